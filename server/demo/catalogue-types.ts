/** How the demo products name their category before the database has given it an id. */
export type DemoCategoryKey =
  'kodulohnad' | 'lohnakuunlad' | 'ruumispreid' | 'eeterlikud-olid' | 'autolohnad' | 'arikingitused' | 'lohnamasinad'

export type DemoCategory = {
  readonly key: DemoCategoryKey
  readonly name: string
  readonly name_en: string
  readonly name_ru: string
  /** Words that its products are found by besides the names. */
  readonly search_words: string
}

/** One product of the demo shop; the fields are those of `POST /api/products`, with the category by its key. */
export type DemoProduct = {
  /** Place in the order of creation, from 1 without gaps; a higher number is newer. */
  readonly number: number
  readonly category: DemoCategoryKey
  /** The file of a photograph; null shows the logo. */
  readonly image: string | null
  readonly header: string
  readonly header_en: string | null
  readonly header_ru: string | null
  /** Rich text: p, strong, em, ul, li, h3 and blockquote only. */
  readonly description: string
  readonly description_en: string | null
  readonly description_ru: string | null
  /** Euros. */
  readonly price: number
  /** Euros, below `price`; null without a discount. */
  readonly new_price: number | null
}

export type DemoFeedback = {
  /** Rich text: p and em only. */
  readonly body: string
  readonly body_en: string | null
  readonly body_ru: string | null
}
