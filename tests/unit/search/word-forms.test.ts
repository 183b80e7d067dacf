import { describe, expect, test } from 'vitest'
import { foldedWords, searchWords } from '#src/features/search/fold-text.ts'
import { meantWords } from '#src/features/search/typos.ts'
import { otherFormOf } from '#src/features/search/word-forms.ts'

/** Whether a title has all words, some of them in another form. */
const isSimilar = (query: string, title: string) =>
  searchWords(query).every(word => {
    const folded = foldedWords([title])
    return folded.includes(word) || otherFormOf(word, 'title')?.(folded) === true
  })

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
    ['õlisid', 'Lavendliõli, 10 ml'],
    ['männi', 'Autolõhn „Maanteemänd”'],
    ['mänd', 'Männiokkad'],
    ['kase', 'Lõhnapulgad „Rabakask”'],
    ['kott', 'Linased lõhnakotid'],
    ['seebid', 'Käsitööseep'],
    ['seep', 'Käsitööseebid'],
    ['pulgad', 'Lõhnapulk'],
    ['pulk', 'Lõhnapulgad'],
    ['karbid', 'Kinkekarp'],
    ['karp', 'Kinkekarbid'],
    ['lambid', 'Lõhnalamp'],
    ['lamp', 'Aroomilambid'],
    ['kimbud', 'Lillekimp'],
    ['münt', 'Mündiõli'],
    ['mündi', 'Münt ja laim'],
    ['mündiks', 'Münt ja laim'],
    ['seebiks', 'Käsitööseep'],
    // English.
    ['candles', 'Old Library scented candle, 300 g'],
    ['oils', 'Bergamot essential oil, 10 ml'],
    ['boxes', 'Small Thanks gift box, boxed'],
    // Russian.
    ['свеча', 'Свечи ручной работы'],
    ['мята', 'Эфирное масло мяты, 10 мл'],
    ['розы', 'Роза и кедр'],
    ['розой', 'Роза и кедр'],
    ['соли', 'Соль для ванны'],
    ['соль', 'Соли для ванны'],
    ['солью', 'Соли для ванны'],
    ['солями', 'Соль для ванны'],
    ['духов', 'Духи'],
    ['духами', 'Духи'],
    ['духи', 'Набор духов'],
    ['мёдом', 'Мёд'],
    ['свечей', 'Ароматическая свеча'],
    ['лаванда', 'Эфирное масло лаванды'],
    ['масел', 'Эфирное масло'],
    ['ароматы', 'Ароматизатор для авто «Кожа и ветивер», 8 мл'],
    // Several words, each on its own, in any order and language; one of them may be as typed.
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
    ['kuld', 'Kultuurilugu'],
    ['näidis', 'Näiteks soojas toas'],
    ['lint', 'Linden Blossom'],
    ['lamp', 'Lamb'],
    ['head', 'Heat'],
    ['food', 'Barefoot'],
    ['pant', 'Pandora'],
    ['соли', 'Солнце'],
    ['соло', 'Соль для ванны'],
    ['весы', 'Весь'],
    ['муза', 'Музей'],
    ['лица', 'Лицей'],
    ['духи', 'Духовка'],
    ['õli', 'Olümpia'],
    // The beginning of a longer word in the middle of another.
    ['lauad', 'Saunalavalaudadega'],
    // Numbers are what they are.
    ['12345', 'Toode 1234'],
    ['220g', '220 ml'],
  ])('“%s” does not find “%s”', (query, title) => expect(isSimilar(query, title)).toBe(false))
})

describe('a slip of the finger', () => {
  const KNOWN = ['lavendlioli', 'lavender', 'lohnakuunal', 'bergamotioli', 'tuba', 'muusika', 'лаванды']

  test.each([
    ['a wrong letter', 'kuunel', 'lohnakuunal'],
    ['a missing letter', 'lavnder', 'lavender'],
    ['a letter too much', 'lavennder', 'lavender'],
    ['two that changed places', 'lvaender', 'lavender'],
    ['two slips in a long word', 'bergemottoli', 'bergamotioli'],
    ['another ending', 'лованде', 'лаванды'],
  ])('%s is understood', (_what, typed, meant) => expect(meantWords(typed, KNOWN)).toContain(meant))

  test.each(['tabu', 'xxxxx', 'jalgratas', '12345', ''])('“%s” means none of them', typed =>
    expect(meantWords(typed, KNOWN)).toEqual([]),
  )
})
