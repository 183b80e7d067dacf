/**
 * What visitors type into the search of the demo shop, and what they may expect.
 * - `first`: words of titles that have to be among the first results, as many as there are words here or four;
 * - `not`: words of titles that must not be found at all;
 * - `most`: results at most; a query finds half of the shop only where it says so;
 * - `category`: all products of this category are found.
 */
export type SoughtQuery = {
  readonly query: string
  readonly first?: readonly string[]
  readonly not?: readonly string[]
  readonly most?: number
  readonly category?: string
}

export const QUERIES: readonly SoughtQuery[] = [
  // Estonian: forms of words, stems that change, compounds.
  { query: 'küünal', first: ['Talvekuusk', 'Jaaniöö', 'Vana raamatukogu', 'Rukkileib'], category: 'Lõhnaküünlad', not: ['õli'] },
  { query: 'küünlad', first: ['Teie logoga lõhnaküünlad', 'Talvekuusk'], category: 'Lõhnaküünlad', not: ['õli'] },
  { query: 'küünlaid', first: ['Talvekuusk', 'Teie logoga lõhnaküünlad'], category: 'Lõhnaküünlad', most: 14 },
  { query: 'lõhnaküünlaid', first: ['Talvekuusk', 'Jaaniöö'], category: 'Lõhnaküünlad', most: 14 },
  { query: 'KÜÜNLA', first: ['Talvekuusk'], category: 'Lõhnaküünlad', most: 14 },
  { query: 'õli', first: ['Siberi nulu õli'], category: 'Eeterlikud õlid', not: ['küünal'] },
  { query: 'õlid', first: ['Eeterlike õlide segu', 'Bergamotiõli'], category: 'Eeterlikud õlid', not: ['küünal'] },
  { query: 'õlisid', first: ['Bergamotiõli'], category: 'Eeterlikud õlid', most: 16 },
  { query: 'näidis', most: 0 },
  { query: 'lint', not: ['Linden'] },
  { query: 'соли', first: ['Adru ja sool'] },
  { query: 'mänd', first: ['Maanteemänd'], most: 10 },
  { query: 'männi', first: ['Maanteemänd'], most: 10 },
  { query: 'lavendel', first: ['lavendliga', 'Lavendliõli'], most: 10, not: ['Lõhnamasin „Kanal”'] },
  { query: 'lavendliga', first: ['Linased lõhnakotid lavendliga', 'Lavendliõli'], most: 10 },
  { query: 'kask', first: ['Rabakask'], most: 10 },
  { query: 'kase', first: ['Rabakask'], most: 10 },
  { query: 'lõhnakott', first: ['Linased lõhnakotid'], most: 14 },
  { query: 'visiitkaart', first: ['visiitkaardid'], most: 4 },
  { query: 'spreid', first: ['Ruumisprei'], category: 'Ruumispreid', most: 12 },
  { query: 'kinkekarbid', first: ['Kinkekarp'], most: 6 },
  { query: 'kuusk', first: ['Talvekuusk'], most: 8 },
  { query: 'saun', first: ['Saunalava'], most: 5 },
  { query: 'masinad', first: ['Lõhnamasin'], category: 'Lõhnamasinad', most: 8 },
  { query: 'küünaldega', first: ['Talvekuusk', 'Jaaniöö'], category: 'Lõhnaküünlad', most: 14, not: ['õli'] },
  { query: 'küünaldest', first: ['Talvekuusk', 'Jaaniöö'], category: 'Lõhnaküünlad', most: 14, not: ['õli'] },
  { query: 'küünaldele', first: ['Talvekuusk', 'Jaaniöö'], category: 'Lõhnaküünlad', most: 14, not: ['õli'] },
  { query: 'lõhnapulkade', first: ['Rabakask', 'Saunalava', 'Adru ja sool', 'Pärnaõis'], most: 8 },
  { query: 'lõhnapulkadele', first: ['Rabakask', 'Saunalava', 'Adru ja sool', 'Pärnaõis'], most: 8 },
  { query: 'lõhnapulkasid', first: ['Rabakask', 'Saunalava', 'Adru ja sool', 'Pärnaõis'], most: 8 },
  { query: 'kinkekarpidesse', first: ['Kinkekarp'], most: 8 },
  // English and Russian: number and case.
  { query: 'candle', first: ['Winter Spruce', 'Midsummer'], category: 'Lõhnaküünlad', not: ['diffuser'] },
  { query: 'candles', first: ['Scented candles with your logo', 'Winter Spruce'], category: 'Lõhnaküünlad', most: 14 },
  { query: 'oils', first: ['Bergamot essential oil'], category: 'Eeterlikud õlid', most: 16 },
  { query: 'diffusers', first: ['diffuser'], most: 14 },
  { query: 'gift boxes', first: ['Forest gift box', 'New Home gift box'], most: 6 },
  { query: 'juniper berries', first: ['Juniper berry'], most: 6 },
  { query: 'свеча', first: ['Зимняя ель'], category: 'Lõhnaküünlad', not: ['диффузор'] },
  { query: 'свечи', first: ['Ароматические свечи с вашим логотипом', 'Зимняя ель'], category: 'Lõhnaküünlad', not: ['диффузор'] },
  { query: 'свечей', first: ['Зимняя ель'], category: 'Lõhnaküünlad', most: 14 },
  { query: 'масло', first: ['Эфирное масло'], category: 'Eeterlikud õlid', most: 20 },
  { query: 'масел', first: ['Смесь эфирных масел'], category: 'Eeterlikud õlid', most: 20 },
  { query: 'лаванда', first: ['масло лаванды'], most: 10, not: ['Канал'] },
  { query: 'мята', first: ['Мята и лайм'], most: 6 },
  { query: 'ёлка', first: ['Autolõhn'], most: 8 },
  { query: 'берёза', first: ['Болотная берёза'], most: 6 },
  { query: 'подарки', first: ['Подарочный набор'], category: 'Ärikingitused', most: 8 },
  // Names of categories in the three languages.
  { query: 'kodulõhnad', first: ['Pärnaõis'], category: 'Kodulõhnad', most: 14 },
  { query: 'eeterlikud õlid', first: ['Eeterlike õlide segu'], category: 'Eeterlikud õlid', most: 8 },
  { query: 'ärikingitused', first: ['Kinkekarp'], category: 'Ärikingitused', most: 6 },
  { query: 'room sprays', first: ['Citrus Garden room spray'], category: 'Ruumispreid', most: 8 },
  { query: 'home fragrance', first: ['reed diffuser'], category: 'Kodulõhnad', most: 14 },
  { query: 'аромамашины', first: ['Аромамашина'], category: 'Lõhnamasinad', most: 6 },
  { query: 'для автомобиля', first: ['Ароматизатор для авто'], category: 'Autolõhnad', most: 8 },
  // Search words of categories.
  { query: 'kingitus', first: ['Kinkekarp'], category: 'Ärikingitused', most: 8 },
  { query: 'kingituseks', first: ['Kinkekarp'], category: 'Ärikingitused', most: 8 },
  { query: 'naistele', first: ['Kinkekarp'], category: 'Ärikingitused', most: 8 },
  { query: 'jõulud', first: ['Kinkekarp'], category: 'Ärikingitused', most: 10 },
  { query: 'difuusor', first: ['Lõhnapulgad'], category: 'Kodulõhnad', most: 12 },
  { query: 'aromatherapy', first: ['essential oil'], category: 'Eeterlikud õlid', most: 8 },
  { query: 'освежитель воздуха', first: ['Спрей для помещений'], category: 'Ruumispreid', most: 8 },
  { query: 'Christmas present', first: ['gift box'], category: 'Ärikingitused', most: 8 },
  // Words of descriptions.
  { query: 'roos', first: ['Tsitrusaed'], most: 6 },
  { query: 'kohv', first: ['Tartu hommik'], most: 6 },
  { query: 'coffee', first: ['Tartu Morning'], most: 6 },
  { query: 'кофе', first: ['Тартуское утро'], most: 6 },
  { query: 'kardemon', first: ['Tartu hommik'], most: 6 },
  { query: 'beeswax', first: ['Apiary beeswax candle'], most: 6 },
  { query: 'кардамон', first: ['Тартуское утро'], most: 6 },
  // Slips of the finger.
  { query: 'lavandel', first: ['Lavendliõli'], most: 6 },
  { query: 'kuunel', first: ['Lõhnaküünal'], category: 'Lõhnaküünlad', most: 14 },
  { query: 'bergamott', first: ['Bergamotiõli'], most: 8 },
  { query: 'piparmünd', first: ['Piparmünt'], most: 6 },
  { query: 'lavnder', first: ['Lavender essential oil'], most: 6 },
  { query: 'esential oil', first: ['essential oil'], most: 10 },
  { query: 'diffusor', first: ['diffuser'], most: 14 },
  { query: 'бергомот', first: ['масло бергамота'], most: 6 },
  { query: 'ароматичиская свеча', first: ['Ароматическая свеча'], most: 10 },
  // Quotes, dashes and other signs; capitals and diacritics.
  { query: '„Rabakask"', first: ['Rabakask'], most: 2 },
  { query: '“Bog Birch”', first: ['Bog Birch'], most: 2 },
  { query: '«Пасека»', first: ['Пасека'], most: 2 },
  { query: 'ultraheli lõhnahajuti', first: ['Ultraheli-lõhnahajuti'], most: 2 },
  { query: 'Tee – jasmiin', first: ['Valge tee ja jasmiin'], most: 2 },
  { query: 'rukkileib,', first: ['Rukkileib'], most: 2 },
  { query: 'lohnakuunal', first: ['Lõhnaküünal'], category: 'Lõhnaküünlad', most: 12 },
  // Several words, in any order and language.
  { query: 'lavendel õli', first: ['Lavendliõli'], most: 6, not: ['küünal'] },
  { query: '10 ml lavendel', first: ['Lavendliõli'], most: 6 },
  { query: 'lõhnaküünal talvekuusk', first: ['Talvekuusk'], most: 2 },
  { query: 'candle for winter', first: ['Winter Spruce'], most: 4 },
  { query: 'valge tee', first: ['Valge tee ja jasmiin'], most: 6 },
  { query: 'свеча с тремя фитилями', first: ['Янова ночь'], most: 2 },
  { query: 'küünal 300 g', first: ['Vana raamatukogu'], most: 2 },
  // A number with its unit.
  { query: '220g', first: ['Talvekuusk'], most: 8, not: ['õli'] },
  { query: '100ml', first: ['Pärnaõis'], most: 7 },
  { query: '100мл', first: ['Pärnaõis'], most: 7 },
  // What the shop does not have finds nothing, not everything.
  { query: 'xxxx', most: 0 },
  { query: 'jalgratas', most: 0 },
  { query: 'bicycle', most: 0 },
  { query: 'велосипед', most: 0 },
  { query: '9999', most: 0 },
  { query: 'lõhnaküünal jalgrattale', most: 0 },
  { query: 'ja', most: 20 },
]
