import { expect, test } from 'vitest'
import { languageOfField, productChange, productDraft, productErrors } from '#src/features/admin/products/product-draft.ts'

const product = {
  id: 7,
  category_id: 2,
  image: null,
  header: 'Küünal',
  header_en: 'Candle',
  header_ru: 'Свеча',
  description: '<p>Eesti</p>',
  description_en: null,
  description_ru: '<p>Русский</p>',
  price: 12.5,
  new_price: null,
}
const draft = productDraft(product, 'et')

test('an untouched draft sends back the product as it was', () => {
  expect(productErrors(draft)).toEqual({})
  expect(productChange(7, draft)).toEqual(product)
})

test('an emptied translation is null, so that visitors see Estonian', () => {
  expect(productChange(7, { ...draft, description_ru: '  ' }).description_ru).toBeNull()
})

test('price, category and the titles in all languages are required', () => {
  const empty = { ...draft, category_id: '', price: ' ', header: '', header_en: ' ', header_ru: '' }
  expect(productErrors(empty)).toEqual({
    category_id: 'REQUIRED',
    price: 'REQUIRED',
    header: 'REQUIRED',
    header_en: 'REQUIRED',
    header_ru: 'REQUIRED',
  })
})

test('a discounted price has to be lower than the price', () => {
  expect(productErrors({ ...draft, new_price: '12,50' })).toEqual({ new_price: 'NOT_A_DISCOUNT' })
  expect(productErrors({ ...draft, new_price: '12,49' })).toEqual({})
  expect(productErrors({ ...draft, price: 'palju', new_price: '1' })).toEqual({ price: 'NOT_A_NUMBER' })
})

test('a title has at most 200 characters', () => {
  expect(productErrors({ ...draft, header: 'a'.repeat(200) })).toEqual({})
  expect(productErrors({ ...draft, header_ru: 'a'.repeat(201) })).toEqual({ header_ru: 'TITLE_TOO_LONG' })
})

test('a picture is an https address or a path of the site', () => {
  for (const image of ['https://pildid.example/a.jpg', '/pildid/a.svg', ''])
    expect(productErrors({ ...draft, image })).toEqual({})
  for (const image of ['http://pildid.example/a.jpg', '//pildid.example/a.jpg', 'a.jpg', 'javascript:alert(1)'])
    expect(productErrors({ ...draft, image })).toEqual({ image: 'INVALID_URL' })
})

test('a field knows the language tab it stands in', () => {
  expect([languageOfField('price'), languageOfField('header'), languageOfField('description_ru')]).toEqual([null, 'et', 'ru'])
})
