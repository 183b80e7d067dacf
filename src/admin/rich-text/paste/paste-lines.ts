import { stylesOf } from './paste-document.ts'

/** Makes a paragraph of preformatted text, with its lines kept. */
export function keepLines(pre: Element): void {
  const paragraph = pre.ownerDocument.createElement('p')
  for (const lineBreak of pre.querySelectorAll('br')) lineBreak.replaceWith('\n')
  paragraph.append(...linesOf(pre, (pre.textContent ?? '').trim()))
  pre.replaceWith(paragraph)
}

/** Keeps the lines of texts whose style shows them (`white-space: pre-wrap` and its like): as people typed them. */
export function keepPreservedLines(body: Element): void {
  const nodes = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) texts.push(node as Text)
  for (const text of texts) {
    // A line break alone is between two tags of the other program.
    if (text.data.trim() !== '' && text.data.includes('\n') && arePreserved(text)) text.replaceWith(...linesOf(body, text.data))
  }
}

/** Whether the style of a text shows its line breaks; the closest element that says something about it decides. */
function arePreserved(text: Text): boolean {
  for (let element = text.parentElement; element; element = element.parentElement) {
    const { 'white-space': all, 'white-space-collapse': collapse } = stylesOf(element)
    const style = collapse ?? all
    if (style !== undefined) return /^(?:pre|break-spaces)/.test(style)
  }
  return false
}

/** The lines of a text with `<br>` between them. */
function linesOf(element: Element, text: string): (Node | string)[] {
  return text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [element.ownerDocument.createElement('br'), line]))
}
