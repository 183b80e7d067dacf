import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containsWords, foldText, searchWords } from '#src/features/search/fold-text.ts'
import { similarTo } from '#src/features/search/similar-words.ts'

const isSimilar = (query: string, title: string) => similarTo(searchWords(query))(foldText(title))

describe('words in another form', () => {
  test.each([
    // Estonian: stems that change, plurals, cases, and compounds from either end.
    ['lavendel', 'Lavendliõli, 10 ml'],
    ['Lavendel', 'Linased lõhnakotid lavendliga, 3 tk'],
    ['küünal', 'Küünlahoidja'],
    ['küünal', 'Küünlad'],
    ['küünlad', 'Lõhnaküünal „Rukkileib”'],
    ['spreid', 'Ruumisprei „Metsarada”'],
    ['visiitkaart', 'Lõhnastatud visiitkaardid, 100 tk'],
    ['kadakas', 'Kadakamarjaõli'],
    ['õlid', 'Lavendliõli, 10 ml'],
    // English.
    ['candles', 'Old Library scented candle, 300 g'],
    ['oils', 'Bergamot essential oil, 10 ml'],
    ['boxes', 'Small Thanks gift box, boxed'],
    // Russian.
    ['свеча', 'Свечи ручной работы'],
    ['мята', 'Эфирное масло мяты, 10 мл'],
    ['розы', 'Роза и кедр'],
    ['свечей', 'Ароматическая свеча'],
    ['лаванда', 'Эфирное масло лаванды'],
    ['ароматы', 'Ароматизатор для авто «Кожа и ветивер», 8 мл'],
    // Several words, each on its own, in any order and language; one of them may stand as it was typed.
    ['küünlad talve', 'Lõhnaküünal „Talvekuusk”, 220 g'],
    ['10 ml lavendel', 'Lavendliõli, 10 ml'],
    ['candles свечи', 'scented candle\nароматическая свеча'],
  ])('“%s” finds “%s”', (query, title) => expect(isSimilar(query, title)).toBe(true))

  test.each([
    ['sellist ei ole', 'Lõhnaküünal „Tartu hommik”, 220 g\nTartu Morning scented candle, 220 g'],
    ['visiitkaardid', 'Keraamiline lõhnakivi alustassiga'],
    // Each word of the query has to be there.
    ['lavendel küünal', 'Lavendliõli, 10 ml'],
    // Three letters are too few to tell words by.
    ['roos', 'Room scent machine'],
    ['роза', 'Эфирное масло розмарина'],
    ['мята', 'Мятлик'],
    ['kott', 'Kotkas'],
    ['õli', 'Olümpia'],
    // The beginning of a longer word in the middle of another.
    ['lauad', 'Saunalavalaudadega'],
    // Numbers are what they are.
    ['12345', 'Toode 1234'],
    ['220g', '220 ml'],
  ])('“%s” does not find “%s”', (query, title) => expect(isSimilar(query, title)).toBe(false))

  test('whatever stands in a title as it was typed is similar, too, and no letters or signs break the rule', () => {
    const text = fc.string({ unit: fc.constantFrom(...'küünlad свечи(.*[\\-õ😀𝒜1'), maxLength: 20 })
    fc.assert(
      fc.property(text, text, text, (before, query, after) => {
        const words = searchWords(query)
        const title = foldText(`${before}${query}${after}`)
        fc.pre(containsWords(title, words))
        expect(similarTo(words)(title)).toBe(true)
      }),
    )
  })
})
