import type { Locale } from '../../../../common/locales.ts'
import type { ContentNames } from './publications.i18n.ts'

/** Fields with a value in each language; the plain name is the Estonian one. */
const TRANSLATED: ReadonlySet<string> = new Set(['header', 'title', 'name', 'description', 'body', 'alt'])

/** A field in words: `header_en` → "Title in English". A field without words keeps its name in the API. */
export function fieldName(names: ContentNames, field: string): string {
  const [, base = field, suffix = 'et'] = field.match(/^(.+)_(en|ru)$/) ?? []
  const name = wordOf(names, base)
  if (name === null) return field
  return TRANSLATED.has(base) ? names.inLanguage(name, suffix) : name
}

const ORDER = [
  'header',
  'title',
  'name',
  'description',
  'body',
  'alt',
  'price',
  'new_price',
  'category_id',
  'search_words',
  'image',
]

/** Technical facts of a picture's files. No administrator wrote them, so the page leaves them out. */
const UNWRITTEN: ReadonlySet<string> = new Set(['url', 'width', 'height', 'bytes', 'variants', 'complete', 'created_at'])

/** Fields that people know, in the editors' order, each language after the Estonian one; others come last. */
export function inOrder<Field extends { readonly name: string }>(fields: readonly Field[]): Field[] {
  const placeOf = ({ name }: Field) => {
    const base = name.replace(/_(en|ru)$/, '')
    const place = ORDER.indexOf(base)
    return (place < 0 ? ORDER.length : place) * 3 + (name === base ? 0 : name.endsWith('_en') ? 1 : 2)
  }
  return fields.filter(({ name }) => !UNWRITTEN.has(name)).toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Whether a field holds running text, of which some words may change. */
export function isTranslated(field: string): boolean {
  return TRANSLATED.has(field.replace(/_(en|ru)$/, ''))
}

/** The language of a field's words, perhaps not the page's, so that screen readers pronounce them right. */
export function contentLanguage(field: string): Locale | undefined {
  if (!isTranslated(field)) return undefined
  return field.endsWith('_en') ? 'en' : field.endsWith('_ru') ? 'ru' : 'et'
}

/** An item's name for people, and whether it is Estonian. */
export function itemName(names: ContentNames, item: { entity: string; id: number; label: string }): string {
  return (item.entity === 'text' ? wordOf(names, `text${item.id}`) : null) ?? item.label
}

function wordOf(names: ContentNames, key: string): string | null {
  const word = (names as Readonly<Record<string, unknown>>)[key]
  return typeof word === 'string' ? word : null
}
