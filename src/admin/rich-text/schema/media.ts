import { Node } from '@tiptap/core'
import { DOMSerializer, type Node as DocumentNode, type NodeType } from '@tiptap/pm/model'
import { NodeSelection, Plugin, Selection } from '@tiptap/pm/state'
import { isSitePath } from '#common/address.ts'
import { keptAttributes, linkAttributes, TAG_ATTRIBUTES } from '#common/rich-text-tags.ts'

/** The attributes that the server keeps of an element; null when it would remove the element. */
const attributesOf = (tag: 'img' | 'figure', element: HTMLElement) => keptAttributes(tag, name => element.getAttribute(name))

/** An attribute of a picture, read as text: by default Tiptap would turn a description of digits into a number. */
const pictureAttribute = (name: string) => ({
  default: name === 'src' || name === 'alt' ? '' : null,
  parseHTML: (element: HTMLElement) => attributesOf('img', element)?.[name] ?? null,
})

/** A picture in a line of text. */
export const Image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => Object.fromEntries(TAG_ATTRIBUTES.img.map(name => [name, pictureAttribute(name)])),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: element => (attributesOf('img', element) ? null : false) }],
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
    url: { default: '', rendered: false, parseHTML: element => attributesOf('figure', element)?.['data-video'] ?? '' },
  }),
  parseHTML: () => [{ tag: 'figure[data-video]', getAttrs: element => (attributesOf('figure', element) ? null : false) }],
  addProseMirrorPlugins: () => [keepVideos()],
  renderHTML({ node }) {
    const url = node.attrs['url'] as string
    return ['figure', { 'data-video': url }, ['a', linkAttributes(url) ?? {}, url]]
  },
})

/**
 * Keeps a selected video, which the next pressed letter would replace. After a video was pasted or inserted, the caret moves to
 * the text after it, in a new paragraph where there is none. What an administrator types on a selected video comes into a
 * paragraph after it.
 */
function keepVideos(): Plugin {
  return new Plugin({
    appendTransaction(transactions, _before, { tr }) {
      const end = transactions.some(done => done.getMeta('paste')) ? selectedVideoEnd(tr.selection) : null
      if (end === null) return null
      if (!tr.doc.resolve(end).nodeAfter?.isTextblock) tr.insert(end, paragraphOf(tr.doc).create())
      return tr.setSelection(Selection.near(tr.doc.resolve(end)))
    },
    props: {
      handleTextInput({ state: { tr, schema }, dispatch }, _from, _to, text) {
        const end = selectedVideoEnd(tr.selection)
        if (end === null) return false
        tr.insert(end, paragraphOf(tr.doc).create(null, schema.text(text)))
        dispatch(tr.setSelection(Selection.near(tr.doc.resolve(end + 1 + text.length), -1)).scrollIntoView())
        return true
      },
    },
  })
}

/** Where the selected video ends; null when the selection is not one. */
function selectedVideoEnd(selection: Selection): number | null {
  return selection instanceof NodeSelection && selection.node.type.name === 'video' ? selection.to : null
}

/** The type of a paragraph, which the schema always has. */
const paragraphOf = (doc: DocumentNode) => doc.type.schema.nodes['paragraph'] as NodeType
