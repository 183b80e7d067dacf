import type { InfoTextName } from '../../../i18n/admin-paths.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { pageNames } from '../../../i18n/page-names.ts'
import { servicesMessages } from '../../services/services.i18n.ts'
import { INFO_TEXTS } from './info-texts.ts'

/** The heading that visitors see above the text. The form itself does not use it, to save loading these texts. */
export function headingOf(name: InfoTextName, locale: Locale): string {
  if (name === 'eraklient') return servicesMessages(locale).privateTitle
  return name === 'ariklient' ? servicesMessages(locale).businessTitle : pageNames(locale)[INFO_TEXTS[name].page]
}
