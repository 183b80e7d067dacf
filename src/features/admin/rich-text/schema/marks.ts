import { Mark } from '@tiptap/core'
import { isLinkAddress, isWebUrl } from '../../../../../server/core/address.schemas.ts'

const hrefOf = (link: HTMLElement) => link.getAttribute('href')?.trim() ?? ''

/** Stands outside the other marks, so that a link with a bold word in it is one link. */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: '', rendered: false, parseHTML: hrefOf } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: element => (isLinkAddress(hrefOf(element)) ? null : false) }],
  renderHTML: ({ mark }) => {
    const href = mark.attrs['href'] as string
    return ['a', { href, ...(isWebUrl(href) && { rel: 'noopener noreferrer' }) }, 0]
  },
})

function plainMark(name: string, tag: string, ...sameAs: string[]) {
  return Mark.create({
    name,
    parseHTML: () => [tag, ...sameAs].map(each => ({ tag: each })),
    renderHTML: () => [tag, 0],
  })
}

export const Bold = plainMark('bold', 'strong', 'b')
export const Italic = plainMark('italic', 'em', 'i')
export const Strike = plainMark('strike', 's', 'del', 'strike')
export const Highlight = plainMark('highlight', 'mark')
