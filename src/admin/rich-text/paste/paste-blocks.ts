import { stylesOf, wrapLooseWords } from './paste-document.ts'

/** A list that may get further items, and its level in Word: 1 is the outermost. */
type OpenList = { readonly level: number; readonly list: Element }

/** Makes lists of the paragraphs that Word writes for the items of a list, with a sign or a number before them. */
export function listWordParagraphs(body: Element): void {
  let open: OpenList[] = []
  let previous: Element | null = null
  for (const paragraph of body.querySelectorAll('p[data-style*="mso-list" i]')) {
    const level = Number(/level(\d+)/.exec(stylesOf(paragraph)['mso-list'] ?? '')?.[1] ?? 0)
    if (level === 0) continue
    if (paragraph.previousElementSibling !== previous || previous === null) open = []
    const marker = takeMarker(paragraph)
    open = open.filter(list => list.level <= level)
    // The marker of a numbered item is such as `1.`, `a)` or `(iv)`.
    const tag = /^\(?(\d+|[a-z]{1,4})[.)]/i.test(marker) ? 'ol' : 'ul'
    previous = addItem({ paragraph, level, tag, start: /(\d+)[.)]$/.exec(marker)?.[1], open })
  }
}

/** Removes the sign or number before an item's text, and returns it. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('[data-style]')].find(element => stylesOf(element)['mso-list'] === 'ignore')
  marker?.remove()
  return marker?.textContent?.trim() ?? ''
}

type Item = {
  readonly paragraph: Element
  readonly level: number
  readonly tag: string
  /** The item's number, unless it is in letters. */
  readonly start: string | undefined
  /** The lists around it, from the outermost. */
  readonly open: OpenList[]
}

/** Moves a paragraph into an item of the list of its level. @returns the outermost list, which takes the paragraph's place */
function addItem({ paragraph, level, tag, start, open }: Item): Element {
  let inner = open.at(-1)
  if (inner?.level === level && inner.list.localName !== tag) {
    open.pop()
    inner = open.at(-1)
  }
  if (inner === undefined || inner.level < level) {
    const list = paragraph.ownerDocument.createElement(tag)
    if (start) list.setAttribute('start', start)
    if (inner?.list.lastElementChild) inner.list.lastElementChild.append(list)
    else paragraph.before(list)
    inner = { level, list }
    open.push(inner)
  }
  const item = paragraph.ownerDocument.createElement('li')
  inner.list.append(item)
  item.append(paragraph)
  return open[0]?.list ?? inner.list
}

/** Moves a deeper list into its item: Google Docs puts it beside the item. */
export function listNestedLists(body: Element): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    if (list.previousElementSibling?.matches('li')) list.previousElementSibling.append(list)
  }
}

/** The blocks that a cell can have in it. */
const CELL_BLOCKS = 'p, div, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, figure'

/** Makes paragraphs of the rows of tables, with dashes between the cells. Of nested tables it takes the inner ones first. */
export function flattenTables(body: Element): void {
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const caption = table.caption ? [paragraph(table, [...table.caption.childNodes])] : []
    table.replaceWith(...caption, ...[...table.rows].flatMap(row => rowBlocks(table, [...row.cells])))
  }
}

/** The paragraph of a row, or the blocks of its cells one below the other. */
function rowBlocks(table: Element, cells: readonly Element[]): Node[] {
  const filled = cells.filter(cell => cell.textContent?.trim() !== '' || cell.querySelector('img, figure'))
  const lines = filled.map(lineOf)
  // A layout table, as in mails, or one with whole texts: puts the cells' contents one below the other.
  if (filled.length < 2 || lines.includes(null)) return filled.flatMap(cell => cellBlocks(table, cell))
  return [
    paragraph(
      table,
      lines.flatMap((line, index) => [...(index > 0 ? [' – '] : []), ...(line ?? [])]),
    ),
  ]
}

/** The cell's content when it is one line, else null. */
function lineOf(cell: Element): readonly Node[] | null {
  const blocks = cell.querySelectorAll(CELL_BLOCKS)
  const [only] = blocks
  if (only === undefined) return [...cell.childNodes]
  const isOnlyBlock = blocks.length === 1 && only.matches('p, div') && only.textContent?.trim() === cell.textContent?.trim()
  return isOnlyBlock ? [...only.childNodes] : null
}

function cellBlocks(table: Element, cell: Element): Node[] {
  if (!cell.querySelector(CELL_BLOCKS)) return [paragraph(table, [...cell.childNodes])]
  wrapLooseWords(cell)
  return [...cell.childNodes]
}

function paragraph(table: Element, content: readonly (Node | string)[]): Element {
  const element = table.ownerDocument.createElement('p')
  element.append(...content)
  return element
}
