import { markComposing } from '../form/when-composed.ts'
import { allowedNodes } from './allowed-nodes.ts'
import type { Refusal } from './editor-events.ts'
import { cleanPaste } from './paste/clean-paste.ts'
import { collapseSpaces, dropLastBreaks, writeOutBreaks } from './plain-spaces.ts'

/** What {@link showPlainly} was given, and what of it {@link writtenHtml} would read: the same text in other letters. */
const shown = new WeakMap<HTMLElement, { readonly html: string; readonly read: string }>()

/**
 * Lets somebody write in a text whose editor is not there yet, with what browsers can do by themselves: words, lines and
 * paragraphs. The editor goes on with what stands there (take-over.ts). `data-typed` marks a text that was changed,
 * `data-refused` has what stayed out of the last paste (a {@link Refusal} as JSON).
 */
export function writePlainly(element: HTMLElement): void {
  element.contentEditable = 'true'
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
  if (isBlank(nodes)) {
    const paragraph = document.createElement('p')
    paragraph.append(document.createElement('br'))
    element.replaceChildren(paragraph)
  } else {
    element.replaceChildren(nodes)
  }
  shown.set(element, { html, read: readHtml(element) })
}

/** What was written, as HTML of the allow-list. A text that is as it was shown is given back to the letter. */
export function writtenHtml(element: HTMLElement): string {
  const before = shown.get(element)
  const read = readHtml(element)
  return before?.read === read ? before.html : read
}

/** @returns the empty text when there is nothing to be seen */
function readHtml(element: HTMLElement): string {
  const holder = document.createElement('div')
  holder.append(allowedNodes(element.innerHTML))
  dropLastBreaks(holder)
  writeOutBreaks(holder)
  return isBlank(holder) ? '' : holder.innerHTML
}

function markWritten(element: HTMLElement): void {
  // Where two blocks are joined browsers keep the looks of each with styles, which no text here has.
  for (const styled of element.querySelectorAll('[style]')) styled.removeAttribute('style')
  if (readHtml(element) === shown.get(element)?.read) delete element.dataset['typed']
  else element.dataset['typed'] = ''
}

function paste(element: HTMLElement, event: ClipboardEvent): void {
  event.preventDefault()
  const read = (type: string) => event.clipboardData?.getData(type) ?? ''
  const words = read('text/plain')
  const { html, refusedPictures } = cleanPaste(read('text/html'))
  const holder = document.createElement('div')
  holder.append(editableNodes(html))
  remember(element, refusedPictures > 0 ? { reason: 'pictures', count: refusedPictures } : null)
  if (!isBlank(holder)) document.execCommand('insertHTML', false, holder.innerHTML)
  else if (words !== '') document.execCommand('insertText', false, words)
  else if (event.clipboardData?.files.length) remember(element, { reason: 'files' })
}

function remember(element: HTMLElement, refusal: Refusal | null): void {
  if (refusal) element.dataset['refused'] = JSON.stringify(refusal)
  else delete element.dataset['refused']
}

function editableNodes(html: string): DocumentFragment {
  const nodes = allowedNodes(html)
  collapseSpaces(nodes)
  // A video is one thing: words in it would be nowhere on the page.
  for (const video of nodes.querySelectorAll('figure')) video.contentEditable = 'false'
  return nodes
}

function isBlank(nodes: ParentNode & Node): boolean {
  return nodes.textContent?.trim() === '' && nodes.querySelector('img, figure') === null
}
