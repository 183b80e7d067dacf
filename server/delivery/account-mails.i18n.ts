import { INVITATION_DAYS } from '#common/account-limits.ts'
import type { Locale } from '#common/locales.ts'

type LinkTexts = {
  readonly subject: string
  readonly greeting: string
  /** What happened; `host` is the site's name in its address. */
  readonly about: (host: string) => string
  readonly open: string
  readonly until: string
  readonly notYou: string
  readonly signature: string
}

/** The mail to an administrator who forgot the password. */
export const RESET_TEXTS: Readonly<Record<Locale, LinkTexts>> = {
  et: {
    subject: 'Uue parooli määramine',
    greeting: 'Tere!',
    about: host => `Sinu haldurikontole saidil ${host} sooviti määrata uus parool. Arvatavasti tegid seda sina ise.`,
    open: 'Uue parooli saad määrata selle lingi kaudu:',
    until: 'Link kehtib ühe tunni ja töötab ühe korra. Kui küsid uue lingi, siis praegune enam ei tööta.',
    notYou: 'Kui sa uut parooli ei soovinud, ei pea sa midagi tegema: vana parool kehtib edasi.',
    signature: 'Aroomikoda',
  },
  en: {
    subject: 'Setting a new password',
    greeting: 'Hello,',
    about: host => `A new password was requested for your administrator’s account at ${host}, probably by you.`,
    open: 'You can set a new password here:',
    until: 'The link is valid for one hour and works once. If you ask for another one, this one stops working.',
    notYou: 'If you did not ask for this, there is nothing to do: your current password stays valid.',
    signature: 'Aroomikoda',
  },
  ru: {
    subject: 'Новый пароль',
    greeting: 'Здравствуйте!',
    about: host =>
      `Для вашей учётной записи администратора на сайте ${host} запросили новый пароль. Скорее всего, это сделали вы.`,
    open: 'Задать новый пароль можно по ссылке:',
    until: 'Ссылка действует один час и срабатывает один раз. Если вы запросите другую, эта перестанет работать.',
    notYou: 'Если вы этого не запрашивали, ничего делать не нужно: прежний пароль продолжает действовать.',
    signature: 'Aroomikoda',
  },
}

/** The mail to a person invited to become an administrator. */
export const INVITATION_TEXTS: Readonly<Record<Locale, LinkTexts>> = {
  et: {
    subject: 'Kutse Aroomikoja halduriks',
    greeting: 'Tere!',
    about: host => `Sind on kutsutud saidi ${host} sisu haldama.`,
    open: 'Konto saad luua selle lingi kaudu:',
    until: `Link kehtib ${INVITATION_DAYS} päeva ja töötab ühe korra.`,
    notYou: 'Kui see kutse on sulle ootamatu, võid kirja kustutada.',
    signature: 'Aroomikoda',
  },
  en: {
    subject: 'An invitation to administer Aroomikoda',
    greeting: 'Hello,',
    about: host => `You have been invited to look after the content of ${host}.`,
    open: 'You can create your account here:',
    until: `The link is valid for ${INVITATION_DAYS} days and works once.`,
    notYou: 'If you did not expect this invitation, you can delete this e-mail.',
    signature: 'Aroomikoda',
  },
  ru: {
    subject: 'Приглашение в администраторы Aroomikoda',
    greeting: 'Здравствуйте!',
    about: host => `Вас пригласили редактировать сайт ${host}.`,
    open: 'Создать учётную запись можно по ссылке:',
    until: `Ссылка действует ${INVITATION_DAYS} дней и срабатывает один раз.`,
    notYou: 'Если вы не ждали этого приглашения, просто удалите письмо.',
    signature: 'Aroomikoda',
  },
}
