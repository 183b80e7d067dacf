import { useEffect } from 'react'
import { isLoggedOut } from '../api/api-client.ts'
import { adoptLanguageSwitcher } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { LoadTrouble } from '../loading/LoadTrouble.tsx'
import { ServerState } from '../server-state/ServerState.tsx'
import { focusPage } from '../ui/focus-page.ts'
import { PAGE_NOTICE } from '../ui/looks.ts'
import { AdministratorList } from './AdministratorList.tsx'
import { BackupStatus } from './BackupStatus.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { InvitationList } from './InvitationList.tsx'
import { OwnLanguage } from './OwnLanguage.tsx'
import { PasskeySection } from './PasskeySection.tsx'
import { SessionList } from './SessionList.tsx'
import { accountTexts } from './account.i18n.ts'
import { useAccount } from './use-account.ts'

/** The administrator's own account and the other accounts: the island of `/admin/account`. */
export function AccountPage() {
  return (
    <ServerState>
      <AccountSections />
    </ServerState>
  )
}

function AccountSections() {
  const t = useTexts(accountTexts)
  const { account, error, reload } = useAccount()
  useEffect(adoptLanguageSwitcher, [])
  if (isLoggedOut(error) || (error !== null && account === null)) {
    return <LoadTrouble error={error} text={t.loadFailed} onRetry={() => void reload()} />
  }
  if (account === null) return <output className={PAGE_NOTICE}>{t.loading}</output>
  const readAnew = () => {
    // The pressed button goes with its notice.
    focusPage()
    void reload()
  }
  return (
    <div className="grid pb-12">
      {error === null ? null : <LoadTrouble error={error} text={t.loadFailed} onRetry={readAnew} isAside />}
      <p className="mb-8 wrap-anywhere">{t.loggedInAs(account.email)}</p>
      <OwnLanguage />
      <ChangePassword email={account.email} />
      <PasskeySection view={account.passkeys} />
      <SessionList sessions={account.sessions} />
      <InvitationList invitations={account.invitations} isCurrent={error === null} />
      <AdministratorList administrators={account.administrators} ownEmail={account.email} />
      <BackupStatus backups={account.backups} />
    </div>
  )
}
