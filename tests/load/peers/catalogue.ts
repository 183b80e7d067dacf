import { LOCALES, localePrefix } from '#common/locales.ts'
import { DESCRIPTION, HEADER } from '#common/localized-fields.ts'
import { excerpt } from '#src/metadata/page-meta.ts'
import { addCategory, addProduct, type ContentState, smallCompany } from '../../support/content-state.ts'

export const CATEGORIES = 5

/** What a product says, in every language. */
export type CatalogueProduct = {
  readonly number: number
  readonly title: string
  readonly text: string
  /** The text's beginning, which describes the page. */
  readonly excerpt: string
}

/** A page of the catalogue; home and lists say nothing of a product. */
export type CataloguePage = CatalogueProduct & {
  readonly kind: 'product' | 'list' | 'home'
  readonly locale: string
  /** Without a slash before it and `.html` behind it. */
  readonly path: string
  /** The list that shows the product, or the list itself; empty for home. */
  readonly shelf: string
}

export function catalogueProduct(number: number): CatalogueProduct {
  const text = `Soe ja rahulik lõhn, milles on kadakat ja merd, number ${number}. `.repeat(6).trim()
  return { number, title: `Toode ${number}`, text, excerpt: excerpt(text) }
}

/** Home, lists and products, in three languages. */
export function cataloguePages(products: number): CataloguePage[] {
  return LOCALES.flatMap(locale => {
    const prefix = `${localePrefix(locale)}/`.slice(1)
    const shelf = (number: number) => `${locale}-${number % CATEGORIES}`
    const common = { locale, number: 0, title: '', text: '', excerpt: '' }
    const list = (number: number) => `${prefix}tooted/kategooria-${number % CATEGORIES}`
    return [
      { ...common, kind: 'home' as const, path: `${prefix}index`, shelf: '' },
      ...Array.from({ length: CATEGORIES }, (_, number) => ({
        ...common,
        kind: 'list' as const,
        path: list(number),
        shelf: shelf(number),
      })),
      ...Array.from({ length: products }, (_, index) => index + 1).map(number => ({
        kind: 'product' as const,
        locale,
        path: `${list(number)}/${number}`,
        ...catalogueProduct(number),
        shelf: shelf(number),
      })),
    ]
  })
}

/** The product's own content: the small company of the tests, with this catalogue. */
export function catalogueState(products: number): { state: ContentState; last: number } {
  const state = smallCompany()
  const categories = addCategories(state)
  let last = 0
  for (let number = 1; number <= products; number += 1) {
    const { title, text } = catalogueProduct(number)
    const { id } = addProduct(state, categories[number % CATEGORIES] as number, title)
    state.update('product', id, inAllLanguages(title, `<p>${text}</p>`))
    last = id
  }
  return { state, last }
}

/** @returns the ids; a product is in the category at the rest of its number */
export function addCategories(state: ContentState): readonly number[] {
  return Array.from({ length: CATEGORIES }, (_, number) => addCategory(state, `Kategooria-${number}`).id)
}

export function inAllLanguages(header: string, description: string) {
  return {
    ...HEADER.pick({ header, header_en: header, header_ru: header }),
    ...DESCRIPTION.pick({ description, description_en: description, description_ru: description }),
  }
}
