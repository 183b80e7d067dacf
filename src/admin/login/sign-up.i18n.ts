import { defineMessages } from '../../i18n/messages.ts'

/** The account of an invited administrator. */
export const signUpMessages = defineMessages({
  et: {
    signup: 'Loo konto',
    signupLead: 'Kutse saanud haldurile.',
    signupDescription: 'Konto loomine Aroomikoja haldurile, kes sai kutse.',
    submitSignup: 'Loo konto',
    signingUp: 'Loon kontot…',
    signedUp: 'Konto on loodud. Logi nüüd sisse.',
    noInvitation: 'Konto loomiseks on vaja kutset.',
    noInvitationHint: 'Ava link, mille haldur sulle saatis. Kui linki ei ole, palu seda mõnelt haldurilt.',
    invitationUsed: 'See kutse ei kehti enam: see on juba kasutatud või aegunud. Palu haldurilt uut.',
    justSignedUp: 'Kui sa äsja konto lõid, logi sisse.',
    emailTaken: 'Selle e-postiga konto on juba olemas.',
  },
  en: {
    signup: 'Create an account',
    signupLead: 'For administrators with an invitation.',
    signupDescription: 'Account creation for invited administrators of Aroomikoda.',
    submitSignup: 'Create account',
    signingUp: 'Creating the account…',
    signedUp: 'Your account is ready. Please log in.',
    noInvitation: 'You need an invitation to create an account.',
    noInvitationHint: 'Open the link an administrator sent you. If you have none, ask an administrator for it.',
    invitationUsed: 'This invitation is no longer valid: it has been used or has expired. Ask an administrator for a new one.',
    justSignedUp: 'If you have just made your account, log in.',
    emailTaken: 'There is already an account with this e-mail address.',
  },
  ru: {
    signup: 'Создание учётной записи',
    signupLead: 'Для администраторов, получивших приглашение.',
    signupDescription: 'Создание учётной записи для приглашённых администраторов Aroomikoda.',
    submitSignup: 'Создать учётную запись',
    signingUp: 'Создаём учётную запись…',
    signedUp: 'Учётная запись создана. Теперь войдите.',
    noInvitation: 'Чтобы создать учётную запись, нужно приглашение.',
    noInvitationHint: 'Откройте ссылку, которую прислал администратор. Если её нет, попросите её у администратора.',
    invitationUsed:
      'Это приглашение больше не действует: оно уже использовано, или его срок истёк. Попросите у администратора новое.',
    justSignedUp: 'Если вы только что создали учётную запись, войдите.',
    emailTaken: 'Учётная запись с таким адресом уже есть.',
  },
})
