import { getSchema } from '@tiptap/core'
import type { Attrs, NodeType } from '@tiptap/pm/model'
import { describe, expect, test } from 'vitest'
import { ALIGNED_TAGS, ALIGNMENTS, alignmentClass, RICH_TEXT_TAGS, TAG_ATTRIBUTES, TAG_SYNONYMS } from '#common/rich-text-tags.ts'
import { sanitizeRichText } from '#server/core/rich-text.ts'
import { SCHEMA_EXTENSIONS } from '#src/admin/rich-text/schema/extensions.ts'

const schema = getSchema(SCHEMA_EXTENSIONS)
const NODES = Object.values(schema.nodes)
const MARKS = Object.values(schema.marks)

const EXAMPLES = {
  a: '<a href="https://example.ee/" rel="noopener noreferrer">sõna</a>',
  img: '<img src="/pildid/a.jpg" alt="" width="640" height="480" />',
  figure:
    '<figure data-video="https://youtu.be/abc"><a href="https://youtu.be/abc" rel="noopener noreferrer">https://youtu.be/abc</a></figure>',
  br: '<br />',
  ol: '<ol start="3">sõna</ol>',
}
const example = (tag: string) => (EXAMPLES as Readonly<Record<string, string>>)[tag] ?? `<${tag}>sõna</${tag}>`

/** The tags that the editor reads, by the selectors of its rules: `a[href]` is `a`. */
const readTags = [...NODES, ...MARKS].flatMap(({ spec }) =>
  (spec.parseDOM ?? []).flatMap(rule => ('tag' in rule && rule.tag ? [rule.tag.replace(/\[.*/, '')] : [])),
)

test('the server keeps every tag of the list, and no other tag', () => {
  for (const tag of RICH_TEXT_TAGS) expect(sanitizeRichText(example(tag))).toBe(example(tag))
  for (const tag of ['div', 'span', 'u', 'pre', 'code', 'hr', 'table', 'h5', 'iframe']) {
    expect(sanitizeRichText(`<${tag} class="al-center" style="color:red">a</${tag}>`)).not.toContain('<')
  }
})

test('the editor reads every tag that the server keeps, and every other name of it', () => {
  const known = [...RICH_TEXT_TAGS, ...Object.keys(TAG_SYNONYMS)]
  expect(known.filter(tag => !readTags.includes(tag))).toEqual([])
  expect([...new Set(readTags)].filter(tag => !known.includes(tag))).toEqual([])
})

describe('what the editor can write the server keeps', () => {
  test.each(writtenTags())('%s stays as it was written', tag => {
    expect(RICH_TEXT_TAGS).toContain(tag)
    expect(sanitizeRichText(example(tag))).toBe(example(tag))
  })

  test('attributes are those of the list', () => {
    expect(Object.keys(schema.nodes['image']?.spec.attrs ?? {})).toEqual([...TAG_ATTRIBUTES.img])
    expect(Object.keys(schema.marks['link']?.spec.attrs ?? {})).toEqual(['href'])
    expect(Object.keys(schema.nodes['video']?.spec.attrs ?? {})).toEqual(['url'])
    expect(Object.keys(schema.nodes['orderedList']?.spec.attrs ?? {})).toEqual([...TAG_ATTRIBUTES.ol])
  })
})

test('the same tags are aligned by the same classes in the editor and on the server', () => {
  const aligned = NODES.filter(({ spec }) => spec.attrs && 'textAlign' in spec.attrs)
  for (const alignment of ALIGNMENTS) {
    const written = aligned.flatMap(type => {
      const levels = type.name === 'heading' ? [1, 2, 3, 4] : [undefined]
      return levels.map(level => specOf(type, { textAlign: alignment, level }))
    })
    const tags = written.map(([tag]) => tag)
    expect(tags.toSorted()).toEqual([...ALIGNED_TAGS].toSorted())
    for (const [, attributes] of written) expect(attributes).toMatchObject({ class: alignmentClass(alignment) })
    for (const tag of tags) {
      const html = `<${tag} class="${alignmentClass(alignment)}">sõna</${tag}>`
      expect(sanitizeRichText(html)).toBe(html)
    }
  }
})

/** What a node is written as: its tag and its attributes. */
function specOf(type: NodeType, attrs?: Attrs): readonly [string, unknown] {
  return type.spec.toDOM?.(type.create(attrs)) as unknown as readonly [string, unknown]
}

function writtenTags(): string[] {
  const nodes = NODES.filter(({ spec }) => spec.toDOM).map(type => specOf(type)[0])
  const marks = MARKS.map(type => type.spec.toDOM?.(type.create({ href: '/tooted' }), true) as unknown as readonly [string])
  return [...nodes, ...marks.map(([tag]) => tag)]
}
