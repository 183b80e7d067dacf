import { ALIGNED_TAGS, type Alignment, alignmentClass } from '#common/rich-text-tags.ts'
import { OTHER_BLOCKS, stylesOf, unwrap, wrapContent } from './paste-document.ts'

const ALIGNED = [...ALIGNED_TAGS, 'h5', 'h6', OTHER_BLOCKS].join(', ')
/** The alignments by their names in styles. Left is missing: text is left-aligned anyway. */
const ALIGNMENT_OF: Readonly<Record<string, Alignment>> = { center: 'center', right: 'right', end: 'right', justify: 'justify' }

/** Applies bold, italic and the like where only a style has them, as in Google Docs, and removes them where a style does. */
export function applyStyles(body: Element): void {
  const isGoogleDocs = body.querySelector('[id^="docs-internal-guid"]') !== null
  for (const element of body.querySelectorAll('b, strong, i, em')) {
    if (isTakenBack(element) || (element.matches('b, strong') && element.closest(HEADINGS))) unwrap(element)
  }
  for (const element of body.querySelectorAll('[data-style]')) applyStyle(element, isGoogleDocs)
  for (const block of body.querySelectorAll(ALIGNED)) align(block)
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6'

/** Whether a bold or italic element has a style that makes it neither. */
function isTakenBack(element: Element): boolean {
  const { 'font-weight': weight = '', 'font-style': style = '' } = stylesOf(element)
  return element.matches('b, strong') ? weight === 'normal' || Number(weight || '700') < 600 : style === 'normal'
}

/** Makes elements of what the style of an element says. */
function applyStyle(element: Element, isGoogleDocs: boolean): void {
  const style = stylesOf(element)
  const weight = style['font-weight'] ?? ''
  // The site's style sheet decides how bold headings are.
  if ((weight.startsWith('bold') || Number(weight) >= 600) && !element.closest(HEADINGS)) wrapContent(element, 'strong')
  if (/italic|oblique/.test(style['font-style'] ?? '')) wrapContent(element, 'em')
  if (/line-through/.test(`${style['text-decoration']} ${style['text-decoration-line']}`)) wrapContent(element, 's')
  const raised = { super: 'sup', sub: 'sub' }[style['vertical-align'] ?? '']
  if (raised) wrapContent(element, raised)
  // Google Docs marks words by a background alone; elsewhere that is the background of the page.
  const background = isGoogleDocs ? style['background-color'] : style['mso-highlight']
  if (background && !/^(transparent|white|#fff(fff)?|none|auto|inherit)$/.test(background)) wrapContent(element, 'mark')
}

/** Gives a block the class of its alignment. */
function align(block: Element): void {
  // `<center>` says it by its name.
  const said = stylesOf(block)['text-align'] ?? block.getAttribute('align')?.toLowerCase() ?? block.localName
  const alignment = ALIGNMENT_OF[said.replace('-webkit-', '')]
  if (alignment) block.className = alignmentClass(alignment)
}
