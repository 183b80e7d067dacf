import { documentLocale } from '../../i18n/document-locale.ts'
import { createElement } from '../../ui/create-element.ts'
import { type ListState, withStateOf } from './list-state.ts'
import { type Found, foundText, nothingFoundNote } from './list-note.ts'
import { paginationHtml } from './pagination.ts'
import { searchMessages } from './search.messages.ts'

/** One page of what a list holds for a state. */
export type ListPage = {
  readonly items: readonly HTMLElement[]
  /** Of items on all pages. */
  readonly found: Found
  /** Of a search that found nothing: items that come nearest. */
  readonly nearest?: readonly HTMLElement[]
  /** The page shown: the last one when there are fewer than asked for. */
  readonly page: number
  readonly pages: number
}

export type ListDefinition<State extends ListState> = {
  /** Holds `[data-list-items]`, `[data-list-note]`, `[data-list-pagination]` and perhaps `[data-list-shown]`. */
  readonly root: HTMLElement
  readonly initial: State
  parse(parameters: URLSearchParams): State
  /** The address's query of a state: empty, or beginning with `?`. */
  search(state: State): string
  /**
   * Puts the state into the controls.
   * @param isTyped it came from the search field, which has it already
   */
  showState(state: State, isTyped: boolean): void
  remember(state: State): void
  find(state: State): Promise<ListPage>
  /** Where a search that found nothing may go instead. */
  places?(): readonly HTMLAnchorElement[]
  /** The 'N shown of M' of a page. */
  shown(count: number, total: number): string
}

/**
 * A prebuilt list that the visitor searches and leafs through. Its state stands in the address; while that is the
 * initial one, the list shows what the page was built with.
 */
export class ListView<State extends ListState> {
  readonly #list: ListDefinition<State>
  readonly #items: HTMLElement
  readonly #note: HTMLElement | null
  readonly #shown: HTMLElement | null
  readonly #pagination: HTMLElement | null
  readonly #prebuilt: { items: readonly Node[]; shown: string | null; pagination: string }
  #state: State
  /** Whether the page still shows, or shows again, what it was built with. */
  #isPrebuilt = true
  #renders = 0
  /** Whether the newest history entry is a search text that is still being typed. */
  #isTyping = false

  constructor(list: ListDefinition<State>, items: HTMLElement) {
    const find = (name: string) => list.root.querySelector<HTMLElement>(`[data-list-${name}]`)
    this.#list = list
    this.#items = items
    this.#note = find('note')
    this.#shown = find('shown')
    this.#pagination = find('pagination')
    this.#prebuilt = {
      items: [...items.childNodes],
      shown: this.#shown?.textContent ?? null,
      pagination: this.#pagination?.innerHTML ?? '',
    }
    this.#state = list.initial
    list.root.addEventListener('click', event => this.#onClick(event))
    addEventListener('popstate', () => this.#follow(list.parse(new URLSearchParams(location.search))))
  }

  get state(): State {
    return this.#state
  }

  /**
   * Shows a state that the address has already, or that takes the place of the address's.
   * @param isTyped the search field has a text already, which stays
   */
  open(state: State, isTyped: boolean): void {
    const search = withStateOf(this.#list.search(state), location.search)
    if (search !== location.search) history.replaceState(history.state, '', location.pathname + search)
    this.#follow(state, isTyped)
  }

  /** Shows another state and makes it a step of the history; a text that is typed is one step. */
  change(change: Partial<State>, isTyped = false): void {
    const state = { ...this.#state, ...change }
    const address = this.#addressOf(state)
    if (isTyped && this.#isTyping) history.replaceState(history.state, '', address)
    else history.pushState(null, '', address)
    this.#isTyping = isTyped
    this.#show(state, isTyped)
  }

  /** The next letter begins a new step of the history. */
  endTyping(): void {
    this.#isTyping = false
  }

  #follow(state: State, isTyped = false): void {
    this.#isTyping = false
    this.#show(state, isTyped)
  }

  #show(state: State, isTyped = false): void {
    this.#state = state
    this.#list.showState(state, isTyped)
    this.#list.remember(state)
    void this.#render(state)
  }

  async #render(state: State): Promise<void> {
    const render = (this.#renders += 1)
    if (this.#list.search(state) === '') return this.#showPrebuilt()
    this.#items.ariaBusy = 'true'
    try {
      const page = await this.#list.find(state)
      if (render === this.#renders) this.#showPage(state, page)
    } catch {
      if (render === this.#renders) this.#showFailure()
    }
  }

  #showPrebuilt(): void {
    // Links that somebody is pressing stay: a press that ends on another element is no click.
    if (this.#isPrebuilt) return this.#settle([])
    this.#isPrebuilt = true
    this.#shown?.removeAttribute('data-nothing')
    this.#replace(this.#prebuilt.items, this.#prebuilt.shown ?? '', this.#prebuilt.pagination)
  }

  #showPage(state: State, { items, found, nearest = [], page, pages }: ListPage): void {
    const locale = documentLocale()
    const isNothing = found.exact + found.similar === 0
    this.#shown?.toggleAttribute('data-nothing', isNothing)
    const shown = this.#list.shown(items.length, found.exact + found.similar)
    const href = (number: number) => this.#addressOf({ ...state, page: number })
    const showAll = () => this.change({ query: '', page: 1 } as Partial<State>)
    this.#isPrebuilt = false
    this.#replace(
      isNothing ? nearest : items,
      foundText(locale, state.query, found, shown),
      paginationHtml(locale, page, pages, href),
      isNothing ? nothingFoundNote({ locale, hasNearest: nearest.length > 0, places: this.#list.places?.() ?? [], showAll }) : [],
    )
  }

  #addressOf(state: State): string {
    return location.pathname + withStateOf(this.#list.search(state), location.search)
  }

  #showFailure(): void {
    const t = searchMessages(documentLocale())
    const retry = createElement('button', { type: 'button', className: 'button button-quiet', textContent: t.retry })
    retry.addEventListener('click', () => void this.#render(this.#state))
    this.#settle([createElement('p', { role: 'alert', textContent: t.failed }), retry])
  }

  #replace(items: readonly Node[], shown: string, pagination: string, note: readonly HTMLElement[] = []): void {
    this.#items.replaceChildren(...items)
    if (this.#shown) this.#shown.textContent = shown
    if (this.#pagination) this.#pagination.innerHTML = pagination
    this.#settle(note)
  }

  #settle(note: readonly HTMLElement[]): void {
    this.#note?.replaceChildren(...note)
    this.#items.ariaBusy = null
    this.#list.root.removeAttribute('data-pending')
  }

  #onClick(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLElement>('[data-page]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    this.change({ page: Number(link.dataset['page']) } as Partial<State>)
    this.#list.root.focus({ preventScroll: true })
    this.#list.root.scrollIntoView()
  }
}
