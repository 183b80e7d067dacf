import { describe, expect, test } from 'vitest'
import { HEADER } from '#common/localized-fields.ts'
import { cartLines, withProduct } from '#src/features/cart/cart.rules.ts'
import { changedLines, goneLines, orderLines, withCatalogue } from '#src/features/checkout/order-lines.ts'
import { checkMessage } from '#src/features/messages/form/check-message.ts'
import { anOrder, TO_A_MACHINE } from '#tests/support/message-payloads.ts'

const candle = { id: 7, header: 'Küünal', price: 24.9, new_price: null }
const order = (fields: object) => checkMessage('order', anOrder([[candle, 1]], { ...fields }))
const wrong = (fields: object) => [...(order(fields).errors ?? [])]

describe('where a parcel goes', () => {
  test('is part of the order', () => {
    expect(order(TO_A_MACHINE).payload).toMatchObject(TO_A_MACHINE)
    expect(order({ parcel_network: 'Omniva', parcel_machine: '  Tartu  ' }).payload).toMatchObject({
      parcel_network: 'omniva',
      parcel_machine: 'Tartu',
    })
  })

  test('need not be said in the specification’s payload, which has no field for it', () => {
    const { payload } = order({})
    expect(Object.keys(payload ?? {})).not.toContain('parcel_machine')
    expect(wrong({ parcel_network: null, parcel_machine: null })).toEqual([])
  })

  test.each([
    ['nothing', { parcel_network: '', parcel_machine: '' }, ['parcel_network', 'parcel_machine']],
    ['blanks', { ...TO_A_MACHINE, parcel_machine: '   ' }, ['parcel_machine']],
    ['a network that is none', { ...TO_A_MACHINE, parcel_network: 'posthorn' }, ['parcel_network']],
    ['a line break', { ...TO_A_MACHINE, parcel_machine: 'Tartu\nBcc: x' }, ['parcel_machine']],
    ['101 characters', { ...TO_A_MACHINE, parcel_machine: 'x'.repeat(101) }, ['parcel_machine']],
  ])('is wrong with %s', (_what, fields, names) => {
    expect(wrong(fields).map(([name]) => name)).toEqual(names)
  })
})

test('cash and a parcel machine do not go together, also while that is still to be named', () => {
  expect(wrong({ ...TO_A_MACHINE, select_payment: 'cash' })).toEqual([['select_payment', 'CASH_BY_PARCEL']])
  expect(wrong({ parcel_network: '', parcel_machine: '', select_payment: 'cash' })).toContainEqual([
    'select_payment',
    'CASH_BY_PARCEL',
  ])
  expect(wrong({ select_delivery: 'pickup', select_payment: 'cash' })).toEqual([])
  expect(wrong({ select_payment: 'cash' }), 'the specification’s payload').toEqual([])
})

test('the lines of an order are in the order in which they were put into the cart', () => {
  const product = { ...HEADER.pick({ header: 'A' }), price: 1, new_price: null, image: null, category_id: 1 }
  const cart = withProduct(withProduct({}, 9, product, 1), 2, product, 1)
  expect(orderLines(cart).map(({ id }) => id)).toEqual([9, 2])
  expect(orderLines(cart).map(({ id }) => id)).toEqual(cartLines(cart).map(({ id }) => id))
})

describe('a cart that differs from the catalogue', () => {
  const product = { ...HEADER.pick({ header: 'Küünal' }), price: 12, new_price: 9.9, image: null, category_id: 1 }
  const cart = withProduct(withProduct({}, 9, product, 3), 2, product, 1)
  const line = { id: 9, header: 'Küünal', price: 12, new_price: null, quantity: 3 }

  test('gets the current prices and loses what is no longer sold; lines without an answer stay', () => {
    const current = withCatalogue(cart, [
      { ...line, state: 'price_changed' },
      { ...line, id: 2, state: 'gone' },
      { ...line, id: null, state: 'gone' },
      { ...line, id: 7, state: 'price_changed' },
    ])
    expect(current).toEqual({ 9: { ...cart[9], product: { ...product, new_price: null } } })
    expect(withCatalogue(cart, [])).toEqual(cart)
  })

  test('names what the page left out, because it knew already that it is gone', () => {
    expect(goneLines(cart, new Set([2, 7]))).toEqual([
      { id: 2, header: 'Küünal', price: 12, new_price: 9.9, quantity: 1, state: 'gone' },
    ])
  })

  test('is told line by line: what is gone, and what a piece cost and costs', () => {
    const title = { text: 'Küünal', lang: 'et' }
    const lines = [
      { ...line, state: 'price_changed' as const },
      { ...line, id: 2, state: 'same' as const },
      { ...line, id: null, state: 'gone' as const },
    ]
    expect(changedLines(cart, lines, 'en')).toEqual([
      { title, price: { beforeCents: 990, nowCents: 1200 } },
      { title, price: null },
    ])
  })

  test('tells nothing of the price of a product that was taken out in another tab meanwhile', () => {
    expect(changedLines(cart, [{ ...line, id: 7, state: 'price_changed' }], 'et')).toEqual([])
  })
})

describe('a sender', () => {
  test.each(['mari+pood@gmail.com', "o'neil@example.ie", 'a.b_c-d@sub.example.studio'])('may write from %s', email => {
    expect(wrong({ email })).toEqual([])
  })
  test.each(['(372) 512-3456', '(+372) 512.3456', '+372 5123 4567', '1234567'])('may be called at %s', phone => {
    expect(wrong({ phone })).toEqual([])
  })
  test.each([
    ['+372\u00A0512\u202F3456', '+372 512 3456'],
    ['\u202A+372 512\u20113456\u202C', '+372 512-3456'],
    ['512\u2013\u200B3456', '512-3456'],
  ])('may paste %j, as other programs write a number', (pasted, phone) => {
    expect(order({ phone: pasted }).payload).toMatchObject({ phone })
  })
  test('may paste lines that a word processor broke', () => {
    expect(order({ message: 'Esimene\vteine\fkolmas\r\nneljas' }).payload).toMatchObject({
      message: 'Esimene\nteine\nkolmas\nneljas',
    })
  })
  test.each(['------1', '123 456', '(37) 51-23'])('is asked for at least seven digits, not characters: %s', phone => {
    expect(wrong({ phone })).toEqual([['phone', 'INVALID']])
  })
  test('hears first that a number is too short, then of its characters', () => {
    expect(wrong({ phone: 'abc' })).toEqual([['phone', 'INVALID']])
    expect(wrong({ phone: 'helista mulle' })).toEqual([['phone', 'PHONE_CHARACTERS']])
  })
})
