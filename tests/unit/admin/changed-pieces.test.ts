import { expect, test } from 'vitest'
import { changedPieces, wholePieces } from '#src/admin/publications/page/changed-pieces.ts'

test('the empty field of an item that was added or deleted has no pieces, so that the page says it is empty', () => {
  expect(wholePieces({ before: null, after: null })).toEqual([])
  // As a rich text with an empty paragraph is in words.
  expect(wholePieces({ before: '', after: null })).toEqual([])
  expect(wholePieces({ before: 'Vana', after: null })).toEqual([{ kind: 'same', text: 'Vana' }])
})

test('a short value changes as a whole, a text by its words', () => {
  const texts = { before: 'Lavendli küünal', after: 'Lavendli lõhn' }
  expect(changedPieces(texts, false)).toEqual([
    { kind: 'removed', text: 'Lavendli küünal' },
    { kind: 'added', text: 'Lavendli lõhn' },
  ])
  expect(changedPieces(texts, true)).toEqual([
    { kind: 'same', text: 'Lavendli ' },
    { kind: 'removed', text: 'küünal' },
    { kind: 'added', text: 'lõhn' },
  ])
  expect(changedPieces({ before: null, after: '5,00 €' }, false)).toEqual([{ kind: 'added', text: '5,00 €' }])
})
