import { Node } from '@tiptap/core'
import { DOMSerializer } from '@tiptap/pm/model'
import { isSitePath } from '#common/address.ts'
import { keptAttributes, linkAttributes, TAG_ATTRIBUTES } from '#common/rich-text-tags.ts'
import { keepVideos } from './write-after-video.ts'

/** The attributes that the server keeps of an element; null when it would remove the element. */
const kept = (tag: 'img' | 'figure', element: HTMLElement) => keptAttributes(tag, name => element.getAttribute(name))

/** An attribute of a picture, read as text: by default Tiptap would turn a description of digits into a number. */
const pictureAttribute = (name: string) => ({
  default: name === 'src' || name === 'alt' ? '' : null,
  parseHTML: (element: HTMLElement) => kept('img', element)?.[name] ?? null,
})

/** A picture in a line of text. */
export const Image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => Object.fromEntries(TAG_ATTRIBUTES.img.map(name => [name, pictureAttribute(name)])),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: element => (kept('img', element) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  // Loads no picture from another host, here as on the page: its description keeps its place.
  addNodeView:
    () =>
    ({ node: { attrs } }) => {
      const { src, ...rest } = attrs
      const shown = isSitePath(src as string) ? { ...rest, src: src as string } : rest
      const { dom } = DOMSerializer.renderSpec(document, ['img', shown])
      return { dom }
    },
})

/** A video: a figure with a link, as the page has it before a click. Nothing is loaded from the video's host. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    url: { default: '', rendered: false, parseHTML: element => kept('figure', element)?.['data-video'] ?? '' },
  }),
  parseHTML: () => [{ tag: 'figure[data-video]', getAttrs: element => (kept('figure', element) ? null : false) }],
  addProseMirrorPlugins: () => [keepVideos()],
  renderHTML({ node }) {
    const url = node.attrs['url'] as string
    return ['figure', { 'data-video': url }, ['a', linkAttributes(url) ?? {}, url]]
  },
})
