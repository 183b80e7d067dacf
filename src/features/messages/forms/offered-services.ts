import type { ContentReader } from '../../../content/content-reader.ts'
import type { Localized } from '../../../i18n/localized.ts'
import { pageNames } from '../../../i18n/page-names.ts'

/** Nose training is a page of its own, not an item of a list. */
export const NOSE_TRAINING: Localized = {
  et: pageNames('et').noseTraining,
  en: pageNames('en').noseTraining,
  ru: pageNames('ru').noseTraining,
}

/** Whatever an offer can be asked for that is planned as an event. */
export function offeredEvents(content: ContentReader): readonly Localized[] {
  const types = ['uritused', 'meeskonnad', 'huviringid', 'kinkekaardid'] as const
  const titles = [...types.flatMap(type => content.services(type).map(item => item.title)), NOSE_TRAINING]
  // Two items of one name would be one choice.
  return titles.filter((title, index) => titles.findIndex(other => other.et === title.et) === index)
}
