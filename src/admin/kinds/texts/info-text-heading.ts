import type { InfoTextName } from '#common/admin-addresses.ts'
import type { Locale } from '#common/locales.ts'
import { servicesMessages } from '../../../features/services/services.i18n.ts'
import { pageNames } from '../../../i18n/page-names.i18n.ts'
import { INFO_TEXTS } from '../../texts/info-texts.ts'

/** The heading that visitors see above the text. The form itself does not use it, to save loading these texts. */
export function headingOf(name: InfoTextName, locale: Locale): string {
  if (name === 'eraklient') return servicesMessages(locale).privateTitle
  return name === 'ariklient' ? servicesMessages(locale).businessTitle : pageNames(locale)[INFO_TEXTS[name].page]
}
