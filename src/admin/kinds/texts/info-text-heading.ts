import type { InfoTextName } from '#common/admin-addresses.ts'
import type { Locale } from '#common/locales.ts'
import { servicesMessages } from '../../../features/services/services.i18n.ts'
import { pageNames } from '../../../i18n/page-names.i18n.ts'
import { INFO_TEXTS } from '../../texts/info-texts.ts'

/**
 * The heading that visitors see above the text. A file of its own: the build imports it (EditorPage.astro), where the preview
 * cannot run, and the form does without these words.
 */
export function headingOf(name: InfoTextName, locale: Locale): string {
  if (name === 'eraklient') return servicesMessages(locale).privateTitle
  return name === 'ariklient' ? servicesMessages(locale).businessTitle : pageNames(locale)[INFO_TEXTS[name].page]
}
