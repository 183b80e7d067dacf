import { useEffect } from 'react'
import { isLoggedOut } from '../api/api-client.ts'
import { adoptLanguageSwitcher } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { LoadTrouble } from '../loading/LoadTrouble.tsx'
import { accountTexts } from './account-texts.ts'
import { AdministratorList } from './AdministratorList.tsx'
import { BackupStatus } from './BackupStatus.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { InvitationList } from './InvitationList.tsx'
import { OwnLanguage } from './OwnLanguage.tsx'
import { PasskeySection } from './PasskeySection.tsx'
import { SessionList } from './SessionList.tsx'
import { useAccount } from './use-account.ts'

/** The administrator's own account, and who else has one: the island of `/admin/account`. */
export function AccountPage() {
  const t = useTexts(accountTexts)
  const { account, error, reload } = useAccount()
  useEffect(adoptLanguageSwitcher, [])
  if (isLoggedOut(error) || (error !== null && account === null)) {
    return <LoadTrouble error={error} text={t.loadFailed} onRetry={() => void reload()} />
  }
  if (account === null) return <output className="editor-notice">{t.loading}</output>
  return (
    <div className="account">
      <p className="account-email">{t.loggedInAs(account.email)}</p>
      <OwnLanguage onChanged={reload} />
      <ChangePassword email={account.email} onChanged={reload} />
      <PasskeySection view={account.passkeys} onChanged={reload} />
      <SessionList sessions={account.sessions} onChanged={reload} />
      <InvitationList invitations={account.invitations} onChanged={reload} />
      <AdministratorList administrators={account.administrators} ownEmail={account.email} onChanged={reload} />
      <BackupStatus backups={account.backups} />
    </div>
  )
}
