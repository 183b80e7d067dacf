import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { localizedPath } from '../../../i18n/paths.ts'
import { ApiProblem } from '../api/api-client.ts'
import { $pageLanguage, adoptLanguageSwitcher } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { accountTexts } from './account-texts.ts'
import { AdministratorList } from './AdministratorList.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { InvitationList } from './InvitationList.tsx'
import { SessionList } from './SessionList.tsx'
import { useAccount } from './use-account.ts'

/** The administrator's own account, and who else has one: the island of `/admin/account`. */
export function AccountPage() {
  const t = useTexts(accountTexts)
  const { account, error, reload } = useAccount()
  useEffect(adoptLanguageSwitcher, [])
  const isLoggedOut = error instanceof ApiProblem && error.problem.status === 401
  if (isLoggedOut || (error !== null && account === null)) return <Trouble isLoggedOut={isLoggedOut} onRetry={reload} />
  if (account === null) return <output className="editor-notice">{t.loading}</output>
  return (
    <div className="account">
      <p className="account-email">{t.loggedInAs(account.email)}</p>
      <ChangePassword email={account.email} onChanged={reload} />
      <SessionList sessions={account.sessions} onChanged={reload} />
      <InvitationList invitations={account.invitations} onChanged={reload} />
      <AdministratorList administrators={account.administrators} ownEmail={account.email} onChanged={reload} />
    </div>
  )
}

type TroubleProps = { readonly isLoggedOut: boolean; readonly onRetry: () => Promise<void> }

function Trouble({ isLoggedOut, onRetry }: TroubleProps) {
  const t = useTexts(accountTexts)
  const locale = useStore($pageLanguage)
  return (
    <div className="editor-notice" role="alert">
      <p>{isLoggedOut ? t.loggedOut : t.loadFailed}</p>
      {isLoggedOut ? (
        <a className="button" href={localizedPath(locale, adminPaths.login)}>
          {t.submitLogin}
        </a>
      ) : (
        <button className="button" type="button" onClick={() => void onRetry()}>
          {t.tryAgain}
        </button>
      )}
    </div>
  )
}
