import { pageLocale } from '../../../i18n/locales.ts'
import { localizedPath, paths } from '../../../i18n/paths.ts'
import { createElement, createIcon } from '../../../ui/create-element.ts'
import { GEAR } from '../ui/icon-shapes.ts'
import type { sessionMessages } from './session.messages.ts'

const MARK = 'gear'

let observer: MutationObserver | null = null

/**
 * Adds a link to the editor to everything that shows a product (`[data-product]`: cards and the product's page), also
 * to cards that the shop's search brings later.
 */
export function addGearLinks(t: ReturnType<typeof sessionMessages>): void {
  const addAll = () => {
    for (const product of document.querySelectorAll<HTMLElement>('[data-product]')) addGearLink(product, t)
  }
  addAll()
  const main = document.querySelector('main')
  if (main === null) return
  observer = new MutationObserver(addAll)
  observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-product'] })
}

export function removeGearLinks(): void {
  observer?.disconnect()
  observer = null
  for (const gear of document.querySelectorAll(`.${MARK}`)) gear.remove()
}

function addGearLink(product: HTMLElement, t: ReturnType<typeof sessionMessages>): void {
  const href = editAddress(product)
  const present = product.querySelector<HTMLAnchorElement>(`:scope > .${MARK}`)
  if (href === null || present?.pathname === href) return
  present?.remove()
  const title = product.querySelector('h1, h2, h3')?.textContent?.trim() ?? ''
  product.append(
    createElement('a', { className: MARK, href, ariaLabel: t.editProduct(title), title: t.editProduct(title) }, createIcon(GEAR)),
  )
}

/** The product's own address with `editproduct` before its id: a card links to it, the product's page has it. */
function editAddress(product: HTMLElement): string | null {
  const id = product.dataset['product']
  const address = product.querySelector<HTMLAnchorElement>('h2 a, h3 a')?.pathname ?? location.pathname
  const [, segment] = address.match(/\/tooted\/([^/]+)\/(\d+)$/) ?? []
  if (segment === undefined || !address.endsWith(`/${id}`)) return null
  return localizedPath(pageLocale(document.documentElement.lang), paths.editProduct(decodeURIComponent(segment), Number(id)))
}
