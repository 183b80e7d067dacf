import { expect, test } from 'vitest'
import { askedAbout } from '#src/features/contact/asked-about.ts'

test.each([
  ['Küsin toote „{title}” kohta:', 'Lõhnapulgad „Rabakask”, 200 ml', 'Küsin toote „Lõhnapulgad «Rabakask», 200 ml” kohta:'],
  ['Вопрос о товаре «{title}»:', 'Диффузор «Берёза»', 'Вопрос о товаре «Диффузор „Берёза“»:'],
  ['Вопрос о товаре «{title}»:', 'Lõhnapulgad „Rabakask”', 'Вопрос о товаре «Lõhnapulgad „Rabakask“»:'],
  ['I have a question about “{title}”:', 'Reed diffuser “Bog birch”', 'I have a question about “Reed diffuser ‘Bog birch’”:'],
  ['Küsin toote „{title}” kohta:', 'Diffuser “Bog birch”', 'Küsin toote „Diffuser «Bog birch»” kohta:'],
  ['Küsin toote „{title}” kohta:', '$& 5 $', 'Küsin toote „$& 5 $” kohta:'],
])('a title is quoted once in %s', (sentence, title, asked) => {
  expect(askedAbout(sentence, title)).toBe(asked)
})
