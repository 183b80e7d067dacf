import { useQuery } from '@tanstack/react-query'
import { localize } from '../../../i18n/localized.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { type Category, readCategories } from '../api/category.api.ts'
import { queryClient } from '../server-state/ServerState.tsx'

/** The shop's categories. They are asked for once: all parts of a page share the answer. */
export function useCategories() {
  return useQuery(
    { queryKey: ['/api/categories'], queryFn: readCategories, staleTime: Infinity, retryOnMount: false },
    // Editors have no provider above this.
    queryClient,
  )
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
