import type { Locale } from '../../i18n/locales.ts'
import { createElement } from '../../ui/create-element.ts'
import { searchMessages } from './search.messages.ts'

/** How many items have the sought words as they were typed, and how many have them in another way. */
export type Found = { readonly exact: number; readonly similar: number }

/**
 * What the list's status says, as one text, which is read out as one: how well the search was answered, then what is shown.
 * @param shown the list's 'N shown of M'
 */
export function foundText(locale: Locale, query: string, { exact, similar }: Found, shown: string): string {
  const t = searchMessages(locale)
  if (exact + similar === 0) return query.trim() === '' ? shown : t.nothing(query.trim())
  if (similar === 0) return shown
  return `${exact === 0 ? t.onlySimilar : t.exactAndSimilar(exact, similar)} ${shown}`
}

type NothingFound = {
  readonly locale: Locale
  /** The list shows what comes nearest. */
  readonly hasNearest: boolean
  readonly places: readonly HTMLAnchorElement[]
  readonly showAll: () => void
}

/** What stands above the nearest items when a search found nothing: advice, and where to go instead. */
export function nothingFoundNote({ locale, hasNearest, places, showAll }: NothingFound): HTMLElement[] {
  const t = searchMessages(locale)
  const button = createElement('button', { type: 'button', className: 'button button-quiet', textContent: t.showAll })
  button.addEventListener('click', showAll)
  const links = createElement('ul', { className: 'list-note-places' }, ...places.map(link => createElement('li', {}, link)))
  return [
    createElement('p', { textContent: t.nothingHint }),
    ...(places.length > 0 ? [links] : []),
    button,
    ...(hasNearest ? [createElement('p', { className: 'list-note-title', textContent: t.nearest })] : []),
  ]
}
