import { defineMessages } from '../../i18n/messages.ts'

/** Texts of the account page about administrators. */
export const administratorMessages = defineMessages({
  et: {
    administrators: 'Haldurid',
    administratorsLead: 'Kõik haldurid saavad sisu muuta ja teisi haldureid kutsuda.',
    you: 'sina',
    administratorSince: (date: string) => `Haldur alates ${date}`,
    remove: 'Eemalda',
    removeOf: (email: string) => `Eemalda haldur ${email}`,
    removeQuestion: (email: string) =>
      `Kas eemaldada haldur ${email}? Ta logitakse kohe välja, tema tehtud muudatused jäävad alles.`,
    removeYourselfQuestion: 'Kas eemaldada sinu enda konto? Sind logitakse kohe välja ja tagasi saad ainult uue kutsega.',
    removed: (email: string) => `${email} ei ole enam haldur.`,
    lastAdministrator: 'Viimast haldurit ei saa eemaldada: ilma haldurita ei saa saiti enam muuta.',
  },
  en: {
    administrators: 'Administrators',
    administratorsLead: 'Every administrator can edit the content and invite others.',
    you: 'you',
    administratorSince: date => `Administrator since ${date}`,
    remove: 'Remove',
    removeOf: email => `Remove administrator ${email}`,
    removeQuestion: email => `Remove administrator ${email}? They are logged out at once; what they changed stays.`,
    removeYourselfQuestion: 'Remove your own account? You are logged out at once and need a new invitation to come back.',
    removed: email => `${email} is no longer an administrator.`,
    lastAdministrator: 'The last administrator cannot be removed: without one the site could not be edited any more.',
  },
  ru: {
    administrators: 'Администраторы',
    administratorsLead: 'Каждый администратор может редактировать содержимое сайта и приглашать других.',
    you: 'вы',
    administratorSince: date => `Администратор с ${date}`,
    remove: 'Удалить',
    removeOf: email => `Удалить администратора ${email}`,
    removeQuestion: email => `Удалить администратора ${email}? Его сеансы сразу завершатся, а сделанные им изменения останутся.`,
    removeYourselfQuestion:
      'Удалить вашу собственную учётную запись? Вы сразу выйдете из системы, а вернуться сможете только по новому приглашению.',
    removed: email => `${email} больше не администратор.`,
    lastAdministrator: 'Последнего администратора удалить нельзя: без администратора сайт нельзя будет изменять.',
  },
})
