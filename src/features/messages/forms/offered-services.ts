import { byLocale, type Locale } from '#common/locales.ts'
import { optionTexts } from '#common/message-option-texts.i18n.ts'
import type { PagedForm } from '#common/message-rules.ts'
import type { ContentReader } from '../../../content/content-reader.ts'
import { langAttribute, type Localized, localize } from '../../../i18n/localized.ts'
import type { OfferedServices } from '../form/SharedFields.tsx'

/** The name of the nose training, a page of its own and not an item of a list. The server knows a message's service by it. */
export const NOSE_TRAINING: Localized = byLocale(locale => optionTexts(locale).services['nose-training'])

/** The titles of the services that are planned as events, each once. Visitors can ask for an offer for them. */
export function offeredEvents(content: ContentReader): readonly Localized[] {
  const types = ['uritused', 'meeskonnad', 'huviringid', 'kinkekaardid'] as const
  const titles = [...types.flatMap(type => content.services(type).map(item => item.title)), NOSE_TRAINING]
  // Two items with the same name would be one choice.
  return titles.filter((title, index) => titles.findIndex(other => other.et === title.et) === index)
}

/** The services that a form's page lets the visitor choose from; undefined for a form without that choice. */
export function offeredServices(content: ContentReader, kind: PagedForm, locale: Locale): OfferedServices | undefined {
  switch (kind) {
    case 'offer':
      return choicesOf(offeredEvents(content), locale)
    case 'scent-offer':
      return choicesOf(
        content.services('lohnastused').map(item => item.title),
        locale,
      )
    default:
      return undefined
  }
}

function choicesOf(titles: readonly Localized[], locale: Locale): OfferedServices {
  return titles.map(title => {
    const shown = localize(title, locale)
    const lang = langAttribute(shown, locale)
    return lang === undefined ? ([title.et, shown.text] as const) : ([title.et, shown.text, lang] as const)
  })
}
