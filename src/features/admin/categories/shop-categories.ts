import { useStore } from '@nanostores/react'
import { atom, onMount } from 'nanostores'
import { localize } from '../../../i18n/localized.ts'
import type { Locale } from '../../../../common/locales.ts'
import { type Category, readCategories } from '../api/category.api.ts'

type Categories = {
  readonly data: readonly Category[] | undefined
  readonly isPending: boolean
  readonly isError: boolean
}

const WAITING: Categories = { data: undefined, isPending: true, isError: false }
const $categories = atom<Categories>(WAITING)

async function ask(): Promise<void> {
  $categories.set(WAITING)
  const data = await readCategories().catch(() => undefined)
  $categories.set({ data, isPending: false, isError: data === undefined })
}

onMount($categories, () => void ask())

/**
 * The shop's categories. They are asked for once: all parts of a page share the answer. TanStack Query, which comes with what
 * an editor can do without, would come before its form.
 */
export function useCategories(): Categories & { readonly refetch: () => void } {
  return { ...useStore($categories), refetch: () => void ask() }
}

/** Categories as the shop lists them, in every language: by their Estonian names. */
export function inShopOrder<Named extends { readonly id: number; readonly name: string }>(
  categories: readonly Named[],
): readonly Named[] {
  return categories.toSorted((one, other) => ESTONIAN.compare(one.name, other.name) || one.id - other.id)
}

const ESTONIAN = new Intl.Collator('et')

export function categoryName({ name, name_en, name_ru }: Category, locale: Locale): string {
  return localize({ et: name, en: name_en, ru: name_ru }, locale).text
}
