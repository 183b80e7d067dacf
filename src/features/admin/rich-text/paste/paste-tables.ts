const BLOCK = 'p, div, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, figure'

/** Rows as paragraphs, their cells parted by dashes. The inner ones of nested tables go first. */
export function flattenTables(body: Element): void {
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const caption = table.caption ? [paragraph(table, [...table.caption.childNodes])] : []
    table.replaceWith(...caption, ...[...table.rows].flatMap(row => rowBlocks(table, [...row.cells])))
  }
}

function rowBlocks(table: Element, cells: readonly Element[]): Node[] {
  const filled = cells.filter(cell => cell.textContent?.trim() !== '' || cell.querySelector('img, figure'))
  const lines = filled.map(lineOf)
  // A table for the layout, as in mails, or one with whole texts in it: what is in the cells stands one below the other.
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
  const blocks = cell.querySelectorAll(BLOCK)
  const [only] = blocks
  if (only === undefined) return [...cell.childNodes]
  const isOnlyBlock = blocks.length === 1 && only.matches('p, div') && only.textContent?.trim() === cell.textContent?.trim()
  return isOnlyBlock ? [...only.childNodes] : null
}

function cellBlocks(table: Element, cell: Element): Node[] {
  return cell.querySelector(BLOCK) ? [...cell.childNodes] : [paragraph(table, [...cell.childNodes])]
}

function paragraph(table: Element, content: readonly (Node | string)[]): Element {
  const element = table.ownerDocument.createElement('p')
  element.append(...content)
  return element
}
