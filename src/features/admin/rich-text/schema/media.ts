import { Node } from '@tiptap/core'
import { isSitePath, isVideoUrl } from '../../../../../server/core/address.schemas.ts'
import { isPictureAddress } from '../picture-address.ts'

/** Read as it is written; without a reader of our own, TipTap would make a number of a description that is one. */
const attribute = (name: string, read = (text: string | null): string | null => text ?? '') => ({
  default: read(null),
  parseHTML: (element: HTMLElement) => read(element.getAttribute(name)),
})
const address = (text: string | null) => text?.trim() ?? ''
const pixels = (text: string | null) => (/^[1-9]\d{0,4}$/.test(text ?? '') ? text : null)

export const Image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    src: attribute('src', address),
    alt: attribute('alt'),
    width: attribute('width', pixels),
    height: attribute('height', pixels),
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: element => (isPictureAddress(address(element.getAttribute('src'))) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  // One of another host is not loaded from there, here as on the page: its description keeps its place.
  addNodeView: () => props => {
    const attributes = props.node.attrs as Readonly<Record<string, string | null>>
    const dom = document.createElement('img')
    for (const name of ['alt', 'width', 'height', 'src']) {
      const value = attributes[name] ?? null
      if (value !== null && (name !== 'src' || isSitePath(value))) dom.setAttribute(name, value)
    }
    return { dom }
  },
})

/** A link to the video in a figure, as the page has it before a click: nothing is loaded from the video's host. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ url: { ...attribute('data-video', address), rendered: false } }),
  parseHTML: () => [
    { tag: 'figure[data-video]', getAttrs: element => (isVideoUrl(address(element.getAttribute('data-video'))) ? null : false) },
  ],
  renderHTML: ({ node }) => {
    const url = node.attrs['url'] as string
    return ['figure', { 'data-video': url }, ['a', { href: url, rel: 'noopener noreferrer' }, url]]
  },
})
