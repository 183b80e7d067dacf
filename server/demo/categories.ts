import type { DemoCategory } from './catalogue-types.ts'

/** The Estonian name in lower case becomes the category's address, e.g. `/tooted/kodulõhnad`. */
export const demoCategories = [
  { key: 'kodulohnad', name: 'Kodulõhnad', name_en: 'Home fragrances', name_ru: 'Ароматы для дома' },
  { key: 'lohnakuunlad', name: 'Lõhnaküünlad', name_en: 'Scented candles', name_ru: 'Ароматические свечи' },
  { key: 'ruumispreid', name: 'Ruumispreid', name_en: 'Room sprays', name_ru: 'Спреи для помещений' },
  { key: 'eeterlikud-olid', name: 'Eeterlikud õlid', name_en: 'Essential oils', name_ru: 'Эфирные масла' },
  { key: 'autolohnad', name: 'Autolõhnad', name_en: 'Car fragrances', name_ru: 'Ароматы для автомобиля' },
  { key: 'arikingitused', name: 'Ärikingitused', name_en: 'Business gifts', name_ru: 'Корпоративные подарки' },
  { key: 'lohnamasinad', name: 'Lõhnamasinad', name_en: 'Scent machines', name_ru: 'Аромамашины' },
] as const satisfies readonly DemoCategory[]
