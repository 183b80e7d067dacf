import css from './cart.css?inline'

let isAdded = false

/** The looks of the cart come with its code: pages that nobody fills a cart on do not carry them. */
export function addCartStyles(): void {
  if (isAdded) return
  isAdded = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
