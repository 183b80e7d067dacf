import type { DemoCategory } from './catalogue-types.ts'

/** The Estonian name in lower case becomes the category's address, e.g. `/tooted/kodulõhnad`. */
export const demoCategories = [
  {
    key: 'kodulohnad',
    ...{ name: 'Kodulõhnad', name_en: 'Home fragrances', name_ru: 'Ароматы для дома' },
    search_words:
      'difuusor, lõhnastaja, koduparfüüm, air freshener, reed sticks, диффузор, ароматические палочки, парфюм для дома',
  },
  {
    key: 'lohnakuunlad',
    ...{ name: 'Lõhnaküünlad', name_en: 'Scented candles', name_ru: 'Ароматические свечи' },
    search_words: 'küünal, vaha, candle, wax, свеча, свечка, воск',
  },
  {
    key: 'ruumispreid',
    ...{ name: 'Ruumispreid', name_en: 'Room sprays', name_ru: 'Спреи для помещений' },
    search_words: 'toalõhn, õhuvärskendaja, air freshener, mist, освежитель воздуха, спрей для дома',
  },
  {
    key: 'eeterlikud-olid',
    ...{ name: 'Eeterlikud õlid', name_en: 'Essential oils', name_ru: 'Эфирные масла' },
    search_words: 'aroomiteraapia, aroomiõli, lõhnaõli, aromatherapy, ароматерапия, аромамасло',
  },
  {
    key: 'autolohnad',
    ...{ name: 'Autolõhnad', name_en: 'Car fragrances', name_ru: 'Ароматы для автомобиля' },
    search_words: 'autoparfüüm, lõhnakuusk, car perfume, air freshener, автопарфюм, ёлка, ёлочка',
  },
  {
    key: 'arikingitused',
    ...{ name: 'Ärikingitused', name_en: 'Business gifts', name_ru: 'Корпоративные подарки' },
    search_words:
      'kingitus, jõulud, jõulukink, sünnipäev, naistele, meestele, tänukink, present, Christmas, birthday, подарок, рождество, день рождения, сувенир',
  },
  {
    key: 'lohnamasinad',
    ...{ name: 'Lõhnamasinad', name_en: 'Scent machines', name_ru: 'Аромамашины' },
    search_words: 'lõhnaseade, aroomihajuti, scent diffuser, аромастанция, прибор для ароматизации',
  },
] as const satisfies readonly DemoCategory[]
