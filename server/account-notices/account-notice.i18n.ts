import type { Locale } from '#common/locales.ts'
import type { NoticeKind } from './account-notice.entity.ts'

type NoticeTexts = {
  readonly subject: string
  /** What happened; `host` is the site's name in its address. */
  readonly about: (host: string) => string
  /** What the recipient should do if another person did it; the address of the page follows. */
  readonly notYou: string
}

type CommonTexts = {
  readonly greeting: string
  readonly time: string
  readonly device: string
  readonly unknownDevice: string
  readonly email: string
  readonly wasYou: string
  readonly signature: string
}

/** The texts that every notice has. */
export const COMMON_TEXTS: Readonly<Record<Locale, CommonTexts>> = {
  et: {
    greeting: 'Tere!',
    time: 'Aeg (Eesti)',
    device: 'Seade',
    unknownDevice: 'tundmatu',
    email: 'E-post',
    wasYou: 'Kui see olid sina, ei pea sa midagi tegema.',
    signature: 'Aroomikoda',
  },
  en: {
    greeting: 'Hello,',
    time: 'Time (Estonia)',
    device: 'Device',
    unknownDevice: 'unknown',
    email: 'E-mail',
    wasYou: 'If this was you, there is nothing to do.',
    signature: 'Aroomikoda',
  },
  ru: {
    greeting: 'Здравствуйте!',
    time: 'Время (Эстония)',
    device: 'Устройство',
    unknownDevice: 'неизвестно',
    email: 'Эл. почта',
    wasYou: 'Если это были вы, ничего делать не нужно.',
    signature: 'Aroomikoda',
  },
}

