/** Elements that begin a line. */
const BLOCKS = 'P,H1,H2,H3,H4,BLOCKQUOTE,LI,UL,OL,FIGURE'.split(',')

/**
 * Rich text as lines that people can read and compare. Everything but words (the address of a link, pictures, videos) is
 * in brackets.
 */
export function readableHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return linesOf(body)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s\n]*/g, '\n')
    .trim()
}

function linesOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ')
  if (!(node instanceof Element)) return ''
  const words = [...node.childNodes].map(linesOf).join('')
  switch (node.tagName) {
    case 'BR':
      return '\n'
    case 'IMG':
      return ` [${node.getAttribute('alt') || node.getAttribute('src')}] `
    case 'A':
      return linkText(node, words)
    case 'LI':
      // The editor has a paragraph in each item, imports need not.
      return `\n• ${words.trimStart()}\n`
    case 'FIGURE':
      return `\n[▶ ${node.getAttribute('data-video')}]\n`
    default:
      return BLOCKS.includes(node.tagName) ? `\n${words}\n` : words
  }
}

function linkText(link: Element, words: string): string {
  const href = link.getAttribute('href') ?? ''
  return words.trim() === href ? words : `${words} [${href}]`
}
