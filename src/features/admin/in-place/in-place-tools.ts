import { ownLanguage } from '../language/own-language.ts'
import { infoTextTitles } from '../texts/info-text.messages.ts'
import { closeArrangePanel } from './arrange/arrange-button.ts'
import { addEditLinks } from './edit-links.ts'
import { inPlaceMessages } from './in-place.messages.ts'
import css from './in-place.css?inline'
import { addListTools } from './list-tools.ts'

/** Attributes that the browser-side lists give to what they draw. */
const MARKS = ['data-product', 'data-post', 'data-edit']

let observer: MutationObserver | null = null
let sheet: CSSStyleSheet | null = null

/** Puts add buttons, gears and the order of sliders where the things themselves are, also those drawn later. */
export function showInPlaceTools(): void {
  const main = document.querySelector('main')
  if (main === null) return
  adoptStyles()
  const locale = ownLanguage()
  const t = inPlaceMessages(locale)
  const texts = { t, infoTexts: infoTextTitles(locale) }
  addListTools(t)
  addEditLinks(texts)
  observer = new MutationObserver(() => {
    addEditLinks(texts)
    observer?.takeRecords()
  })
  observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: MARKS })
}

export function removeInPlaceTools(): void {
  observer?.disconnect()
  observer = null
  closeArrangePanel()
  for (const tool of document.querySelectorAll('.gear, .edit-tools')) tool.remove()
}

function adoptStyles(): void {
  if (sheet !== null) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
