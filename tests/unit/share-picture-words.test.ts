import { expect, test } from 'vitest'
import { drawableText } from '#content-build/share-pictures/drawable-text.ts'

test.each([
  ['signs that a font of ours has', 'Kadakas → kuusk ≥ 5 ml, 3 − 1, Nhạc ® ™ № 5 ✓'],
  ['units and Greek letters', '50 μl, 8 Ω, α-pineen, Ελλάδα'],
  ['letters with their accents', 'Õhtuhämarus „Ööbik“ Šampanja Замо\u0301к 10\u00a0€'],
])('a share picture shows %s', (_kind, text) => {
  expect(drawableText(text)).toBe(text.normalize('NFC'))
})

test('a share picture writes other signs as what they mean, or leaves them out', () => {
  expect(drawableText('საქართველო A')).toBe('A')
  expect(drawableText('50 \u00b5l, 8 \u2126, 5 ‰, Δ⁹, 20 ℃')).toBe('50 μl, 8 Ω, 5 0/00, Δ9, 20 °C')
  expect(drawableText('1,5‰')).toBe('1,5\u00a00/00')
  expect(drawableText('H₂O ★ küünal 香り\u00ad🎁\n uus\t①')).toBe('H2O küünal uus 1')
})

test('a share picture has a common sign for one that means the same', () => {
  expect(drawableText('e\u2011post, kuni\u2010alates, kevad\u2015suvi, 5\u2032 10\u2033')).toBe(
    'e-post, kuni-alates, kevad–suvi, 5\' 10"',
  )
})

test('a number and its unit stay together in a share picture', () => {
  expect(drawableText('Lavendliõli,\n  10\u00a0ml')).toBe('Lavendliõli, 10\u00a0ml')
  expect(drawableText('10\u202fml, 1\u2007000 ml')).toBe('10\u00a0ml, 1\u00a0000 ml')
})