/** The texts of each kind of notice. */
export const NOTICE_TEXTS: Readonly<Record<NoticeKind, Readonly<Record<Locale, NoticeTexts>>>> = {
  'new-device': {
    et: {
      subject: 'Sisselogimine uuest seadmest',
      about: host => `Sinu haldurikontole saidil ${host} logiti sisse seadmest, mida me ei tundnud.`,
      notYou:
        'Kui see ei olnud sina, pääses su kontole võõras. Määra kohe uus parool: see logib sinu kontolt välja kõik seadmed. Seejärel eemalda lehel „Konto” võõrad pääsuvõtmed: need töötavad ka pärast parooli muutmist.',
    },
    en: {
      subject: 'A log-in from a new device',
      about: host => `Your administrator’s account at ${host} was logged in to from a device we did not know.`,
      notYou:
        'If it was not you, a stranger has got into your account. Set a new password now: that logs out every device. Then remove passkeys that are not yours on the page “Account”: they go on working after a change of the password.',
    },
    ru: {
      subject: 'Вход с нового устройства',
      about: host => `В вашу учётную запись администратора на сайте ${host} вошли с незнакомого нам устройства.`,
      notYou:
        'Если это были не вы, в вашу учётную запись вошёл посторонний. Сразу задайте новый пароль: это завершит сеансы на всех устройствах. Затем удалите чужие ключи доступа на странице «Учётная запись»: они действуют и после смены пароля.',
    },
  },
  'password-changed': {
    et: {
      subject: 'Sinu parool on muudetud',
      about: host => `Sinu haldurikonto parool saidil ${host} on muudetud. Teistes seadmetes oled välja logitud.`,
      notYou: 'Kui see ei olnud sina, määra kohe uus parool ja räägi sellest teistele halduritele.',
    },
    en: {
      subject: 'Your password has been changed',
      about: host => `The password of your administrator’s account at ${host} has been changed. Other devices are logged out.`,
      notYou: 'If it was not you, set a new password now and tell the other administrators.',
    },
    ru: {
      subject: 'Ваш пароль изменён',
      about: host =>
        `Пароль вашей учётной записи администратора на сайте ${host} изменён. Сеансы на других устройствах завершены.`,
      notYou: 'Если это были не вы, сразу задайте новый пароль и сообщите другим администраторам.',
    },
  },
  'password-reset': {
    et: {
      subject: 'Sinu kontol on uus parool',
      about: host => `Sinu haldurikontole saidil ${host} määrati uus parool lingiga, mille saatsime sellele aadressile.`,
      notYou:
        'Kui see ei olnud sina, loeb su kirju võõras. Muuda oma postkasti parooli, seejärel määra siin uus ja räägi sellest teistele halduritele.',
    },
    en: {
      subject: 'Your account has a new password',
      about: host =>
        `A new password was set for your administrator’s account at ${host} with the link that we sent to this address.`,
      notYou:
        'If it was not you, a stranger reads your e-mail. Change the password of your mailbox, then set a new one here and tell the other administrators.',
    },
    ru: {
      subject: 'У вашей учётной записи новый пароль',
      about: host =>
        `Для вашей учётной записи администратора на сайте ${host} задан новый пароль по ссылке, отправленной на этот адрес.`,
      notYou:
        'Если это были не вы, вашу почту читает посторонний. Смените пароль почтового ящика, затем задайте новый здесь и сообщите другим администраторам.',
    },
  },
  'administrator-added': {
    et: {
      subject: 'Lisandus uus haldur',
      about: host => `Saidil ${host} loodi kutsega uus haldurikonto. Haldur saab muuta kogu sisu ja lugeda kõiki kirju.`,
      notYou: 'Kui sa seda inimest ei oodanud, eemalda ta haldurite hulgast ja muuda oma parooli:',
    },
    en: {
      subject: 'There is a new administrator',
      about: host =>
        `A new administrator’s account was created at ${host} with an invitation. An administrator can change all content and read all messages.`,
      notYou: 'If you did not expect this person, remove them from the administrators and change your password:',
    },
    ru: {
      subject: 'Добавлен новый администратор',
      about: host =>
        `На сайте ${host} по приглашению создана новая учётная запись администратора. Администратор может менять всё содержимое и читать все сообщения.`,
      notYou: 'Если вы не ждали этого человека, удалите его из администраторов и смените свой пароль:',
    },
  },
  'passkey-added': {
    et: {
      subject: 'Sinu kontole lisati pääsuvõti',
      about: host => `Sinu haldurikontole saidil ${host} lisati pääsuvõti. Sellega saab sisse logida ilma paroolita.`,
      notYou: 'Kui see ei olnud sina, eemalda võõras pääsuvõti kohe, muuda oma parooli ja räägi sellest teistele halduritele:',
    },
    en: {
      subject: 'A passkey was added to your account',
      about: host =>
        `A passkey was added to your administrator’s account at ${host}. It can be used to log in without the password.`,
      notYou: 'If it was not you, remove the unknown passkey now, change your password and tell the other administrators:',
    },
    ru: {
      subject: 'В вашу учётную запись добавлен ключ доступа',
      about: host =>
        `В вашу учётную запись администратора на сайте ${host} добавлен ключ доступа (passkey). С ним можно войти без пароля.`,
      notYou: 'Если это были не вы, сразу удалите чужой ключ, смените пароль и сообщите другим администраторам:',
    },
  },
  'passkey-removed': {
    et: {
      subject: 'Sinu kontolt eemaldati pääsuvõti',
      about: host => `Sinu haldurikontolt saidil ${host} eemaldati pääsuvõti. Sellega ei saa enam sisse logida.`,
      notYou: 'Kui see ei olnud sina, muuda kohe oma parooli, vaata pääsuvõtmed üle ja räägi sellest teistele halduritele:',
    },
    en: {
      subject: 'A passkey was removed from your account',
      about: host => `A passkey was removed from your administrator’s account at ${host}. It can no longer be used to log in.`,
      notYou: 'If it was not you, change your password now, look through your passkeys and tell the other administrators:',
    },
    ru: {
      subject: 'Из вашей учётной записи удалён ключ доступа',
      about: host =>
        `Из вашей учётной записи администратора на сайте ${host} удалён ключ доступа (passkey). Войти с ним больше нельзя.`,
      notYou: 'Если это были не вы, сразу смените пароль, проверьте ключи доступа и сообщите другим администраторам:',
    },
  },
  'recovery-codes-made': {
    et: {
      subject: 'Sinu kontol on uued taastekoodid',
      about: host => `Sinu haldurikontole saidil ${host} tehti uued taastekoodid. Vanad enam ei kehti.`,
      notYou: 'Kui see ei olnud sina, muuda kohe oma parooli ja tee uued koodid:',
    },
    en: {
      subject: 'Your account has new recovery codes',
      about: host => `New recovery codes were made for your administrator’s account at ${host}. The old ones no longer work.`,
      notYou: 'If it was not you, change your password now and make new codes:',
    },
    ru: {
      subject: 'У вашей учётной записи новые коды восстановления',
      about: host =>
        `Для вашей учётной записи администратора на сайте ${host} созданы новые коды восстановления. Старые больше не действуют.`,
      notYou: 'Если это были не вы, сразу смените пароль и создайте новые коды:',
    },
  },
  'recovery-code-used': {
    et: {
      subject: 'Sinu kontole logiti sisse taastekoodiga',
      about: host => `Sinu haldurikontole saidil ${host} logiti sisse parooli ja taastekoodiga. See kood enam ei kehti.`,
      notYou: 'Kui see ei olnud sina, teab su parooli ja taastekoode võõras. Muuda kohe parooli ja tee uued koodid:',
    },
    en: {
      subject: 'A recovery code was used to log in',
      about: host =>
        `Your administrator’s account at ${host} was logged in to with the password and a recovery code. That code no longer works.`,
      notYou: 'If it was not you, a stranger knows your password and your codes. Change the password now and make new codes:',
    },
    ru: {
      subject: 'В вашу учётную запись вошли с кодом восстановления',
      about: host =>
        `В вашу учётную запись администратора на сайте ${host} вошли с паролем и кодом восстановления. Этот код больше не действует.`,
      notYou: 'Если это были не вы, ваш пароль и коды знает посторонний. Сразу смените пароль и создайте новые коды:',
    },
  },
  'second-factor-off': {
    et: {
      subject: 'Sinu kontole sisselogimiseks piisab nüüd paroolist',
      about: host => `Sinu haldurikontol saidil ${host} lülitati välja teine samm: sisselogimiseks piisab nüüd paroolist.`,
      notYou: 'Kui see ei olnud sina, muuda kohe oma parooli ja lülita teine samm uuesti sisse:',
    },
    en: {
      subject: 'Your account now opens with the password alone',
      about: host =>
        `The second step was switched off for your administrator’s account at ${host}: the password alone is enough to log in.`,
      notYou: 'If it was not you, change your password now and switch the second step on again:',
    },
    ru: {
      subject: 'Для входа в вашу учётную запись теперь достаточно пароля',
      about: host =>
        `Для вашей учётной записи администратора на сайте ${host} отключён второй шаг: для входа достаточно одного пароля.`,
      notYou: 'Если это были не вы, сразу смените пароль и снова включите второй шаг:',
    },
  },
}
