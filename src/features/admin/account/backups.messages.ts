import { defineMessages } from '../../../i18n/messages.ts'

/** What administrators are told of the nightly backups; what warns has the alarms' texts. */
export const backupsMessages = defineMessages({
  et: {
    backups: 'Varukoopiad',
    backupsLead: 'Igal ööl tehakse varukoopia sõnumitest, sisust ja piltidest ning proovitakse, kas sellest saab sama saidi.',
    noBackup: 'Varukoopiat veel ei ole: esimene tehakse öösel.',
    newestBackup: (time: string, size: string) => `Viimane varukoopia ${time} (${size})`,
    proved: 'Proovitud: taastatud sait on baithaaval sama.',
    waiting: 'Veel proovimata: arvutisse on paigaldatud uuem programm. Pärast taaskäivitamist proovitakse uuesti.',
    edited: 'Proovimata: sisu muudeti samal ajal või mõni leht ootab parandamist. Järgmisel ööl proovitakse uuesti.',
    notTried: 'Seda ei ole veel proovitud.',
    lastProved: (time: string) => `Viimati õnnestus proov ${time}`,
  },
  en: {
    backups: 'Backups',
    backupsLead: 'Every night messages, content and pictures are backed up, and it is tried whether the same site comes of it.',
    noBackup: 'There is no backup yet: the first is made tonight.',
    newestBackup: (time, size) => `Newest backup ${time} (${size})`,
    proved: 'Tried: the restored site is the same, byte for byte.',
    waiting: 'Not tried yet: a newer version of the program is installed. It is tried again after a restart.',
    edited: 'Not tried: content was edited meanwhile, or a page is held back. It is tried again next night.',
    notTried: 'It has not been tried yet.',
    lastProved: time => `Last successful test ${time}`,
  },
  ru: {
    backups: 'Резервные копии',
    backupsLead:
      'Каждую ночь сохраняется копия сообщений, содержимого и изображений и проверяется, восстанавливается ли из неё тот же сайт.',
    noBackup: 'Резервной копии ещё нет: первая будет сделана ночью.',
    newestBackup: (time, size) => `Последняя копия ${time} (${size})`,
    proved: 'Проверена: восстановленный сайт совпадает байт в байт.',
    waiting: 'Ещё не проверена: установлена новая версия программы. Проверка повторится после перезапуска.',
    edited:
      'Не проверена: в это время меняли содержимое или какая-то страница ждёт исправления. Следующей ночью проверка повторится.',
    notTried: 'Она ещё не проверена.',
    lastProved: time => `Последняя успешная проверка ${time}`,
  },
})
