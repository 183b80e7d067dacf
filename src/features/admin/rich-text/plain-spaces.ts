/**
 * Spaces and line breaks of a text that is edited by the browser itself. There they are all to be seen, as in its editor,
 * and a browser adds a break where a line would have no height; on a page some are not.
 */
const BLOCKS = 'p, h1, h2, h3, h4, blockquote, ul, ol, li, figure'

/** Takes out the spaces that a page would not show. */
export function collapseSpaces(root: Node): void {
  let isSwallowed = true
  /** What the line ends with, where that is a text. */
  let last: Text | null = null
  const endLine = () => {
    if (last?.data.endsWith(' ')) shorten(last)
    last = null
    isSwallowed = true
  }
  const walk = (parent: Node) => {
    for (const node of [...parent.childNodes]) {
      if (node instanceof Text) {
        node.data = node.data.replace(/[ \t\n\f\r]+/g, ' ')
        if (isSwallowed && node.data.startsWith(' ')) node.deleteData(0, 1)
        if (node.data === '') node.remove()
        else last = node
        isSwallowed = last?.data.endsWith(' ') ?? isSwallowed
      } else if (node instanceof HTMLImageElement) {
        last = null
        isSwallowed = false
      } else if (node instanceof Element) {
        const isBorder = node.matches(`br, ${BLOCKS}`)
        if (isBorder) endLine()
        walk(node)
        if (isBorder) endLine()
      }
    }
  }
  walk(root)
  endLine()
}

/** Takes out the break at the end of each block, which shows nothing but holds an empty line open. */
export function dropLastBreaks(root: Element): void {
  for (const lineBreak of root.querySelectorAll('br')) if (isLastInBlock(lineBreak, root)) lineBreak.remove()
  // Browsers write breaks as signs where these can be seen.
  for (const text of textsIn(root)) {
    if (text.data.endsWith('\n') && isLastInBlock(text, root)) text.deleteData(text.length - 1, 1)
  }
}

/** Puts breaks in the place of the signs that browsers wrote for them. */
export function writeOutBreaks(root: Element): void {
  for (const text of textsIn(root)) {
    const [first = '', ...lines] = text.data.split('\n')
    text.replaceWith(first, ...lines.flatMap(line => [document.createElement('br'), line]))
  }
}

function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** Nothing of its block stands behind it. */
function isLastInBlock(node: Node, root: Element): boolean {
  let outer: Node = node
  while (outer.nextSibling === null) {
    const parent = outer.parentElement
    if (parent === null || parent === root || parent.matches(BLOCKS)) return true
    outer = parent
  }
  return false
}

function shorten(text: Text): void {
  text.deleteData(text.length - 1, 1)
  if (text.data === '') text.remove()
}
