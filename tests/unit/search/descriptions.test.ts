import { expect, test } from 'vitest'
import { distinctiveWords } from '#content-build/content/distinctive-words.ts'
import type { ProductRow } from '#content-build/content/rows.ts'

const described = (description: string) =>
  ({
    id: 1,
    header: 'Toode',
    header_en: null,
    header_ru: null,
    description,
    description_en: null,
    description_ru: null,
  }) as ProductRow

test('a word of a description is whole, though a part of it is bold, and ends where a line does', () => {
  const html = '<p><strong>L</strong>avendel<br>kuld<em>ne</em></p><p>ja mets</p><ul><li>sammal</li><li>kivi</li></ul>'
  expect(distinctiveWords([described(html)], 'latin')).toEqual([
    { id: 1, words: ['lavendel', 'kuldne', 'mets', 'sammal', 'kivi'] },
  ])
})
