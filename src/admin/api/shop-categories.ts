import { useStore } from '@nanostores/react'
import { atom, onMount } from 'nanostores'
import type { Locale } from '#common/locales.ts'
import { NAME } from '#common/localized-fields.ts'
import type { CategoryView } from '#server/categories/category.schemas.ts'
import { localize, type LocalizedText } from '../../i18n/localized.ts'
import { callBody } from './api-client.ts'

export type Category = CategoryView

/** How far the page is with loading the categories. Only a page that has none of them fails. */
type Categories =
  | { readonly state: 'loading'; readonly data?: undefined }
  | { readonly state: 'failed'; readonly data?: undefined }
  | { readonly state: 'ready'; readonly data: readonly Category[] }

const LOADING: Categories = { state: 'loading' }
const $categories = atom<Categories>(LOADING)

/** How many times the page asked for them; each request has the count as its number. */
let asked = 0
/** The number of the request whose answer is shown. */
let shown = 0

async function loadCategories(): Promise<void> {
  // The known categories stay until a newer answer.
  if (!$categories.get().data) $categories.set(LOADING)
  const own = (asked += 1)
  const data = await callBody<readonly Category[]>('/api/categories').catch(() => null)
  if (data !== null && own > shown) {
    shown = own
    $categories.set({ state: 'ready', data })
  } else if (!$categories.get().data) $categories.set({ state: 'failed' })
}

const refetch = () => void loadCategories()

// Loads them when the first part of the page wants them. Once loaded, they stay for as long as the page does.
onMount($categories, () => {
  if (!$categories.get().data) void loadCategories()
})

/**
 * Gives a component the shop's categories. All parts of a page share one request. TanStack Query would delay the form: its script
 * comes with the parts that an editor works without.
 */
export function useCategories(): Categories & { readonly refetch: () => void } {
  return { ...useStore($categories), refetch }
}

/** Categories in the shop's order, the same in every language: by their Estonian names. */
export function inShopOrder<Named extends { readonly id: number; readonly name: string }>(
  categories: readonly Named[],
): readonly Named[] {
  return categories.toSorted((one, other) => ESTONIAN_ORDER.compare(one.name, other.name) || one.id - other.id)
}

const ESTONIAN_ORDER = new Intl.Collator('et')

/** A category's name in a language, or its Estonian name where that language has none. */
export function categoryName(category: Category, locale: Locale): LocalizedText {
  return localize(NAME.byLocale(category), locale)
}
