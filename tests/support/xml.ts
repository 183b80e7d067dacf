/** An element of an XML file: enough to read a feed or a sitemap. */
export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string }

const TOKEN = /<\?[^]*?\?>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y
const ENTITY = /&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/gi
/** XML 1.0 allows no other control characters, not even escaped. */
const FORBIDDEN = /[^\P{Cc}\t\n\r\x7f-\x9f]|[\ufffe\uffff]/u

/** Reads a whole XML file. @throws Error where it is not well-formed */
export function parseXml(source: string): XmlElement {
  if (FORBIDDEN.test(source)) throw new Error('a character that XML does not allow')
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const start = TOKEN.lastIndex
    const match = TOKEN.exec(source)
    if (!match) throw new Error(`not XML: ${source.slice(start, start + 80)}`)
    const [, closes, name, attributes = '', isEmpty, text] = match
    const parent = open.at(-1) as XmlElement
    if (text !== undefined) parent.text += decodeEntities(text)
    if (name === undefined) continue
    if (closes) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes what is not open`)
      continue
    }
    const pairs = [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
      key,
      decodeEntities(value),
    ])
    const element: XmlElement = { name, attributes: Object.fromEntries(pairs), children: [], text: '' }
    parent.children.push(element)
    if (!isEmpty) open.push(element)
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error('not one closed element')
  return root.children[0] as XmlElement
}

/** All elements of a name, at any depth. */
export function elementsOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap(child => [...(child.name === name ? [child] : []), ...elementsOf(child, name)])
}

function decodeEntities(text: string): string {
  if (text.replace(ENTITY, '').includes('&')) throw new Error(`a bare & in ${text.slice(0, 80)}`)
  return text.replace(ENTITY, entity => {
    const code = entity.slice(1, -1)
    if (code.startsWith('#')) return String.fromCodePoint(Number(code.startsWith('#x') ? `0${code.slice(1)}` : code.slice(1)))
    return { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }[code] as string
  })
}
