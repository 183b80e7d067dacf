import { adminPaths } from '#common/admin-paths.ts'
import { keepToast } from '../../ui/toast.ts'
import { withReadsHeld } from '../api/api-client.ts'
import { ownLanguage } from '../language/own-language.ts'
import { inSiteLanguage } from '../language/site-language.ts'
import { forgetLogin } from '../session/login-flag.ts'

/** Ends this session too, and goes to the log-in page, which shows `text`. */
export async function leaveBy(end: () => Promise<void>, text: string): Promise<void> {
  await withReadsHeld(end)
  keepToast(text, 'success', ownLanguage())
  forgetLogin()
  location.assign(inSiteLanguage(adminPaths.login))
}
