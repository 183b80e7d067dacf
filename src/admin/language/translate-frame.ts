import { announceSiteLanguage } from './site-language.ts'

/** The parts of the site around an administrators' page: the same elements in every language. */
export const SITE_FRAME = ['.skip-link', '[data-site-header]', '#menu', '.site-footer'] as const

/** The parts that name the administrators' page itself. */
export const OWN_FRAME = ['title', '.breadcrumbs', '.page-heading'] as const

type Frame = typeof SITE_FRAME | typeof OWN_FRAME

const TEXT_ATTRIBUTES = ['href', 'aria-label', 'aria-current', 'lang', 'title', 'placeholder'] as const

/** The number of the latest request for each frame: an answer to an earlier one comes too late. */
const latestRequest = new Map<Frame, number>()

/**
 * Gives a frame of the page the texts and links of an administrators' page at another address, in that address's language.
 * Elements stay, so that focus, listeners and the sticky header stay too. Without a whole answer the frame keeps its language.
 */
export async function translateFrame(address: string, frame: Frame): Promise<void> {
  const request = (latestRequest.get(frame) ?? 0) + 1
  latestRequest.set(frame, request)
  // Not for the cache: the browser opens this address in the account's language.
  const html = await fetch(address, { credentials: 'same-origin', cache: 'no-store' })
    .then(response => (response.ok && !response.redirected ? response.text() : null))
    .catch(() => null)
  if (html === null || request !== latestRequest.get(frame)) return
  const translated = new DOMParser().parseFromString(html, 'text/html')
  for (const selector of frame) {
    const mine = document.querySelector(selector)
    const theirs = translated.querySelector(selector)
    if (mine && theirs) adoptTexts(mine, theirs)
  }
  // The count of waiting messages is drawn again into the title and the menu button's name, which the new texts lack.
  announceSiteLanguage()
}

/** The links of both frames but those of the language switcher, which lead to a language each. */
export function linksOfFrames(): NodeListOf<HTMLAnchorElement> {
  return document.querySelectorAll([...SITE_FRAME, ...OWN_FRAME].map(part => `${part} a[href^="/"]:not([data-locale])`).join())
}

/**
 * Takes over texts and attributes from a tree of the same shape. Skips what only this page has: the profile menu, the sticky
 * mark, the cart.
 */
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
