import type { JSONContent } from '@tiptap/core'
import fc from 'fast-check'

/**
 * Documents of the text editor, as its JSON: every kind of block and mark, nested, with letters of three
 * alphabets, spaces of all sorts and characters with a meaning in HTML.
 */
const WORDS = fc.constantFrom(
  'lõhn',
  'küünal',
  'scent',
  'аромат',
  '5 €',
  'a < b & c > d',
  '"tsitaat"',
  "d'Or",
  '&nbsp;',
  '&amp;lt;',
  '<b>x</b>',
  '🙂',
  '👩‍🚀',
  '❤️',
  'x\u00a0y',
  '\u00a0',
  '–',
  '«слово»',
  'e\u0301',
  '=',
  '`',
  '{}',
  '\\',
)
const SPACES = fc.constantFrom(' ', ' ', ' ', '', '  ', '   ', ' \u00a0', '\u00a0 ')
/** Words with spaces between them, and at both ends, where a page would swallow a space. */
const TEXT = fc
  .tuple(SPACES, fc.array(fc.tuple(WORDS, SPACES), { minLength: 1, maxLength: 4 }))
  .map(([first, parts]) => first + parts.flat().join(''))

const LINKS = fc.constantFrom(
  'https://example.ee/?a=1&b="2"',
  'http://näide.ee/tee',
  '/tooted/kodulõhnad/12',
  '/#koht',
  'mailto:info@example.ee',
  'tel:+3725550000',
  "https://example.ee/'x'",
)
const MARKS = fc
  .tuple(fc.option(LINKS, { freq: 4 }), fc.subarray(['bold', 'italic', 'strike', 'highlight']))
  .map(([href, names]) => [...(href === null ? [] : [{ type: 'link', attrs: { href } }]), ...names.map(type => ({ type }))])

const PICTURE = fc.record({
  src: fc.constantFrom('/pildid/logo-taust.svg', '/pildid/kaubamark.svg?x=1&y=2'),
  alt: fc.constantFrom('', 'Küünal "Sirel"', 'a < b', ' serval ', '2026', 'true'),
  width: fc.constantFrom(null, '640'),
  height: fc.constantFrom(null, '480'),
})
const INLINE = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(TEXT, MARKS).map(([text, marks]) => ({ type: 'text', text, marks })) },
  { weight: 1, arbitrary: MARKS.map(marks => ({ type: 'hardBreak', marks })) },
  { weight: 1, arbitrary: fc.tuple(PICTURE, MARKS).map(([attrs, marks]) => ({ type: 'image', attrs, marks })) },
)
const CONTENT = fc.array(INLINE, { maxLength: 4 })
const ALIGN = fc.constantFrom(null, null, null, 'left', 'center', 'right', 'justify')

/** The numbers that lists begin with; null is one. */
const STARTS = fc.constantFrom(null, null, null, '2', '9999')

const VIDEO = fc
  .constantFrom(
    'https://youtu.be/abc',
    'https://www.youtube.com/watch?v=a&t=1',
    "https://cdn.example.ee/a'b.mp4",
    'https://vimeo.com/1/a"b',
  )
  .map(url => ({ type: 'video', attrs: { url } }))

const { block } = fc.letrec<{ block: JSONContent; item: JSONContent }>(tie => {
  const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 2 })
  const items = fc.array(tie('item'), { minLength: 1, maxLength: 2 })
  return {
    block: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.tuple(ALIGN, CONTENT).map(([align, content]) => ({ type: 'paragraph', attrs: { textAlign: align }, content })),
      fc
        .tuple(ALIGN, fc.integer({ min: 1, max: 4 }), CONTENT)
        .map(([align, level, content]) => ({ type: 'heading', attrs: { textAlign: align, level }, content })),
      VIDEO,
      items.map(content => ({ type: 'bulletList', content })),
      fc.tuple(STARTS, items).map(([start, content]) => ({ type: 'orderedList', attrs: { start }, content })),
      fc.tuple(ALIGN, blocks).map(([align, content]) => ({ type: 'blockquote', attrs: { textAlign: align }, content })),
    ),
    item: fc.tuple(ALIGN, blocks).map(([align, content]) => ({ type: 'listItem', attrs: { textAlign: align }, content })),
  }
})

/** The blocks of a document. */
export const DOCUMENT_BLOCKS: fc.Arbitrary<JSONContent[]> = fc.array(block, { minLength: 1, maxLength: 4 })

/** Blocks without a space that a page would swallow: the editor returns them to the letter. */
export function withShownSpaces(blocks: readonly JSONContent[]): JSONContent[] {
  return blocks.map(({ content, ...rest }) => {
    if (content === undefined) return rest
    const isTextblock = rest.type === 'paragraph' || rest.type === 'heading'
    return { ...rest, content: isTextblock ? collapseSpaces(content) : withShownSpaces(content) }
  })
}

function collapseSpaces(inline: readonly JSONContent[]): JSONContent[] {
  const result: JSONContent[] = []
  let swallows = true
  for (const node of inline) {
    const last = result.at(-1)
    let text = (node.text ?? '').replace(/ +/g, ' ')
    if (swallows) text = text.replace(/^ /, '')
    if (node.type !== 'text') result.push(node)
    else if (text === '') continue
    else if (last?.type === 'text' && isSame(last.marks, node.marks)) last.text += text
    else result.push({ ...node, text })
    swallows = node.type === 'text' ? text.endsWith(' ') : node.type === 'hardBreak'
  }
  const last = result.at(-1)
  if (last?.text?.endsWith(' ') === true) last.text = last.text.slice(0, -1)
  return last?.text === '' ? collapseSpaces(result.slice(0, -1)) : result
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
