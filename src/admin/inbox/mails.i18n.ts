import { defineMessages } from '../../i18n/messages.ts'
import { plural } from '../../i18n/plural.ts'

/** The inbox's texts about mails: their states, the reasons of failures, the remedies. */
export const mailsMessages = defineMessages({
  et: {
    noMailServer:
      'Postiserverit ei ole seadistatud: e-kirjad jäävad serverisse failidena ega jõua kellenigi. Külastajate kirjad on kõik alles lehel „Kirjad”. Palu saidi hooldajal e-post seadistada.',
    queued: 'E-kiri järjekorras',
    sent: 'E-kirjad saadetud',
    kept: 'E-kirjad kirjutatud failidesse',
    failing: 'E-kiri ei lähe välja',
    failed: 'E-kiri jäi saatmata',
    deliveries: 'E-kirjad',
    company: 'Ettevõttele',
    visitor: 'Kinnitus saatjale',
    mailQueued: 'Järjekorras',
    mailSent: 'Saadetud',
    mailKept: 'Kirjutatud faili',
    mailFailing: 'Ei lähe välja',
    mailFailed: 'Saatmata',
    nextAttempt: (when: string) => `järgmine katse ${when}`,
    noAttempts: 'Veel ei ole proovitud.',
    attemptSent: 'Saadetud.',
    attemptKept: 'Kirjutatud faili, saatmata.',
    attemptDeferred: 'Ei õnnestunud, proovime uuesti:',
    attemptFailed: 'Ei õnnestunud, rohkem ei proovita:',
    unknown: 'põhjus on teadmata.',
    unreachable: 'postiserveriga ei saanud ühendust või see ei vastanud.',
    insecure: 'postiserveriga ei saanud turvalist ühendust.',
    certificate: 'postiserveri sertifikaati ei saa usaldada: see on aegunud, vale nimega või tundmatu väljastaja oma.',
    login: 'postiserver ei võtnud vastu kasutajanime, parooli või saidi serverit.',
    unanswered: 'postiserver ei kinnitanud, et võttis kirja vastu: see võib olla kohale jõudnud.',
    later: 'postiserver palus hiljem uuesti proovida.',
    sender: 'postiserver ei luba sellelt saatja aadressilt kirju saata.',
    relay: 'postiserver ei edasta meie kirju sellele aadressile: saidi hooldaja peab e-posti seaded üle vaatama.',
    address: 'postiserver ei võtnud saaja aadressi vastu: tõenäoliselt on see valesti kirjutatud.',
    refused: 'postiserver ei võtnud kirja vastu.',
    technical: 'Tehniline teade',
    retryNow: 'Proovi kohe saata',
    retryAll: 'Saada kõik kohe uuesti',
    retried: 'Saadame kohe uuesti.',
    beingSent: 'Seda e-kirja saadetakse just praegu. Proovi mõne hetke pärast uuesti.',
    allSent: 'Selle kirja kõik e-kirjad on juba saadetud.',
    allKept: 'Selle kirja kõik e-kirjad on juba failidesse kirjutatud.',
    visitorNotReached: 'Kinnitus ei jõudnud saatjani. Võta temaga ühendust telefoni teel.',
    companyNotReached: 'Teade ettevõtte postkasti ei jõudnud. Kõik, mis saadeti, on siin alles.',
    trouble: (failing: number, failed: number) =>
      [
        failing > 0
          ? `${failing} ${plural('et', failing, { one: 'e-kiri ei lähe välja', other: 'e-kirja ei lähe välja' })}, proovime uuesti.`
          : '',
        failed > 0 ? `${failed} ${plural('et', failed, { one: 'e-kiri jäi saatmata', other: 'e-kirja jäi saatmata' })}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    reason: 'Põhjus:',
  },
  en: {
    noMailServer:
      'No mail server is set up: e-mails stay on the server as files and reach no one. Visitors’ messages are all kept on the page “Messages”. Ask the people who maintain the site to set up e-mail.',
    queued: 'E-mail queued',
    sent: 'E-mails sent',
    kept: 'E-mails written to files',
    failing: 'E-mail not going out',
    failed: 'E-mail not sent',
    deliveries: 'E-mails',
    company: 'To the company',
    visitor: 'Confirmation to the sender',
    mailQueued: 'Queued',
    mailSent: 'Sent',
    mailKept: 'Written to a file',
    mailFailing: 'Not going out',
    mailFailed: 'Not sent',
    nextAttempt: when => `next attempt ${when}`,
    noAttempts: 'Not tried yet.',
    attemptSent: 'Sent.',
    attemptKept: 'Written to a file, not sent.',
    attemptDeferred: 'Did not work, will be tried again:',
    attemptFailed: 'Did not work, will not be tried again:',
    unknown: 'the reason is not known.',
    unreachable: 'the mail server could not be reached or did not answer.',
    insecure: 'there was no secure connection to the mail server.',
    certificate:
      'the mail server’s certificate cannot be trusted: it has expired, names another server or has an unknown issuer.',
    login: 'the mail server did not accept the user name, the password or the site’s server.',
    unanswered: 'the mail server did not confirm that it took the mail: it may have arrived.',
    later: 'the mail server asked us to try again later.',
    sender: 'the mail server does not allow mail from this sender’s address.',
    relay:
      'the mail server does not forward our mail to this address: the people who maintain the site must check the e-mail settings.',
    address: 'the mail server did not accept the recipient’s address: it is probably misspelt.',
    refused: 'the mail server did not accept the mail.',
    technical: 'Technical message',
    retryNow: 'Try to send now',
    retryAll: 'Try all now',
    retried: 'Sending again now.',
    beingSent: 'This e-mail is being sent right now. Try again in a moment.',
    allSent: 'All e-mails of this message have already been sent.',
    allKept: 'All e-mails of this message have already been written to files.',
    visitorNotReached: 'The confirmation did not reach the sender. Contact them by phone.',
    companyNotReached: 'The notice did not reach the company’s mailbox. Everything that was sent is here.',
    trouble: (failing, failed) =>
      [
        failing > 0
          ? `${failing} ${plural('en', failing, { one: 'e-mail is not going out', other: 'e-mails are not going out' })} and will be tried again.`
          : '',
        failed > 0 ? `${failed} ${plural('en', failed, { one: 'e-mail was not sent', other: 'e-mails were not sent' })}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    reason: 'Reason:',
  },
  ru: {
    noMailServer:
      'Почтовый сервер не настроен: письма остаются на сервере в виде файлов и никому не приходят. Все сообщения посетителей сохранены на странице «Сообщения». Попросите системного администратора настроить почту.',
    queued: 'Письмо в очереди',
    sent: 'Письма отправлены',
    kept: 'Письма записаны в файлы',
    failing: 'Письмо не уходит',
    failed: 'Письмо не отправлено',
    deliveries: 'Письма',
    company: 'Компании',
    visitor: 'Подтверждение отправителю',
    mailQueued: 'В очереди',
    mailSent: 'Отправлено',
    mailKept: 'Записано в файл',
    mailFailing: 'Не уходит',
    mailFailed: 'Не отправлено',
    nextAttempt: when => `следующая попытка ${when}`,
    noAttempts: 'Попыток ещё не было.',
    attemptSent: 'Отправлено.',
    attemptKept: 'Записано в файл, не отправлено.',
    attemptDeferred: 'Не получилось, попробуем ещё раз:',
    attemptFailed: 'Не получилось, больше попыток не будет:',
    unknown: 'причина неизвестна.',
    unreachable: 'не удалось связаться с почтовым сервером, или он не ответил.',
    insecure: 'не удалось установить защищённое соединение с почтовым сервером.',
    certificate: 'сертификату почтового сервера нельзя доверять: он просрочен, выдан на другое имя или неизвестным издателем.',
    login: 'почтовый сервер не принял имя пользователя, пароль или сервер сайта.',
    unanswered: 'почтовый сервер не подтвердил, что принял письмо: оно могло дойти.',
    later: 'почтовый сервер попросил повторить попытку позже.',
    sender: 'почтовый сервер не разрешает отправлять письма с этого адреса.',
    relay:
      'почтовый сервер не пересылает наши письма на этот адрес: попросите системного администратора проверить настройки почты.',
    address: 'почтовый сервер не принял адрес получателя: вероятно, в нём опечатка.',
    refused: 'почтовый сервер не принял письмо.',
    technical: 'Техническое сообщение',
    retryNow: 'Отправить сейчас',
    retryAll: 'Отправить все сейчас',
    retried: 'Отправляем ещё раз.',
    beingSent: 'Это письмо как раз отправляется. Попробуйте чуть позже.',
    allSent: 'Все письма по этому сообщению уже отправлены.',
    allKept: 'Все письма по этому сообщению уже записаны в файлы.',
    visitorNotReached: 'Подтверждение не дошло до отправителя. Свяжитесь с ним по телефону.',
    companyNotReached: 'Уведомление не дошло до почты компании. Всё, что было отправлено, сохранено здесь.',
    trouble: (failing, failed) =>
      [
        failing > 0
          ? `${failing} ${plural('ru', failing, { one: 'письмо не уходит', few: 'письма не уходят', many: 'писем не уходит', other: 'письма не уходят' })}, попробуем ещё раз.`
          : '',
        failed > 0
          ? `${failed} ${plural('ru', failed, { one: 'письмо не отправлено', few: 'письма не отправлены', many: 'писем не отправлено', other: 'письма не отправлено' })}.`
          : '',
      ]
        .filter(Boolean)
        .join(' '),
    reason: 'Причина:',
  },
})

/** The beginning of a reply, in the visitor's language. */
export const replyMessages = defineMessages({
  et: {
    greeting: (name: string) => `Tere, ${name}!`,
    wrote: (day: string) => `Kirjutasite ${day}:`,
  },
  en: {
    greeting: name => `Hello ${name},`,
    wrote: day => `On ${day} you wrote:`,
  },
  ru: {
    greeting: name => `Здравствуйте, ${name}!`,
    wrote: day => `Вы писали ${day}:`,
  },
})
