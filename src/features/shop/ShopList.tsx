import { type ReactNode, useEffect, useRef } from 'react'
import { PRODUCTS_PER_PAGE } from '../../content/content-reader.ts'
import type { Locale } from '../../i18n/locales.ts'
import { foundText } from '../search/found-text.ts'
import { ListNote } from '../search/ListNote.tsx'
import { Pagination } from '../search/Pagination.tsx'
import { type ListKind, useList } from '../search/use-list.ts'
import { findShopPage } from './find-shop-page.ts'
import { ProductCards } from './ProductCards.tsx'
import { prepareProductSearch } from './published-products.ts'
import { shopMessages } from './shop.messages.ts'
import type { ShopListData } from './shop-list-data.ts'
import { INITIAL_SHOP_STATE, shopSearch, shopState, type ShopState } from './shop-state.ts'
import { ShopControls } from './ShopControls.tsx'
import { useAddFromCards } from './use-add-from-cards.tsx'
import { LIST_ITEMS, LIST_SHOWN } from '../search/list-looks.ts'

type ShopListProps = {
  readonly locale: Locale
  /** Null on an older part of the list, which is read and added from only. */
  readonly data: ShopListData | null
  /** The prebuilt cards. */
  readonly children?: ReactNode
}

const SHOP: ListKind<ShopState> = { memory: 'shop', parse: shopState, search: shopSearch }

/** The shop's list: prebuilt cards until the visitor asks for others; each adds to the cart. */
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

type SearchedProductsProps = ShopListProps & { readonly data: ShopListData }

/** What the visitor asks of the list: search, order, page size and pages. */
function SearchedProducts({ locale, data, children }: SearchedProductsProps) {
  const t = shopMessages(locale)
  const place = useRef<HTMLDivElement>(null)
  const find = (state: ShopState) => findShopPage(data.categoryId, state)
  const list = useList({ kind: SHOP, path: data.path, find, place })
  useEffect(() => void prepareProductSearch(), [])

  const { state, answer, change } = list
  const { page, pages, found, products } = answer?.page ?? {
    page: 1,
    pages: Math.ceil(data.total / PRODUCTS_PER_PAGE),
    found: { exact: data.total, similar: 0 },
    products: [],
  }
  const total = found.exact + found.similar
  const isNothing = total === 0
  const shown = t.shown(answer ? products.length : data.count, total)
  const kept = shopSearch({ ...state, query: '', page: 1 })
  return (
    <>
      <ShopControls locale={locale} data={data} list={list} />
      <output className={`${LIST_SHOWN} mb-5 block`} data-list-shown data-nothing={isNothing ? '' : undefined}>
        {foundText(locale, answer?.state.query ?? '', found, shown)}
      </output>
      <ListNote
        locale={locale}
        isNothing={isNothing}
        hasNearest={products.length > 0}
        places={data.places.flatMap(({ id, href, text, lang }) => (id === null ? [] : [{ href: href + kept, text, lang }]))}
        onShowAll={() => change({ query: '', page: 1 })}
        hasFailed={list.hasFailed}
        onRetry={list.retry}
      />
      <div className={LIST_ITEMS} data-list-items aria-busy={list.isBusy ? true : undefined} ref={place}>
        {answer ? <ProductCards locale={locale} products={products} isNewest={isNewestFirst(answer.state)} /> : children}
      </div>
      <div className="noscript:hidden!" data-list-pagination>
        <Pagination
          locale={locale}
          page={page}
          pages={pages}
          href={number => list.addressOf({ ...(answer?.state ?? INITIAL_SHOP_STATE), page: number })}
          onPage={list.turnTo}
        />
      </div>
    </>
  )
}

function isNewestFirst({ query, page, sort }: ShopState): boolean {
  return query.trim() === '' && page === 1 && sort === INITIAL_SHOP_STATE.sort
}
