import { showToast } from '../../ui/toast.ts'
import { ownLang } from '../language/own-language.ts'

/** Shows a toast to the administrator, whose language may be another one than the page's. */
export const showOwnToast: typeof showToast = (text, kind, more) => showToast(text, kind, { ...more, ...ownLang() })
