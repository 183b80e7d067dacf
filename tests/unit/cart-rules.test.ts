import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HEADER } from '#common/localized-fields.ts'
import { MAX_QUANTITY } from '#common/message-rules.ts'
import {
  type Cart,
  type CartProduct,
  EMPTY_CART,
  itemCount,
  lineCents,
  totalCents,
  totalEuros,
  withoutOrdered,
  withoutProducts,
  validQuantity,
  withCurrentProduct,
  withoutProduct,
  withProduct,
  withQuantity,
} from '#src/features/cart/cart.rules.ts'
import { parseCart } from '#src/features/cart/stored-cart.ts'

/** Euros with at most two decimals, as the shop has them. */
const euros = fc.integer({ min: 0, max: 9_999_999 }).map(cents => cents / 100)
const product: fc.Arbitrary<CartProduct> = fc.record({
  ...HEADER.fields(
    () => fc.string(),
    () => fc.option(fc.string()),
  ),
  price: euros,
  new_price: fc.option(euros),
  image: fc.option(fc.webPath()),
  category_id: fc.integer({ min: 1, max: 9 }),
})
const quantity = fc.integer({ min: 1, max: MAX_QUANTITY })
const id = fc.integer({ min: 1, max: 12 })
const cart: fc.Arbitrary<Cart> = fc.dictionary(
  id.map(String),
  fc.record({ product, quantity, position: fc.integer({ min: 1, max: 99 }) }, { requiredKeys: ['product', 'quantity'] }),
)
const latest = (of: Cart) => Math.max(0, ...Object.values(of).map(({ position }) => position ?? 0))

describe('the cart', () => {
  test('adding a product that is there already adds to its quantity, otherwise makes a line', () => {
    fc.assert(
      fc.property(cart, id, product, quantity, (before, key, added, amount) => {
        const after = withProduct(before, key, added, amount)
        expect(after[key]?.quantity).toBe(Math.min(MAX_QUANTITY, (before[key]?.quantity ?? 0) + amount))
        expect(after[key]?.product, 'with the price just seen').toEqual(added)
        expect(after[key]?.position, 'in its place').toBe(key in before ? before[key]?.position : 1 + latest(before))
        expect(itemCount(after)).toBe(itemCount(before) + (key in before ? 0 : 1))
        expect(withoutProduct(after, key)).toEqual(withoutProduct(before, key))
      }),
    )
  })

  test('a quantity is set directly, from 1 to 999', () => {
    fc.assert(
      fc.property(cart, id, fc.oneof(fc.integer(), fc.double()), (before, key, asked) => {
        const after = withQuantity(before, key, asked)
        expect(after[key]).toEqual(before[key] && { ...before[key], quantity: validQuantity(asked) })
        expect(withoutProduct(after, key)).toEqual(withoutProduct(before, key))
      }),
    )
    expect([0, -3, 1.4, 1000, Number.NaN, Number.POSITIVE_INFINITY].map(validQuantity)).toEqual([1, 1, 1, 999, 1, 999])
  })

  test('the item count is the number of distinct products', () => {
    fc.assert(
      fc.property(cart, before => {
        expect(itemCount(before)).toBe(Object.keys(before).length)
      }),
    )
  })

  test('the total is the sum of what each line costs, to the cent, without the lines left out', () => {
    fc.assert(
      fc.property(cart, fc.uniqueArray(id), (before, leftOut) => {
        const exact = Object.entries(before)
          .filter(([key]) => !leftOut.includes(Number(key)))
          .reduce((sum, [, entry]) => {
            const { new_price, price } = entry.product
            return sum + BigInt(Math.round((new_price ?? price) * 100)) * BigInt(entry.quantity)
          }, 0n)
        const counted = withoutProducts(before, new Set(leftOut))
        expect(BigInt(totalCents(counted))).toBe(exact)
        expect(Number(totalEuros(counted).toFixed(2))).toBe(totalEuros(counted))
      }),
    )
  })

  test('what was ordered leaves the cart, what came while the order was sent stays', () => {
    const pieces = (of: Cart) => Object.fromEntries(Object.entries(of).map(([key, entry]) => [key, entry.quantity]))
    const ordered = (of: Cart) => Object.entries(of).map(([key, entry]) => ({ id: Number(key), quantity: entry.quantity }))
    fc.assert(
      fc.property(cart, id, product, quantity, (before, newId, newProduct, more) => {
        expect(withoutOrdered(before, ordered(before))).toEqual(EMPTY_CART)
        const kept = before[newId]?.quantity ?? 0
        const after = withProduct(before, newId, newProduct, more)
        const added = (after[newId]?.quantity ?? 0) - kept
        expect(pieces(withoutOrdered(after, ordered(before)))).toEqual(added > 0 ? { [newId]: added } : {})
        expect(withoutOrdered(EMPTY_CART, ordered(before))).toEqual(EMPTY_CART)
      }),
    )
  })

  test('a price that floating point cannot add up comes out right', () => {
    const price = (euro: number, newPrice: number | null): CartProduct => ({
      ...HEADER.pick({ header: 'a' }),
      image: null,
      category_id: 1,
      price: euro,
      new_price: newPrice,
    })
    const filled = withProduct(withProduct(EMPTY_CART, 1, price(0.1, null), 3), 2, price(30, 19.99), 100)
    expect(totalEuros(filled)).toBe(1999.3)
    expect(Object.values(filled).map(lineCents)).toEqual([30, 199_900])
  })

  test('a product given away costs nothing', () => {
    const given = { ...HEADER.pick({ header: 'a' }), image: null, category_id: 1, price: 12.5, new_price: 0 }
    expect(totalCents(withProduct(EMPTY_CART, 1, given, 3))).toBe(0)
  })

  test('accepting a price keeps the quantity and the other lines', () => {
    fc.assert(
      fc.property(cart, id, product, (before, key, current) => {
        const after = withCurrentProduct(before, key, current)
        expect(after[key]).toEqual(before[key] && { ...before[key], product: current })
        expect(withoutProduct(after, key)).toEqual(withoutProduct(before, key))
      }),
    )
  })
})

describe('the stored cart', () => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(cart, before => {
        expect(parseCart(JSON.stringify(before))).toEqual(before)
      }),
    )
  })

  test('never breaks the page, whatever the browser holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        expect(typeof totalCents(parseCart(text))).toBe('number')
      }),
    )
  })

  test('loses entries that make no sense, and keeps the others', () => {
    const good = { product: { header: 'Küünal', price: 5, category_id: 2 }, quantity: 2 }
    const stored = { 7: good, x: good, 8: { ...good, quantity: 'palju' }, 9: { product: { header: 3 }, quantity: 1 } }
    expect(Object.keys(parseCart(JSON.stringify(stored)))).toEqual(['7'])
    const negative = { ...good, product: { ...good.product, price: -5 } }
    expect(Object.keys(parseCart(JSON.stringify({ 7: good, 8: negative })))).toEqual(['7'])
  })

  test.each([
    [1.5, 2],
    [5000, MAX_QUANTITY],
    [0, 1],
    [-3, 1],
  ])('makes a quantity of %d one that can be ordered', (kept, valid) => {
    const stored = { 7: { product: { header: 'Küünal', price: 5, category_id: 2 }, quantity: kept } }
    expect(parseCart(JSON.stringify(stored))['7']?.quantity).toBe(valid)
  })
})
