import { type Locale, LOCALES } from '#common/locales.ts'
import type { ServiceType } from '#common/service-types.ts'
import { type ContentReader, TEXT_IDS } from '../../content/content-reader.ts'
import { languagesOf } from '../../i18n/localized.ts'
import { SERVICE_PAGES } from '../../i18n/page-names.i18n.ts'

/** The languages of a page of services: those that its text or one of its items is in. */
export function serviceLanguages(content: Pick<ContentReader, 'text' | 'services'>, type: ServiceType): readonly Locale[] {
  const page = SERVICE_PAGES[type]
  // In the place of a text it has words of the site.
  if (page === 'hobbyGroups') return LOCALES
  return languagesOf(content.text(TEXT_IDS[page]), ...content.services(type).map(({ title }) => title))
}
