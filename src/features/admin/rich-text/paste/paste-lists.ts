import { stylesOf } from './paste-document.ts'

type OpenList = { readonly level: number; readonly list: Element }

/** Word writes the items of a list as paragraphs with a sign or a number before them. */
export function listWordParagraphs(body: Element): void {
  let open: OpenList[] = []
  let previous: Element | null = null
  for (const paragraph of body.querySelectorAll('p[data-style*="mso-list" i]')) {
    const level = Number(/level(\d+)/.exec(stylesOf(paragraph)['mso-list'] ?? '')?.[1] ?? 0)
    if (level === 0) continue
    if (paragraph.previousElementSibling !== previous || previous === null) open = []
    const marker = takeMarker(paragraph)
    open = open.filter(list => list.level <= level)
    previous = addItem({ paragraph, level, tag: /^\(?(\d+|[a-z]{1,4})[.)]/i.test(marker) ? 'ol' : 'ul', open })
  }
}

function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('[data-style]')].find(element => stylesOf(element)['mso-list'] === 'ignore')
  marker?.remove()
  return marker?.textContent?.trim() ?? ''
}

type Item = { readonly paragraph: Element; readonly level: number; readonly tag: string; readonly open: OpenList[] }

/** @returns the outermost list, which stands where the paragraph stood */
function addItem({ paragraph, level, tag, open }: Item): Element {
  let inner = open.at(-1)
  if (inner?.level === level && inner.list.localName !== tag) {
    open.pop()
    inner = open.at(-1)
  }
  if (inner === undefined || inner.level < level) {
    const list = paragraph.ownerDocument.createElement(tag)
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

/** Google Docs puts a deeper list beside the item it belongs to. */
export function listNestedLists(body: Element): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    if (list.previousElementSibling?.matches('li')) list.previousElementSibling.append(list)
  }
}
