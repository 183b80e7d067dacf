/** The parts of a page around an editor: they are the same tree in every language. */
const FRAME = ['title', '.skip-link', '[data-site-header]', '#menu', '.breadcrumbs', '.page-heading', '.site-footer'] as const

const TEXT_ATTRIBUTES = ['href', 'aria-label', 'aria-current', 'lang', 'title', 'placeholder'] as const

let latest = 0

/**
 * Gives the page's frame the texts and links of the same page in another language. Elements stay, so that focus,
 * listeners and the sticky header stay too. Without an answer the frame keeps its language.
 */
export async function translateFrame(address: string): Promise<void> {
  latest += 1
  const turn = latest
  // The stored answer of the opened page names what its scripts ask the API (server/site/early-reads.ts): browsers would ask
  // again, for nobody.
  const html = await fetch(address, { credentials: 'same-origin', cache: 'no-store' }).then(
    response => (response.ok && !response.redirected ? response.text() : null),
    () => null,
  )
  if (html === null || turn !== latest) return
  const translated = new DOMParser().parseFromString(html, 'text/html')
  for (const selector of FRAME) {
    const mine = document.querySelector(selector)
    const theirs = translated.querySelector(selector)
    if (mine && theirs) adoptTexts(mine, theirs)
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
  const ownNodes = [...mine.childNodes].filter(node => !(node instanceof Element && node.matches('[data-profile]')))
  ownNodes.forEach((node, index) => {
    const counterpart = theirs.childNodes[index]
    if (node instanceof Element && counterpart?.nodeType === Node.ELEMENT_NODE) adoptTexts(node, counterpart as Element)
    else if (node.nodeType === Node.TEXT_NODE && counterpart?.nodeType === Node.TEXT_NODE)
      node.textContent = counterpart.textContent
  })
}
