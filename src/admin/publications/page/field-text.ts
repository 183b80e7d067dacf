import { useStore } from '@nanostores/react'
import { useQueries } from '@tanstack/react-query'
import { formatEuro } from '#common/euro-text.ts'
import { eurosToCents } from '#common/euro.ts'
import { formatInstant } from '#common/instant-text.ts'
import type { Locale } from '#common/locales.ts'
import type { ServiceType } from '#common/service-types.ts'
import type { ContentEntity } from '#server/publication-queue/publication.schemas.ts'
import { pageNames, SERVICE_PAGES } from '../../../i18n/page-names.i18n.ts'
import { useCategories } from '../../api/shop-categories.ts'
import { $pageLanguage } from '../../language/page-language.ts'
import { readLatestChange } from '../publication.api.ts'
import { fieldOf } from './content-names.ts'
import { publicationsMessages } from './publications.i18n.ts'
import { readableHtml } from './readable-html.ts'
import type { Texts } from './word-difference.ts'

/** A changed field of an item. */
type ChangedField = { readonly entity: ContentEntity; readonly name: string; readonly before?: unknown; readonly after?: unknown }

/** Gives a component the words for the values of a field. Names of categories load later. */
export function useFieldTexts({ entity, name, before, after }: ChangedField): Texts {
  const locale = useStore($pageLanguage)
  const categoryName = useCategoryNames(name === 'category_id' ? [before, after] : [])
  const wordsOf = (value: unknown) => {
    if (value === null || value === '') return null
    // Without an answer categories keep their numbers.
    if (name === 'category_id') return categoryName(Number(value)) ?? publicationsMessages(locale).numbered(Number(value))
    return isRichText(entity, name) && typeof value === 'string' ? readableHtml(value) : plainText(name, value, locale)
  }
  return { before: wordsOf(before), after: wordsOf(after) }
}

/** The names of categories by their ids. Of a deleted one only the history has the name, with its last change: the deletion. */
function useCategoryNames(ids: readonly unknown[]): (id: number) => string | undefined {
  const { data } = useCategories()
  const gone = ids.flatMap(id => (!data || id === null || data.some(category => category.id === id) ? [] : [Number(id)]))
  const answers = useQueries({
    queries: gone.map(id => ({ queryKey: ['last-change', 'category', id], queryFn: () => readLatestChange('category', id) })),
  })
  return id => data?.find(category => category.id === id)?.name ?? answers[gone.indexOf(id)]?.data?.changes[0]?.label
}

function isRichText(entity: ContentEntity, name: string): boolean {
  return fieldOf(entity, name)?.type === 'rich-text'
}

/** A value that is no rich text, in words. */
function plainText(name: string, value: unknown, locale: Locale): string {
  switch (name) {
    case 'price':
    case 'new_price':
      return formatEuro(eurosToCents(Number(value)), locale)
    case 'date':
      return formatInstant(String(value))
    case 'position':
      return publicationsMessages(locale).place(Number(value) + 1)
    case 'type':
      return pageNames(locale)[SERVICE_PAGES[value as ServiceType]] ?? String(value)
    default:
      return typeof value === 'string' ? value : JSON.stringify(value)
  }
}

/**
 * Says of two rich texts with the same words what differs: only the look, or a picture. Null where the words differ, and for
 * values that are no rich text.
 */
export function sameWordsNote({ entity, name, before, after }: ChangedField, texts: Texts, locale: Locale): string | null {
  if (!isRichText(entity, name) || (texts.before ?? '') !== (texts.after ?? '')) return null
  const t = publicationsMessages(locale)
  return hasSamePictures(before, after) ? t.onlyLook : t.onlyPicture
}

/** Whether two rich texts show the same pictures; as words they differ only where the pictures' descriptions do. */
function hasSamePictures(before: unknown, after: unknown): boolean {
  const shown = [before, after].map(html => {
    const { images } = new DOMParser().parseFromString(typeof html === 'string' ? html : '', 'text/html')
    return [...images].map(image => image.getAttribute('src')).join(' ')
  })
  return shown[0] === shown[1]
}
