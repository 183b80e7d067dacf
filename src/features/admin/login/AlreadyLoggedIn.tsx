import type { Locale } from '../../../i18n/locales.ts'
import { localizedPath, paths } from '../../../i18n/paths.ts'
import { keepToast, showToast } from '../../../ui/toast.ts'
import { logOut } from '../api/auth.api.ts'
import { forgetLogin } from '../session/login-flag.ts'
import { sessionMessages } from '../session/session.messages.ts'
import { loginMessages } from './login.messages.ts'
import { BUTTON, BUTTON_QUIET } from '../ui/looks.ts'

/** In the place of the log-in form, for an administrator who is logged in. */
export function AlreadyLoggedIn({ locale, email }: { readonly locale: Locale; readonly email: string }) {
  const t = loginMessages(locale)
  const leave = async () => {
    try {
      await logOut()
      forgetLogin()
      keepToast(sessionMessages(locale).loggedOut)
      location.reload()
    } catch {
      showToast(sessionMessages(locale).logOutFailed, 'error')
    }
  }
  return (
    <div className="credentials-form">
      <p>{t.alreadyLoggedIn(email)}</p>
      <a className={BUTTON} href={localizedPath(locale, paths.home)}>
        {t.toHome}
      </a>
      <button className={BUTTON_QUIET} type="button" onClick={() => void leave()}>
        {t.logOut}
      </button>
    </div>
  )
}
