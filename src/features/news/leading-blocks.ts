const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g
const HEADING = /^h[1-6]$/
const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'img', 'hr'])

/**
 * The first whole blocks of a rich text, up to the one in which the text reaches `minimumLength` characters. A heading
 * is never the last of them.
 *
 * @param html sanitised, so every tag is closed in order
 * @returns the blocks, and whether something is left out
 */
export function leadingBlocks(html: string, minimumLength: number): { html: string; cut: boolean } {
  let depth = 0
  let textLength = 0
  let position = 0
  for (const { 0: tag, 1: slash, 2: name, index } of html.matchAll(TAG)) {
    textLength += index - position
    position = index + tag.length
    if (!VOID_TAGS.has(name ?? '')) depth += slash === '/' ? -1 : 1
    const endsHere = depth === 0 && textLength >= minimumLength && !HEADING.test(name ?? '')
    if (endsHere) return { html: html.slice(0, position), cut: html.slice(position).trim() !== '' }
  }
  return { html, cut: false }
}
