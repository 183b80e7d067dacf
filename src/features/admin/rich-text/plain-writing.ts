import { markComposing } from '../form/when-composed.ts'
import { allowedNodes } from './allowed-nodes.ts'
import { cleanPaste } from './paste/clean-paste.ts'

/**
 * Writing in a text whose editor is not there yet, with what browsers can do by themselves: words, lines and paragraphs. The
 * editor goes on with what stands there (take-over.ts), which is marked with `data-typed` when somebody wrote it.
 */
export function writePlainly(element: HTMLElement): void {
  document.execCommand('defaultParagraphSeparator', false, 'p')
  element.addEventListener('input', () => markWritten(element))
  element.addEventListener('paste', event => paste(element, event))
  // A file would be opened in the place of the page.
  element.addEventListener('drop', event => event.preventDefault())
  markComposing(element)
}

/** Puts a stored text there, with a paragraph to write in where there is none. */
export function showPlainly(element: HTMLElement, html: string): void {
  delete element.dataset['typed']
  const nodes = editableNodes(html)
  if (nodes.textContent === '' && nodes.querySelector('img, figure') === null) {
    element.replaceChildren(Object.assign(document.createElement('p'), { innerHTML: '<br>' }))
    return
  }
  element.replaceChildren(nodes)
}

/** What was written, as HTML of the allow-list; the empty text when there is nothing to be seen. */
export function writtenHtml(element: HTMLElement): string {
  const holder = document.createElement('div')
  holder.append(allowedNodes(element.innerHTML))
  dropLastBreaks(holder)
  const isEmpty = holder.textContent?.trim() === '' && holder.querySelector('img, figure') === null
  return isEmpty ? '' : holder.innerHTML
}

/** A block that ends in a line break shows nothing of it: browsers put it there so that the caret can stand in the block. */
export function dropLastBreaks(element: HTMLElement): void {
  for (const lineBreak of element.querySelectorAll('br:last-child')) if (lineBreak.nextSibling === null) lineBreak.remove()
}

function markWritten(element: HTMLElement): void {
  element.dataset['typed'] = ''
  // Where two blocks are joined browsers keep the looks of each with styles, which no text here has.
  for (const styled of element.querySelectorAll('[style]')) styled.removeAttribute('style')
}

function paste(element: HTMLElement, event: ClipboardEvent): void {
  event.preventDefault()
  const { clipboardData } = event
  const { html, refusedPictures } = cleanPaste(clipboardData?.getData('text/html') ?? '')
  // Said by the editor.
  if (refusedPictures > 0) element.dataset['refused'] = String(refusedPictures)
  const holder = document.createElement('div')
  holder.append(editableNodes(html))
  if (holder.innerHTML === '') document.execCommand('insertText', false, clipboardData?.getData('text/plain') ?? '')
  else document.execCommand('insertHTML', false, holder.innerHTML)
}

/** As it is shown: the spaces that a page would not show can be seen in an editable text. */
function editableNodes(html: string): DocumentFragment {
  const nodes = allowedNodes(html)
  collapseSpaces(nodes, true)
  return nodes
}

/**
 * @param swallows whether a space at the start of it would not be shown
 * @returns whether one after it would not
 */
function collapseSpaces(parent: Node, swallows: boolean): boolean {
  for (const node of [...parent.childNodes]) {
    if (node instanceof Text) {
      const text = node.data.replace(/[ \t\n\f\r]+/g, ' ')
      node.data = swallows ? text.replace(/^ /, '') : text
      if (node.data === '') node.remove()
      else swallows = node.data.endsWith(' ')
    } else if (node instanceof Element) {
      const isBlock = node.matches(BLOCKS)
      const isInside = collapseSpaces(node, swallows || isBlock)
      swallows = isBlock || node.matches('br') || (isInside && !node.matches('img'))
    }
  }
  return swallows
}

const BLOCKS = 'p, h1, h2, h3, h4, blockquote, ul, ol, li, figure'
