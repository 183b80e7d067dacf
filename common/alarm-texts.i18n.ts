import type { AlarmCode } from './alarm-codes.ts'
import type { Locale } from './locales.ts'

/** What an alarm means, and what to do about it. */
type AlarmText = { readonly title: string; readonly cure: string }

type Texts = {
  /** Subject of a mail about an alarm that lasts. */
  readonly begun: string
  /** Subject of a mail about one that has ended. */
  readonly over: string
  /** Subject of the daily mail that shows that mails go out, and its text. */
  readonly canary: string
  readonly canaryBody: string
  readonly since: string
  readonly until: string
  /** Label of what the product found, for the operator. */
  readonly found: string
  readonly codes: Readonly<Record<AlarmCode, AlarmText>>
}

/** The texts of alarms for mails, the alarms page and the webhook. */
export const ALARM_TEXTS: Readonly<Record<Locale, Texts>> = {
  et: {
    begun: 'Häire',
    over: 'Häire on möödas',
    canary: 'E-kirjad lähevad välja',
    canaryBody:
      'See kiri tuleb igal hommikul sama teed pidi nagu kõik teised. Kui seda ühel päeval ei ole, ei lähe ka teised kirjad välja.',
    since: 'Algus',
    until: 'Lõpp',
    found: 'Täpsemalt',
    codes: {
      MAILS_NOT_SENT: {
        title: 'E-kirjad ei lähe välja',
        cure: 'Ava „Kirjad”: seal on põhjus ja nupp „Saada kõik kohe uuesti”. Külastajate kirjad on kõik alles.',
      },
      CANARY_NOT_SENT: {
        title: 'Igapäevane proovikiri ei läinud välja',
        cure: 'Palu saidi hooldajal kontrollida postiserveri seadeid: tõenäoliselt ei lähe välja ka teised kirjad.',
      },
      PUBLICATION_FAILED: {
        title: 'Muudatust ei saanud avaldada',
        cure: 'Ava „Muudatuste ajalugu”: seal on põhjus. Külastajad näevad varasemat versiooni.',
      },
      PUBLISHING_LATE: {
        title: 'Muudatused ootavad avaldamist',
        cure: 'Salvestatu on alles. Palu saidi hooldajal vaadata serveri logist, kas avaldaja töötab.',
      },
      PAGES_HELD: {
        title: 'Mõnda lehte ei saa koostada',
        cure: 'Ava „Muudatuste ajalugu”: seal on lehtede nimekiri. Külastajad näevad nende varasemat versiooni; lehti, millel seda pole, nad ei näe.',
      },
      DELIVERY_FAILED: {
        title: 'Muudatused ei jõua külastajateni',
        cure: 'Kõik on salvestatud ja siin serveris avaldatud; külastajad näevad varasemat versiooni. Proovime ise uuesti. Kui häire jääb püsima, palu saidi hooldajal kontrollida failihoidlat ja selle seadeid.',
      },
      PROXY_NOT_TRUSTED: {
        title: 'Kõik külastajad loetakse üheks',
        cure: 'Palu saidi hooldajal seadistada usaldatud vaheserver, muidu võib üks külastaja kulutada ära kõigi külastajate limiidi.',
      },
      DISK_LOW: {
        title: 'Kettaruum hakkab lõppema',
        cure: 'Palu saidi hooldajal vabastada ruumi või suurendada ketast, enne kui salvestada enam ei saa.',
      },
      DISK_FULL: {
        title: 'Ketas on täis',
        cure: 'Palu saidi hooldajal ruumi vabastada: enne ei saa midagi salvestada ega avaldada. Varem salvestatu on alles.',
      },
      BACKUP_OLD: {
        title: 'Värsket varukoopiat ei ole',
        cure: 'Möödunud ööl varukoopiat ei tehtud. Palu saidi hooldajal vaadata serveri logi.',
      },
      BACKUP_FAILED: {
        title: 'Varukoopia tegemine ebaõnnestus',
        cure: 'Varasemad koopiad on alles. Palu saidi hooldajal vaadata serveri logi.',
      },
      BACKUP_UNPROVED: {
        title: 'Varukoopia ei ole proovi läbinud',
        cure: 'Varasemad koopiad on alles. Palu saidi hooldajal varukoopiat kontrollida.',
      },
      SITE_DIFFERED: {
        title: 'Avaldatud failid vajavad ülevaatamist',
        cure: 'Allpool on kirjas, kas failid ei olnud sellised, nagu pidid olema (siis on kõik, mida sai, uuesti avaldatud), või ei õnnestunud neid kontrollida. Palu saidi hooldajal põhjus välja selgitada.',
      },
    },
  },
  en: {
    begun: 'Alarm',
    over: 'Alarm is over',
    canary: 'E-mail delivery works',
    canaryBody:
      'This message takes the same route every morning as all other mail. If it is missing one day, the others are not delivered either.',
    since: 'Since',
    until: 'Until',
    found: 'Found',
    codes: {
      MAILS_NOT_SENT: {
        title: 'E-mails are not going out',
        cure: 'Open “Messages”: it has the reason and the button “Try all now”. Everything visitors wrote is kept.',
      },
      CANARY_NOT_SENT: {
        title: 'The daily test e-mail did not go out',
        cure: 'Ask the people who maintain the site to check the settings of the mail server: other e-mails are probably not going out either.',
      },
      PUBLICATION_FAILED: {
        title: 'A change could not be published',
        cure: 'Open “History of changes”: it has the reason. Visitors see the earlier version.',
      },
      PUBLISHING_LATE: {
        title: 'Changes are waiting to be published',
        cure: 'What was saved is kept. Ask the people who maintain the site to see in the server’s log whether the publisher works.',
      },
      PAGES_HELD: {
        title: 'Some pages cannot be built',
        cure: 'Open “History of changes”: it lists the pages. Visitors see their earlier version; a page without one they do not see.',
      },
      DELIVERY_FAILED: {
        title: 'Changes are not reaching visitors',
        cure: 'Everything is saved and published on this server; visitors see the earlier version. It will be tried again automatically. If the alarm persists, ask the people who maintain the site to check the file storage and its settings.',
      },
      PROXY_NOT_TRUSTED: {
        title: 'All visitors count as one',
        cure: 'Ask the people who maintain the site to name the trusted proxy; until then one visitor can use up the limits of all.',
      },
      DISK_LOW: {
        title: 'The disk is nearly full',
        cure: 'Ask the people who maintain the site to free some space or enlarge the disk while saving still works.',
      },
      DISK_FULL: {
        title: 'The disk is full',
        cure: 'Ask the people who maintain the site to free some space: until then nothing can be saved or published. What was saved before is kept.',
      },
      BACKUP_OLD: {
        title: 'There is no recent backup',
        cure: 'No backup was made last night. Ask the people who maintain the site to look into the server’s log.',
      },
      BACKUP_FAILED: {
        title: 'The backup failed',
        cure: 'Earlier backups are kept. Ask the people who maintain the site to look into the server’s log.',
      },
      BACKUP_UNPROVED: {
        title: 'The backup has not passed its test',
        cure: 'Earlier backups are kept. Ask the people who maintain the site to check the backup.',
      },
      SITE_DIFFERED: {
        title: 'Published files need attention',
        cure: 'Either files were not as they should be, and whatever could be published again has been, or the files could not be checked: see below which. Ask the people who maintain the site to find out why.',
      },
    },
  },
  ru: {
    begun: 'Сбой',
    over: 'Сбой устранён',
    canary: 'Письма отправляются',
    canaryBody:
      'Это письмо приходит каждое утро тем же путём, что и все остальные. Если однажды оно не придёт, значит, не уходят и другие письма.',
    since: 'Начало',
    until: 'Окончание',
    found: 'Обнаружено',
    codes: {
      MAILS_NOT_SENT: {
        title: 'Письма не уходят',
        cure: 'Откройте «Сообщения»: там указана причина и есть кнопка «Отправить все сейчас». Всё, что написали посетители, сохранено.',
      },
      CANARY_NOT_SENT: {
        title: 'Ежедневное проверочное письмо не ушло',
        cure: 'Попросите системного администратора проверить настройки почтового сервера: скорее всего, не уходят и другие письма.',
      },
      PUBLICATION_FAILED: {
        title: 'Изменение не удалось опубликовать',
        cure: 'Откройте страницу «История изменений»: там указана причина. Посетители видят прежнюю версию.',
      },
      PUBLISHING_LATE: {
        title: 'Изменения ждут публикации',
        cure: 'Сохранённое не потеряно. Попросите системного администратора посмотреть в журнале сервера, работает ли публикация.',
      },
      PAGES_HELD: {
        title: 'Некоторые страницы не удаётся собрать',
        cure: 'Откройте страницу «История изменений»: там есть список страниц. Посетители видят их прежнюю версию; страницы, у которых её нет, посетители не видят.',
      },
      DELIVERY_FAILED: {
        title: 'Изменения не доходят до посетителей',
        cure: 'Всё сохранено и опубликовано на этом сервере; посетители видят прежнюю версию. Попытки повторяются автоматически. Если сбой не проходит, попросите системного администратора проверить файловое хранилище и его настройки.',
      },
      PROXY_NOT_TRUSTED: {
        title: 'Все посетители считаются одним',
        cure: 'Попросите системного администратора указать доверенный прокси-сервер: до тех пор один посетитель может исчерпать ограничения для всех.',
      },
      DISK_LOW: {
        title: 'Заканчивается место на диске',
        cure: 'Попросите системного администратора освободить место или увеличить диск, пока сохранение ещё работает.',
      },
      DISK_FULL: {
        title: 'Диск заполнен',
        cure: 'Попросите системного администратора освободить место: до этого ничего нельзя сохранить и опубликовать. Сохранённое ранее не потеряно.',
      },
      BACKUP_OLD: {
        title: 'Нет свежей резервной копии',
        cure: 'Прошлой ночью резервная копия не была создана. Попросите системного администратора посмотреть журнал сервера.',
      },
      BACKUP_FAILED: {
        title: 'Резервная копия не создана',
        cure: 'Прежние копии на месте. Попросите системного администратора посмотреть журнал сервера.',
      },
      BACKUP_UNPROVED: {
        title: 'Резервная копия не прошла проверку',
        cure: 'Прежние копии на месте. Попросите системного администратора проверить копию.',
      },
      SITE_DIFFERED: {
        title: 'Опубликованные файлы требуют внимания',
        cure: 'Либо файлы были не такими, какими должны быть, и всё, что можно, опубликовано заново, либо их не удалось проверить: ниже указано, что именно. Попросите системного администратора выяснить причину.',
      },
    },
  },
}

/** The alarm in a few words; a code without a text is its own title. */
export function alarmTitle(locale: Locale, code: string): string {
  return alarmText(locale, code)?.title ?? code
}

/** What to do about an alarm; empty for a code without a text. */
export function alarmCure(locale: Locale, code: string): string {
  return alarmText(locale, code)?.cure ?? ''
}

/** Title and cure of an alarm. Undefined for a code that only another version of the product knows, whose rows stay. */
export function alarmText(locale: Locale, code: string): AlarmText | undefined {
  const codes: Readonly<Record<string, AlarmText>> = ALARM_TEXTS[locale].codes
  return codes[code]
}
