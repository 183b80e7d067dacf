import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aroundChanges, changedPieces, wholePieces, wordDifference } from '#src/admin/publications/page/word-difference.ts'

const marked = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `{-${text}-}`))
    .join('')

test('a word that was replaced is marked alone', () => {
  expect(marked('Põleb 40 tundi.', 'Põleb 50 tundi.')).toBe('Põleb {-40-}{+50+} tundi.')
})

test('a Russian word is a word', () => {
  expect(marked('Свеча горит сорок часов.', 'Свеча горит сорок пять часов.')).toMatch(
    /^Свеча горит сорок ?\{\+ ?пять ?\+\} ?часов\.$/,
  )
  expect(marked('тёплый запах', 'тонкий запах')).toBe('{-тёплый-}{+тонкий+} запах')
})

test('words that changed in a row are one change', () => {
  expect(marked('väga hea lõhn siin', 'üsna vastik lõhn siin')).toBe('{-väga hea-}{+üsna vastik+} lõhn siin')
})

test('what was put in or taken out is marked with its space', () => {
  expect(marked('üks kolm', 'üks kaks kolm')).toMatch(/^üks ?\{\+ ?kaks ?\+\} ?kolm$/)
  expect(marked('üks kaks', 'üks')).toBe('üks{- kaks-}')
  expect(marked('', 'uus')).toBe('{+uus+}')
  expect(marked('vana', '')).toBe('{-vana-}')
  expect(marked('sama', 'sama')).toBe('sama')
})

test('from the pieces both texts can be read again', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'lõhn', 'küünal', '\n', '\n\n', ' ', '  ', '.'), { maxLength: 40 })
    .map(words => words.join(' '))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = wordDifference(before, after)
      const without = (other: string) => pieces.filter(({ kind }) => kind !== other).map(piece => piece.text)
      expect(without('added').join('')).toBe(before)
      expect(without('removed').join('')).toBe(after)
    }),
  )
})

test('a text of thousands of words that was rewritten is compared in no time, as one change', () => {
  const words = (word: string) => Array.from({ length: 5_000 }, (_, index) => `${word}${index}`).join(' ')
  expect(wordDifference(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})

test('long stretches without a change are left out, the words beside a change stay', () => {
  const long = 'sõna '.repeat(100)
  const pieces = aroundChanges(wordDifference(`${long}vana ${long}`, `${long}uus ${long}`))
  expect(pieces.map(({ kind }) => kind)).toEqual(['gap', 'same', 'removed', 'added', 'same', 'gap'])
  expect(pieces.map(({ text }) => text).join('').length).toBeLessThan(250)
})

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
