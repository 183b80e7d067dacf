import { ALT, BODY, DESCRIPTION, HEADER, NAME, TITLE } from '../../common/localized-fields.ts'
import { SERVICE_TYPES } from '../../common/service-types.ts'
import type { ContentRows } from './rows.ts'

const texts = BODY.fields(
  () => '<p>x</p>',
  name => (name.endsWith('_ru') ? '<p>x</p>' : null),
)
const headers = HEADER.fields(
  () => 'x',
  name => (name.endsWith('_ru') ? null : 'x'),
)
/** Estonian alone. */
const untranslated = () => null
/** A drawing of the site, an uploaded picture, none. */
const IMAGES = ['/logo.svg', `/media/${'0'.repeat(32)}/2.webp`] as const
/** Enough for a second archive part of every list. */
const ITEMS = Array.from({ length: 21 }, (_, index) => index + 1)

/** The smallest content that has a page of every kind, with and without pictures, translations and discounts. */
export const SPECIMEN: ContentRows = {
  category: [{ id: 1, ...NAME.fields(() => 'x', untranslated), segment: 'x', search_words: null }],
  product: ITEMS.map(id => ({
    id,
    category_id: 1,
    image: IMAGES[id % 3] ?? null,
    ...headers,
    priceCents: 2,
    newPriceCents: id % 2 ? 1 : null,
    ...DESCRIPTION.fields(() => '<p>x</p>', untranslated),
    search_words: null,
  })),
  post: ITEMS.map(id => ({ id, image: id % 2 ? '/logo.svg' : null, ...headers, ...texts, date: '2000-01-01T00:00:00.000Z' })),
  text: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(id => ({ id, ...texts })),
  service: SERVICE_TYPES.flatMap((type, index) =>
    [0, 1].map(position => ({
      id: index * 2 + position + 1,
      type,
      position,
      image: position ? '/logo.svg' : null,
      ...TITLE.fields(() => 'x', untranslated),
      ...texts,
    })),
  ),
  picture: [
    {
      id: 1,
      hash: '0'.repeat(32),
      width: 2,
      height: 1,
      ...ALT.fields(() => 'x', untranslated),
      webp: '1 2',
      avif: '1 2',
    },
  ],
  former: [
    { id: 1, entity: 'category', item_id: 1, segment: 'y', category_id: null, since: '2000-01-01T00:00:00.000Z' },
    { id: 2, entity: 'product', item_id: 99, segment: 'x', category_id: 1, since: '2000-01-01T00:00:00.000Z' },
  ],
  feedback: [1, 2].map(id => ({ id, ...texts })),
}
