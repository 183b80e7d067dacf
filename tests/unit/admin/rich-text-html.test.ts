import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitizeRichText } from '#server/core/rich-text.ts'
import { richTextHtml } from '#src/admin/rich-text/rich-text-html.ts'
import { SCHEMA_EXTENSIONS } from '#src/admin/rich-text/schema/extensions.ts'
import { DOCUMENT_BLOCKS } from '#tests/support/rich-text-documents.ts'

const schema = getSchema(SCHEMA_EXTENSIONS)
const html = (...content: object[]) => richTextHtml(schema.nodeFromJSON({ type: 'doc', content }))
const paragraph = (...content: object[]) => html({ type: 'paragraph', content })
const text = (words: string, ...marks: string[]) => ({ type: 'text', text: words, marks: marks.map(type => ({ type })) })

test('the server changes nothing in what the editor writes', () => {
  fc.assert(
    fc.property(DOCUMENT_BLOCKS, content => {
      const doc = schema.nodeFromJSON({ type: 'doc', content })
      doc.check()
      const written = richTextHtml(doc)
      expect(sanitizeRichText(written)).toBe(written)
    }),
    { numRuns: 500 },
  )
})

test('a text with nothing in it is the empty text, an aligned line is not', () => {
  expect(paragraph()).toBe('')
  expect(html({ type: 'paragraph', attrs: { textAlign: 'center' } })).toBe('<p class="al-center"></p>')
  expect(html({ type: 'paragraph' }, { type: 'paragraph' })).toBe('<p></p><p></p>')
})

test('a mark is one element over all the text that has it, a link outside the others', () => {
  const link = { type: 'link', attrs: { href: 'https://example.ee' } }
  const bold = { type: 'bold' }
  expect(
    paragraph({ type: 'text', text: 'a', marks: [link] }, { type: 'text', text: 'b', marks: [link, bold] }, text('c', 'bold')),
  ).toBe('<p><a href="https://example.ee" rel="noopener noreferrer">a<strong>b</strong></a><strong>c</strong></p>')
})

test.each([
  ['a  b', 'a \u00a0b'],
  ['a   b', 'a \u00a0 b'],
  [' a ', '\u00a0a'],
  ['a\tb\nc\vd', 'a b c d'],
  ['5\u00a0€', '5\u00a0€'],
  ['a\u0000b\u0007', 'ab'],
  ['a\ud800b', 'a\ufffdb'],
])('what was typed as %j is shown by the page as by the editor', (typed, stored) => {
  expect(paragraph(text(typed))).toBe(`<p>${stored}</p>`)
})

test('a space that a browser would swallow is kept, also across marks and after a break; at the end of a line it goes', () => {
  expect(paragraph(text('a '), text(' b', 'bold'), { type: 'hardBreak' }, text(' c'), text(' ', 'bold'))).toBe(
    '<p>a <strong>\u00a0b</strong><br />\u00a0c</p>',
  )
})
