import type { Locale } from '../../../i18n/locales.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { localizedPath } from '../../../i18n/paths.ts'
import { keepToast } from '../../../ui/toast.ts'
import { forgetLogin } from '../session/login-flag.ts'

/** Goes where somebody belongs who is logged in no more; the next page says why. */
export function leaveLoggedOut(locale: Locale, text: string): void {
  forgetLogin()
  keepToast(text)
  location.assign(localizedPath(locale, adminPaths.login))
}
