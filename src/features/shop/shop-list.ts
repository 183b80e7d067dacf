import { documentLocale } from '../../i18n/document-locale.ts'
import { searchWords } from '../search/fold-text.ts'
import { isOpenedAnew, recallList, rememberList } from '../search/list-memory.ts'
import { type ListPage, ListView } from '../search/list-view.ts'
import { productCardElement } from './product-card-element.ts'
import { prepareProductSearch, readProductCards, readProductSearch } from './published-products.ts'
import { shopMessages } from './shop.messages.ts'
import { INITIAL_SHOP_STATE, shopSearch, shopState, type ShopState } from './shop-state.ts'

const MEMORY = 'shop'

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
    const words = searchWords(query)
    const search = await readProductSearch(words.length > 0)
    const exact = search.find(categoryId, words, sort)
    const isSimilar = exact.length === 0 && words.length > 0
    const ids = isSimilar ? search.findSimilar(categoryId, words, sort) : exact
    const pages = Math.max(1, Math.ceil(ids.length / perPage))
    const page = Math.min(asked, pages)
    const cards = await readProductCards(ids.slice((page - 1) * perPage, page * perPage))
    return { items: cards.map(card => productCardElement(example, card, locale)), total: ids.length, isSimilar, page, pages }
  }

  const view = new ListView<ShopState>(
    {
      root,
      find,
      initial: INITIAL_SHOP_STATE,
      shown: t.shown,
      search: shopSearch,
      parse: parameters => shopState(Object.fromEntries(parameters)),
      remember: ({ query, page, sort, perPage }) =>
        rememberList(MEMORY, { q: query, page, sort, per: perPage, category: categoryId }),
      showState: state => {
        for (const field of fields('q')) if (document.activeElement !== field) field.value = state.query
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
  const early = { q: fields('q')[0]?.value, sort: fields('sort')[0]?.value, per: fields('per')[0]?.value }
  view.open(opening(categoryId))
  void prepareProductSearch()
  const typed = shopState(early)
  if (root.hasAttribute('data-touched') && shopSearch(typed) !== '') view.change(typed, true)
}

/** What the address says; an address that says nothing, and was not gone back to, shows what was chosen last. */
function opening(categoryId: number | null): ShopState {
  const memory = location.search === '' && isOpenedAnew() ? recallList(MEMORY) : null
  if (!memory) return shopState(Object.fromEntries(new URLSearchParams(location.search)))
  const state = shopState(memory)
  return memory['category'] === categoryId ? state : { ...state, page: 1 }
}
