import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Locale } from '#common/locales.ts'
import { PRODUCTS_PER_PAGE } from '../../content/content-reader.ts'
import type { AddToCartData } from '../cart/cart-product.ts'
import { useAddQuestion } from '../cart/use-add-question.tsx'
import { FoundList, ListShown } from '../search/FoundList.tsx'
import { type ListKind, useList } from '../search/use-list.ts'
import { ProductCards } from './ProductCards.tsx'
import { ShopControls } from './ShopControls.tsx'
import { findShopPage, prepareProductSearch } from './published-products.ts'
import { INITIAL_SHOP_STATE, type ShopListData, shopSearch, shopState, type ShopState } from './shop-state.ts'
import { shopMessages } from './shop.i18n.ts'

type ShopListProps = {
  readonly locale: Locale
  /** What the page tells of its list. Null on an archive part, which has no search: visitors only read it and add to the cart. */
  readonly data: ShopListData | null
  /** The prebuilt cards. */
  readonly children?: ReactNode
}

const SHOP: ListKind<ShopState> = { memory: 'shop', parse: shopState, search: shopSearch }

/**
 * The shop's list: the prebuilt cards, until the visitor asks for others. The button of each card adds its product to the cart.
 */
export function ShopList({ locale, data, children }: ShopListProps) {
  const { cards, dialog } = useAddFromCards(locale)
  return (
    <>
      <div ref={cards}>
        {data ? (
          <SearchedProducts locale={locale} data={data}>
            {children}
          </SearchedProducts>
        ) : (
          children
        )}
      </div>
      {dialog}
    </>
  )
}

/**
 * Makes the buttons of product cards add to the cart, also those of the prebuilt cards, which React did not draw.
 * @returns a ref for the cards' element, and the dialog, which goes anywhere beside them
 */
function useAddFromCards(locale: Locale): { cards: RefObject<HTMLDivElement | null>; dialog: ReactNode } {
  const cards = useRef<HTMLDivElement>(null)
  const { ask, dialog } = useAddQuestion(locale)
  const press = useEffectEvent((event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-add-to-cart]')
    if (button) ask({ product: JSON.parse(button.dataset['addToCart'] ?? '') as AddToCartData, quantity: 1 })
  })
  // React runs a passive effect a moment after it took the cards over: a press in between would be lost.
  useLayoutEffect(() => {
    const place = cards.current
    const listener = (event: MouseEvent) => press(event)
    place?.addEventListener('click', listener)
    return () => place?.removeEventListener('click', listener)
  }, [])
  return { cards, dialog }
}

type SearchedProductsProps = ShopListProps & { readonly data: ShopListData }

/** A list that the visitor can search, order and page through. */
function SearchedProducts({ locale, data, children }: SearchedProductsProps) {
  const t = shopMessages(locale)
  const find = (state: ShopState) => findShopPage(data.categoryId, state)
  const list = useList({ kind: SHOP, path: data.path, total: data.total, perPage: PRODUCTS_PER_PAGE, find })
  // The answer that the page waits for comes first: it shall not share the connection with the files of a later search.
  useEffect(() => {
    if (!list.isBusy) void prepareProductSearch()
  }, [list.isBusy])

  const { items, shown } = list
  const kept = shopSearch({ ...list.state, query: '', page: 1 })
  return (
    <>
      <ShopControls locale={locale} data={data} list={list} />
      <ListShown
        className="mb-5 block"
        locale={locale}
        list={list}
        text={t.shown(items?.length ?? data.count, shown.found.exact + shown.found.similar)}
      />
      <FoundList
        locale={locale}
        list={list}
        places={data.places.flatMap(({ id, href, text, lang }) => (id === null ? [] : [{ href: href + kept, text, lang }]))}
      >
        {items ? <ProductCards locale={locale} products={items} isNewest={isNewestFirst(list.answered)} /> : children}
      </FoundList>
    </>
  )
}

function isNewestFirst({ query, page, sort }: ShopState): boolean {
  return query.trim() === '' && page === 1 && sort === INITIAL_SHOP_STATE.sort
}
