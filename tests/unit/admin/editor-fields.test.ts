import { expect, test } from 'vitest'
import { DESCRIPTION, HEADER } from '#common/localized-fields.ts'
import { draftOf, fieldErrors, inputOf, isSameText } from '#src/admin/editor/model/field-values.ts'
import { CATEGORY_FIELDS } from '#src/admin/fields/category-fields.i18n.ts'
import { inPageOrder } from '#src/admin/fields/editor-field.ts'
import { PRODUCT_FIELDS } from '#src/admin/fields/product-fields.i18n.ts'
import { checkProduct } from '#src/admin/kinds/products/check-product.ts'

const product = {
  category_id: 2,
  image: null,
  ...HEADER.fields(
    () => 'Küünal',
    name => `Candle (${name})`,
  ),
  ...DESCRIPTION.pick({ description: '<p>Eesti</p>', description_ru: '<p>Русский</p>' }),
  price: 12.5,
  new_price: null,
  search_words: 'vaha, steariin',
}
const draft = draftOf(PRODUCT_FIELDS, product, 'et')
const errorsOf = (changed: Partial<typeof draft>, isNew = false) => {
  const whole = { ...draft, ...changed }
  return checkProduct(whole, fieldErrors(PRODUCT_FIELDS, whole, isNew))
}

test('an untouched draft sends back the item as it was', () => {
  expect(errorsOf({})).toEqual({})
  expect(inputOf(PRODUCT_FIELDS, draft)).toEqual(product)
})

test('an emptied translation is null, so that visitors see Estonian; an emptied Estonian text is empty', () => {
  for (const blank of ['  ', '<p></p><p><br></p>', '<ul><li><p></p></li></ul>']) {
    const input = inputOf(PRODUCT_FIELDS, { ...draft, description: '', description_ru: blank })
    expect(input).toMatchObject({ description: '', description_ru: null })
  }
})

test('price, category and Estonian title are required, the other titles only when a product is edited', () => {
  const titles = HEADER.fields(
    () => '',
    () => ' ',
  )
  const required = HEADER.fields(
    () => 'REQUIRED',
    () => 'REQUIRED',
  )
  const empty = { category_id: '', price: ' ', ...titles, header_ru: '' }
  const always = { category_id: 'REQUIRED', price: 'REQUIRED', header: 'REQUIRED' }
  expect(errorsOf(empty)).toEqual({ ...always, ...required })
  expect(errorsOf(empty, true)).toEqual(always)
})

test('a discounted price has to be lower than the price', () => {
  expect(errorsOf({ new_price: '12,50' })).toEqual({ new_price: 'NOT_A_DISCOUNT' })
  expect(errorsOf({ new_price: '12,49' })).toEqual({})
  expect(errorsOf({ price: 'palju', new_price: '1' })).toEqual({ price: 'NOT_A_NUMBER' })
})

test('a title has at most 200 characters', () => {
  expect(errorsOf({ header: 'a'.repeat(200) })).toEqual({})
  expect(errorsOf({ header_ru: 'a'.repeat(201) })).toEqual({ header_ru: 'TITLE_TOO_LONG' })
  // Files of a Mac have letters and their signs apart; the server puts them together.
  expect(errorsOf({ header_ru: 'õ'.normalize('NFD').repeat(200) })).toEqual({})
})

test('search words have at most 500 characters, and a category’s name 100', () => {
  expect(errorsOf({ search_words: ` ${'a'.repeat(500)} ` })).toEqual({})
  expect(errorsOf({ search_words: 'a'.repeat(501) })).toEqual({ search_words: 'TOO_LONG' })
  const category = draftOf(CATEGORY_FIELDS, null, 'et')
  expect(fieldErrors(CATEGORY_FIELDS, { ...category, name: 'a'.repeat(100), name_ru: 'a'.repeat(101) }, true)).toEqual({
    name_ru: 'TOO_LONG',
  })
})

test('a rich text has at most 200,000 characters of HTML', () => {
  expect(errorsOf({ description: 'a'.repeat(200_000) })).toEqual({})
  expect(errorsOf({ description_en: 'a'.repeat(200_001) })).toEqual({ description_en: 'TOO_LONG' })
})

test('a picture is an https address or a path of the site', () => {
  for (const image of ['https://pildid.example/a.jpg', '\u202ahttps://pildid.example/a.jpg\u202c', '/pildid/a.svg', ''])
    expect(errorsOf({ image })).toEqual({})
  for (const image of ['http://pildid.example/a.jpg', '//pildid.example/a.jpg', 'a.jpg', 'javascript:alert(1)'])
    expect(errorsOf({ image })).toEqual({ image: 'INVALID_URL' })
})

test('texts are the same where a save of either sends the same value', () => {
  const isSame = (name: string, one: string, other: string) =>
    PRODUCT_FIELDS.filter(field => field.name === name).map(field => isSameText(field, one, other))
  for (const [name, one, other] of [
    ['price', '13', '13,00'],
    ['price', '1250.00', '1 250 €'],
    ['header', 'Lõhn ', 'Lõhn'],
    ['image', ' /pildid/a.svg', '/pildid/a.svg'],
    ['image', '\u202ahttps://pildid.example/a.jpg\u202c', 'https://pildid.example/a.jpg'],
    ['description_ru', '<p></p>', ''],
    ['price', 'palju', 'palju'],
  ] as const)
    expect(isSame(name, one, other), one).toEqual([true])
  for (const [name, one, other] of [
    ['price', '13', '13,01'],
    ['price', 'palju', ''],
    ['price', '1,200', ''],
    ['header', 'Lõhn', 'Lõhnad'],
    ['description', '<p></p>', '<p>a</p>'],
  ] as const)
    expect(isSame(name, one, other), one).toEqual([false])
})

test('a required rich text needs something to read or to look at', () => {
  const fields = PRODUCT_FIELDS.filter(({ name }) => name === 'description').map(field => ({
    ...field,
    required: 'always' as const,
  }))
  expect(fields).toHaveLength(1)
  const errors = (html: string) => fieldErrors(fields, { ...draft, description: html }, true)
  for (const html of ['', '<p></p>', '<p>&nbsp; <br></p>']) expect(errors(html)).toEqual({ description: 'REQUIRED' })
  for (const html of ['<p>a</p>', '<img src="/a.jpg">']) expect(errors(html)).toEqual({})
})

test('fields without a language come above the tabs, the others tab by tab', () => {
  expect(inPageOrder(PRODUCT_FIELDS).map(({ name }) => name)).toEqual([
    'category_id',
    'price',
    'new_price',
    'image',
    'search_words',
    ...HEADER.names.flatMap((header, tab) => [header, DESCRIPTION.names[tab]]),
  ])
})
