import { Node } from '@tiptap/core'
import { isVideoUrl } from '../../../../../server/core/address.schemas.ts'
import { isPictureAddress } from '../picture-address.ts'

const pixels = (text: string | null) => (/^[1-9]\d{0,4}$/.test(text ?? '') ? text : null)

export const Image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, width: { default: null }, height: { default: null } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: element => {
        const src = element.getAttribute('src')?.trim() ?? ''
        const alt = element.getAttribute('alt') ?? ''
        const size = { width: pixels(element.getAttribute('width')), height: pixels(element.getAttribute('height')) }
        return isPictureAddress(src) && { src, alt, ...size }
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** A link to the video in a figure, as the page has it before a click: nothing is loaded from the video's host. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ url: { default: '', rendered: false } }),
  parseHTML: () => [
    {
      tag: 'figure[data-video]',
      getAttrs: element => {
        const url = element.getAttribute('data-video')?.trim() ?? ''
        return isVideoUrl(url) && { url }
      },
    },
  ],
  renderHTML: ({ node }) => {
    const url = node.attrs['url'] as string
    return ['figure', { 'data-video': url }, ['a', { href: url, rel: 'noopener noreferrer' }, url]]
  },
})
