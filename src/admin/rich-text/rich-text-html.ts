import type { DOMOutputSpec, Fragment, Mark, Node } from '@tiptap/pm/model'
import { escapeHtml, escapeText } from '#common/escape-html.ts'

/**
 * Writes a document as stored HTML. It is letter by letter what server/core/rich-text.ts writes, so that saving changes nothing.
 * An empty document is the empty text.
 */
export function richTextHtml(doc: Node): string {
  const [only] = doc.content.content
  const isEmpty = doc.childCount === 1 && only?.type.name === 'paragraph' && !only.childCount && !only.attrs['textAlign']
  return isEmpty ? '' : blocksHtml(doc.content)
}

function blocksHtml(blocks: Fragment): string {
  return blocks.content
    .map(block => specHtml(specOf(block), block.isTextblock ? inlineHtml(block) : blocksHtml(block.content)))
    .join('')
}

/** Writes the texts of a block. A mark stays open as long as the following text has it, too. */
function inlineHtml(textblock: Node): string {
  let html = ''
  const open: Mark[] = []
  const close = (depth: number) => {
    for (const mark of open.splice(depth).reverse()) html += `</${tagOf(mark)}>`
  }
  for (const { node, text } of tidySpaces(textblock.content.content)) {
    const firstChanged = open.findIndex((mark, index) => !node.marks[index]?.eq(mark))
    close(firstChanged === -1 ? open.length : firstChanged)
    for (const mark of node.marks.slice(open.length)) {
      open.push(mark)
      html += specHtml(specOf(mark), '').replace(/<\/\w+>$/, '')
    }
    html += node.isText ? escapeText(text) : specHtml(specOf(node), '')
  }
  close(0)
  return html
}

/** The parts of `DOMOutputSpec` that the schema uses: a text, or a tag with attributes, further specs and a hole (0). */
type Spec = string | TagSpec
interface TagSpec extends ReadonlyArray<string | TagSpec | 0 | Attributes> {
  readonly 0: string
}
type Attributes = Readonly<Record<string, unknown>>

/** How the schema draws a node or a mark: every one in it has `toDOM`. */
function specOf(of: Node | Mark): Spec {
  const { toDOM } = of.type.spec as { toDOM: (of: Node | Mark, inline?: boolean) => DOMOutputSpec }
  return toDOM(of, true) as Spec
}

const tagOf = (mark: Mark) => (specOf(mark) as TagSpec)[0]

/** @param content fills the spec's hole */
function specHtml(spec: Spec, content: string): string {
  if (typeof spec === 'string') return escapeText(spec)
  const [tag, ...rest] = spec
  let attributes = ''
  let inside = ''
  for (const part of rest) {
    if (part === 0) inside += content
    else if (typeof part === 'string' || Array.isArray(part)) inside += specHtml(part as TagSpec, content)
    else attributes += attributesHtml(part as Attributes)
  }
  return tag === 'br' || tag === 'img' ? `<${tag}${attributes} />` : `<${tag}${attributes}>${inside}</${tag}>`
}

function attributesHtml(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('')
}

/** A part of a block, and its text as stored; empty for a picture or a break. */
type Piece = { readonly node: Node; readonly text: string }

const NO_BREAK_SPACE = '\u00a0'
/**
 * All control characters of ASCII but white space. NUL cannot be stored (server/core/field.schemas.ts), the others cannot be
 * seen. The class is a double negation: what is neither another character nor one of the listed ones.
 */
const CONTROL = /[^\P{Cc}\t\n\v\f\r\u0080-\u009f]/gu

/**
 * Changes the spaces of a block's inline content so that a page shows them as the editor does. HTML swallows a space after
 * another one, at the start and after a break: there it becomes a non-breaking one. A space at the block's end shows nowhere and
 * goes.
 */
function tidySpaces(inline: readonly Node[]): Piece[] {
  const pieces: Piece[] = []
  /** Whether HTML would swallow a space here. */
  let isSwallowed = true
  for (const node of inline) {
    let text = ''
    for (const character of storable(node.text ?? '')) {
      const isSpace = /[ \t\n\v\f\r]/.test(character)
      if (!isSpace) text += character
      else text += isSwallowed ? NO_BREAK_SPACE : ' '
      // A space swallows the next one; a non-breaking space, like a letter, swallows none.
      isSwallowed = isSpace && !isSwallowed
    }
    if (!node.isText) isSwallowed = node.type.name === 'hardBreak'
    if (!node.isText || text !== '') pieces.push({ node, text })
  }
  return withoutSpaceAtEnd(pieces)
}

/** The text without control characters. Half a character, which UTF-8 cannot have, becomes the replacement character. */
function storable(text: string): string {
  return text.replace(CONTROL, '').replace(/\p{Surrogate}/gu, '\ufffd')
}

function withoutSpaceAtEnd(pieces: readonly Piece[]): Piece[] {
  const last = pieces.at(-1)
  if (!last?.node.isText || !last.text.endsWith(' ')) return [...pieces]
  const rest = pieces.slice(0, -1)
  const text = last.text.slice(0, -1)
  return text === '' ? withoutSpaceAtEnd(rest) : [...rest, { node: last.node, text }]
}
