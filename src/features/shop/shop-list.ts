import { documentLocale } from '../../i18n/document-locale.ts'
import { isOpenedAnew, recallList, rememberList } from '../search/list-memory.ts'
import { type ListPage, ListView } from '../search/list-view.ts'
import { soughtWords } from '../search/sought-words.ts'
import { createElement } from '../../ui/create-element.ts'
import { productCardElement } from './product-card-element.ts'
import { findProducts, prepareProductSearch, readProductCards } from './published-products.ts'
import { shopMessages } from './shop.messages.ts'
import { INITIAL_SHOP_STATE, shopSearch, shopState, type ShopState } from './shop-state.ts'

const MEMORY = 'shop'
/** One row of the widest list. */
const NEAREST = 4

/** Makes the shop's controls work: search, category, order, page size and pages. */
export function startShopList(root: HTMLElement): void {
  const items = root.querySelector<HTMLElement>('[data-list-items]')
  const example = items?.firstElementChild as HTMLElement | null | undefined
  if (!items || !example) return
  const locale = documentLocale()
  const t = shopMessages(locale)
  const categoryId = root.dataset['category'] ? Number(root.dataset['category']) : null
  const dialog = document.querySelector<HTMLDialogElement>('[data-shop-filters]')
  const fields = (name: string) => [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[data-shop-control="${name}"]`),
  ]

  const find = async ({ query, sort, perPage, page: asked }: ShopState): Promise<ListPage> => {
    const { exact, similar, nearest } = await findProducts({ categoryId, words: soughtWords(query), sort, nearest: NEAREST })
    const ids = [...exact, ...similar]
    const pages = Math.max(1, Math.ceil(ids.length / perPage))
    const page = Math.min(asked, pages)
    const elements = async (some: readonly number[]) =>
      (await readProductCards(some)).map(card => productCardElement(example, card, locale))
    return {
      items: await elements(ids.slice((page - 1) * perPage, page * perPage)),
      nearest: await elements(nearest),
      found: { exact: exact.length, similar: similar.length },
      ...{ page, pages },
    }
  }

  const view = new ListView<ShopState>(
    {
      root,
      find,
      initial: INITIAL_SHOP_STATE,
      shown: t.shown,
      places: categoryLinks,
      search: shopSearch,
      parse: parameters => shopState(Object.fromEntries(parameters)),
      remember: ({ query, page, sort, perPage }) =>
        rememberList(MEMORY, { q: query, page, sort, per: perPage, category: categoryId }),
      showState: (state, isTyped) => {
        if (!isTyped) for (const field of fields('q')) field.value = state.query
        for (const field of fields('sort')) field.value = state.sort
        for (const field of fields('per')) field.value = String(state.perPage)
      },
    },
    items,
  )

  const onControl = (field: HTMLInputElement | HTMLSelectElement) => {
    const { shopControl, shopCategory } = field.dataset
    if (shopCategory !== undefined) location.assign(field.value)
    if (shopControl === 'sort') view.change({ sort: shopState({ sort: field.value }).sort, page: 1 })
    if (shopControl === 'per') view.change({ perPage: shopState({ per: field.value }).perPage, page: 1 })
    if (shopControl === 'sort' || shopControl === 'per') dialog?.close()
  }
  const onSearch = (field: HTMLInputElement) => {
    if (field.value !== view.state.query) view.change({ query: field.value, page: 1 }, true)
  }

  document.addEventListener('input', event => {
    if (event.target instanceof HTMLInputElement && event.target.dataset['shopControl'] === 'q') onSearch(event.target)
  })
  document.addEventListener('change', event => {
    if (event.target instanceof HTMLSelectElement) onControl(event.target)
    else view.endTyping()
  })
  document.querySelector('[data-shop-controls]')?.addEventListener('submit', event => event.preventDefault())

  // The visitor may have been faster than this script.
  const early = { q: chosen(fields('q')), sort: chosen(fields('sort')), per: chosen(fields('per')) }
  view.open(opening(categoryId), Boolean(early.q))
  void prepareProductSearch()
  const typed = shopState(early)
  if (root.hasAttribute('data-touched') && shopSearch(typed) !== '') {
    view.change(typed, true)
    dialog?.close()
  }
}

/** What was chosen in one of the fields for the same thing: above the list, or in the dialog of narrow windows. */
function chosen(fields: readonly (HTMLInputElement | HTMLSelectElement)[]): string | undefined {
  return (fields.find(field => 'selectedIndex' in field && field.selectedIndex > 0) ?? fields[0])?.value
}

/** The categories of the filter dialog, which every list has. */
function categoryLinks(): HTMLAnchorElement[] {
  const options = document.querySelectorAll<HTMLOptionElement>('[data-shop-category] option')
  return [...options].slice(1).map(({ value, text, lang }) => createElement('a', { href: value, textContent: text, lang }))
}

/** What the address says; an address that says nothing, and was not gone back to, shows what was chosen last. */
function opening(categoryId: number | null): ShopState {
  const memory = location.search === '' && isOpenedAnew() ? recallList(MEMORY) : null
  if (!memory) return shopState(Object.fromEntries(new URLSearchParams(location.search)))
  const state = shopState(memory)
  return memory['category'] === categoryId ? state : { ...state, page: 1 }
}
