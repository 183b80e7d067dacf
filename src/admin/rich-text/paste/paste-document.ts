/** Blocks that the site does not have: each ends a paragraph. */
export const OTHER_BLOCKS = [
  'div, section, article, main, header, footer, aside, nav, dt, dd, figcaption, address, center',
  'details, summary, form, fieldset, legend, label:not(:is(p, li, h1, h2, h3, h4, h5, h6) *)',
].join(', ')
/** All elements that begin and end a line. */
export const BLOCKS = `p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, figure, table, ${OTHER_BLOCKS}`

/**
 * Parses pasted HTML in a document that runs and loads nothing. It renames `style` attributes to `data-style`, and event handlers
 * likewise: the pages' policy forbids them even there, and the browser would report each of them.
 * @returns the document's body
 */
export function parseInert(html: string): HTMLElement {
  const quiet = html
    .replace(/<style\b[^]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, tag => tag.replace(/(\s)(style|on\w+)(\s*=)/gi, '$1data-$2$3'))
    .replace(/[\u200b\ufeff]/g, '')
  return new DOMParser().parseFromString(quiet, 'text/html').body
}

/** The declarations of an element's style by their names, all in lower case. */
export function stylesOf(element: Element): Readonly<Record<string, string>> {
  const declarations = (element.getAttribute('data-style') ?? '').toLowerCase().split(';')
  return Object.fromEntries(
    declarations.map(declaration => {
      const [name = '', ...value] = declaration.split(':')
      return [name.trim(), value.join(':').trim()]
    }),
  )
}

/** Replaces the element by its contents. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Gives each run of words between the block's inner blocks a paragraph, so that they stay apart when the block goes. */
export function wrapLooseWords(block: Element): void {
  let run: Element | null = null
  for (const child of [...block.childNodes]) {
    const element = child instanceof Element ? child : null
    const isBlock = element !== null && (element.matches(BLOCKS) || element.querySelector(BLOCKS) !== null)
    const isBlank = child.textContent?.trim() === '' && !element?.matches('img') && !element?.querySelector('img')
    const isEnd = isBlock || element?.matches('hr')
    if (isEnd) run = null
    if (isEnd || (run === null && isBlank)) continue
    if (run === null) {
      run = block.ownerDocument.createElement('p')
      run.className = block.className
      child.before(run)
    }
    run.append(child)
  }
}

/** Puts the element's contents into a new element. */
export function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}
