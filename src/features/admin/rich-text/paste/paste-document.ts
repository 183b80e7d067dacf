/**
 * Pasted HTML in a document that runs and loads nothing. Its `style` attributes are found as `data-style`, its event
 * handlers likewise: the pages' policy forbids the browser to read them, even there, and it says so in the console.
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

/** What is in the element stays where it was. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Puts all that is in the element into one of a kind. */
export function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}
