import { adminPaths } from '../../../i18n/admin-paths.ts'
import { keepToast } from '../../../ui/toast.ts'
import { ownLanguage } from '../language/own-language.ts'
import { inSiteLanguage } from '../language/site-language.ts'
import { forgetLogin } from '../session/login-flag.ts'

/** Goes where somebody belongs who is logged in no more; the next page says why. */
export function leaveLoggedOut(text: string): void {
  keepToast(text, 'success', ownLanguage())
  forgetLogin()
  location.assign(inSiteLanguage(adminPaths.login))
}
