import { useEffect, useState } from 'react'
import type { InfoTextName } from '#common/admin-addresses.ts'
import { adminPaths } from '#common/admin-paths.ts'
import type { SitePath } from '#common/paths.ts'
import { isServiceType } from '#common/service-types.ts'
import { shortened } from '#common/shortened.ts'
import type { infoTextTitles } from '../texts/info-text.i18n.ts'
import type { InPlaceTexts } from './in-place.i18n.ts'

/** The place of a tool, by the thing that it edits. */
export type ToolPlace = 'card' | 'summary' | 'slide' | 'product' | 'heading' | 'text' | 'quotation'

/** A link to the editor of something on the page. */
export type EditTarget = {
  readonly path: SitePath
  readonly name: string
  /** The link's text beside its gear; null for a gear alone. */
  readonly text: string | null
  readonly place: ToolPlace
}

type EditTexts = { readonly t: InPlaceTexts; readonly infoTexts: ReturnType<typeof infoTextTitles> }

/** The attributes of things with an editor of their own. Those of products and posts are there for visitors' scripts, too. */
const MARKS = ['data-product', 'data-post', 'data-edit']

const MAX_BEGINNING_LENGTH = 40

/**
 * Reads from a thing's marks which editor it has. `data-edit` is a kind and a key, such as `text/asutajast`; the kinds of
 * services are their types.
 * @returns null for a thing without a known editor, such as a product in a list that the page is still drawing
 */
function editTarget(host: HTMLElement, { t, infoTexts }: EditTexts): EditTarget | null {
  const { product, post, edit = '' } = host.dataset
  const title = titleOf(host)
  if (product !== undefined) return productTarget(host, Number(product), t.product(title))
  if (post !== undefined) {
    const link = { path: adminPaths.editPost(Number(post)), name: t.post(title) }
    return isPage(host) ? { ...link, text: t.editPost, place: 'heading' } : { ...link, text: null, place: 'summary' }
  }
  const [kind = '', key = ''] = edit.split('/')
  if (kind === 'text' && isInfoTextName(key, infoTexts)) {
    const name = infoTexts[key]
    return { path: adminPaths.editInfoText(key), name, text: name, place: 'text' }
  }
  if (kind === 'feedback') {
    const name = t.feedback(beginningOf(host))
    return { path: adminPaths.editFeedback(Number(key)), name, text: t.edit, place: 'quotation' }
  }
  if (!isServiceType(kind)) return null
  const name = kind === 'kinkekaardid' ? t.giftCard(title) : t.service(title)
  return { path: adminPaths.editService(kind, Number(key)), name, text: null, place: 'slide' }
}

function isInfoTextName(key: string, infoTexts: EditTexts['infoTexts']): key is InfoTextName {
  return Object.hasOwn(infoTexts, key)
}

/** The editor's address has the category's segment: a card's link has it, and the product page's own address. */
function productTarget(host: HTMLElement, id: number, name: string): EditTarget | null {
  // Headings of the description may be links, too.
  const address = isPage(host) ? location.pathname : host.querySelector<HTMLAnchorElement>('h2 a')?.pathname
  const [, segment, shown] = address?.match(/\/tooted\/([^/]+)\/(\d+)$/) ?? []
  if (segment === undefined || Number(shown) !== id) return null
  const path = adminPaths.editProduct(decodeURIComponent(segment), id)
  return { path, name, text: null, place: isPage(host) ? 'product' : 'card' }
}

/** Whether the page shows this thing alone. */
function isPage(host: HTMLElement): boolean {
  return host.matches('article')
}

function titleOf(host: HTMLElement): string {
  return host.querySelector('h1, h2, h3')?.textContent?.trim() ?? ''
}

/** The first words of a feedback, which has no title. */
function beginningOf(host: HTMLElement): string {
  const text = host.querySelector('.rich-text')?.textContent ?? ''
  return shortened(text.trim().replace(/\s+/g, ' '), MAX_BEGINNING_LENGTH)
}

/** Puts the place of a tool into its thing: above a text, at the end of a post's heading, and else at the thing's end. */
export function putIntoThing(host: HTMLElement, place: ToolPlace, element: HTMLElement): void {
  if (place === 'text') host.prepend(element)
  else (place === 'heading' ? (host.querySelector('.page-heading') ?? host) : host).append(element)
}

/** A thing on the page that has an editor. */
type Thing = { readonly key: number; readonly host: HTMLElement; readonly target: EditTarget }

/** Finds everything on the page that has an editor, again whenever the page draws something else. */
export function useEditTargets(texts: EditTexts): readonly Thing[] {
  const [things, setThings] = useState<readonly Thing[]>([])
  useEffect(() => {
    const main = document.querySelector('main')
    if (main === null) return
    const findAgain = () => {
      const found = thingsIn(main, texts)
      // Drawing the tools changes the page, which calls this again. The same state then ends the circle.
      setThings(before => (isSame(before, found) ? before : found))
    }
    findAgain()
    const observer = new MutationObserver(findAgain)
    observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: MARKS })
    return () => observer.disconnect()
  }, [texts])
  return things
}

function thingsIn(main: HTMLElement, texts: EditTexts): readonly Thing[] {
  return Array.from(main.querySelectorAll<HTMLElement>(MARKS.map(mark => `[${mark}]`).join())).flatMap(host => {
    const target = editTarget(host, texts)
    return target === null ? [] : [{ key: keyOf(host), host, target }]
  })
}

/** Whether the page has the same things with the same links as before. */
function isSame(before: readonly Thing[], now: readonly Thing[]): boolean {
  return (
    before.length === now.length &&
    before.every(({ key, target }, index) => {
      const other = now[index]
      return other?.key === key && other.target.path === target.path && other.target.name === target.name
    })
  )
}

const keys = new WeakMap<HTMLElement, number>()
let keyCount = 0

/** The number of an element, as React's key: a list that draws other items makes new elements. */
function keyOf(host: HTMLElement): number {
  const key = keys.get(host) ?? (keyCount += 1)
  keys.set(host, key)
  return key
}
