/**
 * Pasted HTML in a document that runs and loads nothing. It renames `style` attributes to `data-style`, and event
 * handlers likewise: the pages' policy forbids the browser to read them, even there, and the browser would report it.
 */
export function parseInert(html: string): HTMLElement {
  const quiet = html
    .replace(/<style\b[^]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, tag => tag.replace(/(\s)(style|on\w+)(\s*=)/gi, '$1data-$2$3'))
    .replace(/[\u200b\ufeff]/g, '')
  return new DOMParser().parseFromString(quiet, 'text/html').body
}

/** The declarations of an element's style, in lower case. */
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
export function wrapLooseWords(block: Element, blocks: string): void {
  let run: Element | null = null
  for (const child of [...block.childNodes]) {
    const element = child instanceof Element ? child : null
    const isBlock = element !== null && (element.matches(blocks) || element.querySelector(blocks) !== null)
    const isBlank = child.textContent?.trim() === '' && !element?.matches('img') && !element?.querySelector('img')
    if (isBlock) run = null
    if (isBlock || (run === null && isBlank)) continue
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
