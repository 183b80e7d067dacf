import { describe, expect, test } from 'vitest'
import { shopMessages } from '#src/features/shop/shop.i18n.ts'
import { plural } from '#src/i18n/plural.ts'

const products = { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' }

describe('Russian plurals', () => {
  test.each([
    [1, 'товар'],
    [2, 'товара'],
    [4, 'товара'],
    [5, 'товаров'],
    [11, 'товаров'],
    [14, 'товаров'],
    [21, 'товар'],
    [22, 'товара'],
    [25, 'товаров'],
    [111, 'товаров'],
    [0, 'товаров'],
  ])('%i %s', (count, form) => {
    expect(plural('ru', count, products)).toBe(form)
  })
})

test('a language without a form takes the general one', () => {
  expect(plural('en', 3, { one: 'item', few: 'never', other: 'items' })).toBe('items')
  expect(plural('et', 0, { one: 'toode', other: 'toodet' })).toBe('toodet')
})

describe('how many products are shown', () => {
  test('Estonian puts the suffix on the total', () => {
    expect(shopMessages('et').shown(10, 40)).toBe('Kuvatud 10 toodet 40-st')
    expect(shopMessages('et').shown(1, 1)).toBe('Kuvatud 1 toode 1-st')
  })

  test('English and Russian agree with the total', () => {
    expect(shopMessages('en').shown(1, 1)).toBe('1 of 1 product shown')
    expect(shopMessages('ru').shown(1, 21)).toBe('Показано 1 из 21 товара')
    expect(shopMessages('ru').shown(10, 40)).toBe('Показано 10 из 40 товаров')
    expect(shopMessages('ru').shown(10, 22)).toBe('Показано 10 из 22 товаров')
  })
})
