import type { Locale } from '../../../i18n/locales.ts'
import { localizedPath } from '../../../i18n/paths.ts'
import { neutralPath } from './site-language.ts'

/** The parts of the site around an administrators' page: they are the same tree in every language. */
export const SITE_FRAME = ['.skip-link', '[data-site-header]', '#menu', '.site-footer'] as const

/** What names the administrators' page itself. */
export const OWN_FRAME = ['title', '.breadcrumbs', '.page-heading'] as const

type Frame = typeof SITE_FRAME | typeof OWN_FRAME

const TEXT_ATTRIBUTES = ['href', 'aria-label', 'aria-current', 'lang', 'title', 'placeholder'] as const

const latest = new Map<Frame, number>()

/**
 * Gives a frame of the page the texts and links of an administrators' page at another address, in the language of that.
 * Elements stay, so that focus, listeners and the sticky header stay too. Without an answer the frame keeps its language.
 */
export async function translateFrame(address: string, frame: Frame): Promise<void> {
  const turn = (latest.get(frame) ?? 0) + 1
  latest.set(frame, turn)
  // Not to be kept: whoever opens the address gets the page in the language of the account.
  const html = await fetch(address, { credentials: 'same-origin', cache: 'no-store' }).then(
    response => (response.ok && !response.redirected ? response.text() : null),
    () => null,
  )
  if (html === null || turn !== latest.get(frame)) return
  const translated = new DOMParser().parseFromString(html, 'text/html')
  for (const selector of frame) {
    const mine = document.querySelector(selector)
    const theirs = translated.querySelector(selector)
    if (mine && theirs) adoptTexts(mine, theirs)
  }
}

/** Lets the links of both frames lead to the site in a language; those of the language switcher know theirs. */
export function leadTo(locale: Locale): void {
  for (const selector of [...SITE_FRAME, ...OWN_FRAME]) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`${selector} a[href^="/"]:not([data-locale])`)) {
      link.href = localizedPath(locale, neutralPath(link.pathname)) + link.search + link.hash
    }
  }
}

/** Walks two trees of one shape. What only this page has (the profile menu, the sticky mark, the cart) is left alone. */
function adoptTexts(mine: Element, theirs: Element): void {
  if (mine.matches('[data-cart-count]')) return
  for (const name of TEXT_ATTRIBUTES) {
    const value = theirs.getAttribute(name)
    if (value === null) mine.removeAttribute(name)
    else if (mine.getAttribute(name) !== value) mine.setAttribute(name, value)
  }
  const ownNodes = [...mine.childNodes].filter(node => !(node instanceof Element && node.matches('[data-tool-place]')))
  ownNodes.forEach((node, index) => {
    const counterpart = theirs.childNodes[index]
    if (node instanceof Element && counterpart?.nodeType === Node.ELEMENT_NODE) adoptTexts(node, counterpart as Element)
    else if (node.nodeType === Node.TEXT_NODE && counterpart?.nodeType === Node.TEXT_NODE)
      node.textContent = counterpart.textContent
  })
}
