import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HEADER } from '#common/localized-fields.ts'
import { useApi } from '#tests/support/api-app.ts'
import type { Headers } from '#tests/support/api-requests.ts'
import { aCategory, aProduct, create } from '#tests/support/builders.ts'
import { anOrder, TO_A_MACHINE } from '#tests/support/message-payloads.ts'

const api = useApi()

type Bought = { id: number; header: string; price: number; new_price: number | null } & Record<string, unknown>
type Row = Record<string, unknown> & { id: number; number: string; fields: Record<string, unknown> }

const TITLES = HEADER.pick({ header: 'Küünal', header_en: 'Candle', header_ru: 'Свеча' })
let candle: Bought
let oil: Bought
beforeAll(async () => {
  const category_id = (await create(api.administrator, '/api/categories', aCategory())).id
  const product = async (fields: object) =>
    (await create(api.administrator, '/api/products', aProduct({ category_id, ...fields }))) as unknown as Bought
  candle = await product({ ...TITLES, price: 24.9, new_price: 19.9 })
  oil = await product({ ...HEADER.pick({ header: 'Õli' }), price: 0.07, new_price: null })
})
beforeEach(() => api.orm.em.fork().execute('delete from messages'))

const send = (body: unknown, headers: Headers = {}) => api.visitor.post('/send-email', body, headers)
const stored = () => api.orm.em.fork().execute<Row[]>('select * from messages order by id')

describe('an order', () => {
  test('of a product whose title was pasted with a tab is taken, also when the title was stored before that was mended', async () => {
    const { category_id } = candle
    const pasted = await create(
      api.administrator,
      '/api/products',
      aProduct({ category_id: category_id as number, header: 'A\tB\u2028C' }),
    )
    expect(pasted).toMatchObject({ header: 'A B C' })
    await api.orm.em.fork().execute(`update products set header = E'A\\tB' where id = ?`, [pasted.id])
    const old = { ...pasted, header: 'A\tB' } as unknown as Bought
    expect((await send(anOrder([[old, 1]]))).statusCode).toBe(200)
  })

  test('is found in the inbox by a product in any language, and by its parcel machine', async () => {
    await send(anOrder([[candle, 1]], TO_A_MACHINE))
    const found = async (q: string) => {
      const answer = await api.administrator.get(`/api/messages?q=${encodeURIComponent(q)}`)
      return (answer.json() as { total: number }).total
    }
    for (const q of ['küünal', 'CANDLE', 'свеч', 'tartu sõbra']) expect([q, await found(q)]).toEqual([q, 1])
    for (const q of ['24.9', 'invoice', 'quantity']) expect([q, await found(q)]).toEqual([q, 0])
  })

  test('has the titles and prices of the catalogue', async () => {
    await send(
      anOrder([
        [candle, 2],
        [oil, 3],
      ]),
    )
    expect((await stored())[0]?.fields).toEqual({
      select_delivery: 'parcel-machine',
      select_payment: 'invoice',
      total: 40.01,
      cart: [
        {
          id: candle.id,
          ...TITLES,
          price: 24.9,
          new_price: 19.9,
          quantity: 2,
        },
        { id: oil.id, ...HEADER.pick({ header: 'Õli' }), price: 0.07, new_price: null, quantity: 3 },
      ],
    })
  })

  test('finds a product without its id by its title in any language', async () => {
    const { cart, ...order } = anOrder([[candle, 1]])
    for (const header of ['Küünal', 'Candle', 'Свеча']) {
      const line = { ...(cart as object[])[0], id: undefined, header }
      expect((await send({ ...order, cart: [line] })).statusCode).toBe(200)
    }
    expect((await stored()).map(({ fields }) => (fields['cart'] as { id: number }[])[0]?.id)).toEqual(Array(3).fill(candle.id))
  })

  test('without the id of a product is of the one at the price in the cart, where several have the title', async () => {
    const { category_id } = candle
    const box = async (price: number) => {
      const fields = aProduct({ category_id: Number(category_id), header: 'Kinkekarp', price, new_price: null })
      return (await create(api.administrator, '/api/products', fields)) as unknown as Bought
    }
    const boxes = [await box(10), await box(20), await box(30)]
    for (const bought of boxes) {
      const { cart, ...order } = anOrder([[bought, 1]])
      expect((await send({ ...order, cart: [{ ...(cart as object[])[0], id: undefined }] })).statusCode).toBe(200)
    }
    expect((await stored()).map(({ fields }) => (fields['cart'] as Bought[])[0]?.id)).toEqual(boxes.map(({ id }) => id))
  })

  test('takes a discounted price that equals the price for no discount, in the catalogue and in the cart', async () => {
    const category_id = Number(candle['category_id'])
    const even = (await create(
      api.administrator,
      '/api/products',
      aProduct({ category_id, price: 8, new_price: 8 }),
    )) as unknown as Bought
    for (const line of [even, { ...even, new_price: null }, { ...oil, new_price: oil.price }]) {
      expect((await send(anOrder([[line, 1]]))).statusCode).toBe(200)
    }
    const lines = (await stored()).map(({ fields }) => (fields['cart'] as Bought[])[0])
    expect(lines.map(line => line?.new_price)).toEqual([null, null, null])
  })

  test.each([
    ['a total that is too low', () => ({ total: 1 }), 'total'],
    ['a total that is too high', () => ({ total: 40.02 }), 'total'],
    ['a forged price', () => ({ cart: [{ ...candle, price: 0.01, quantity: 2 }] }), 'cart.0.price'],
    ['a forged discount', () => ({ cart: [{ ...candle, new_price: 0.01, quantity: 2 }] }), 'cart.0.new_price'],
    ['no discount where there is one', () => ({ cart: [{ ...candle, new_price: null, quantity: 2 }] }), 'cart.0.new_price'],
    ['an unknown product', () => ({ cart: [{ ...candle, id: 999_999, quantity: 2 }] }), 'cart.0.id'],
    ['an unknown title', () => ({ cart: [{ ...candle, id: undefined, header: 'Midagi', quantity: 2 }] }), 'cart.0.id'],
  ])('with %s is a conflict that names it and tells the current cart', async (_what, change, path) => {
    const answer = await send(
      anOrder(
        [
          [candle, 2],
          [oil, 3],
        ],
        change(),
      ),
    )
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'CART_CHANGED'])
    expect(answer.json().errors.map((error: { path: string }) => error.path)).toContain(path)
    expect(await stored()).toEqual([])
  })

  test('is taken where only the struck-through price has changed: the buyer pays what the cart shows', async () => {
    expect((await send(anOrder([[{ ...candle, price: 30 }, 2]]))).statusCode).toBe(200)
    expect((await stored())[0]?.fields).toMatchObject({ cart: [{ price: 24.9, new_price: 19.9 }], total: 39.8 })
  })

  test('that is stale learns the current prices, and which products are gone', async () => {
    const stale = anOrder([
      [{ ...candle, price: 30, new_price: null }, 2],
      [oil, 1],
      [{ ...oil, id: 888_888, header: 'Kadunud' }, 1],
    ])
    const answer = await send(stale)
    expect(answer.json()).toMatchObject({
      cart: [
        { state: 'price_changed', id: candle.id, header: 'Küünal', price: 24.9, new_price: 19.9, quantity: 2 },
        { state: 'same', id: oil.id, header: 'Õli', price: 0.07, new_price: null, quantity: 1 },
        { state: 'gone', id: 888_888, header: 'Kadunud', price: 0.07, new_price: null, quantity: 1 },
      ],
      total: 39.87,
    })
  })

  test.each([
    ['no lines', { cart: [] }, 'cart'],
    ['no cart', { cart: undefined }, 'cart'],
    ['lines that are none', { cart: ['x', null] }, 'cart.0'],
    ...[0, -1, 1.5, 1000, 1e308, '1.5', 'two', null, true].map(
      quantity => [`a quantity of ${quantity}`, { quantity }, 'cart.0.quantity'] as const,
    ),
    ...[-0.01, 0.001, 1e12, 'free', '-1', null].map(price => [`a price of ${price}`, { price }, 'cart.0.price'] as const),
    ...[-5, 0.001, {}].map(
      new_price => [`a discount of ${JSON.stringify(new_price)}`, { new_price }, 'cart.0.new_price'] as const,
    ),
    ...[-1, 40.001, 'NaN', '1e3', null, []].map(total => [`a total of ${String(total)}`, { total }, 'total'] as const),
    ['a title with a line break', { header: 'Küünal\r\nBcc: x' }, 'cart.0.header'],
    ['a title of a megabyte', { header: 'x'.repeat(1024 * 1024) }, 'cart.0.header'],
    ['an id that is none', { id: 1.5 }, 'cart.0.id'],
  ] as const)('with %s is refused and the field named', async (_what, change, path) => {
    const isOfTheOrder = 'cart' in change || 'total' in change
    const [line] = anOrder([[candle, 2]])['cart'] as object[]
    const answer = await send(anOrder([[candle, 2]], isOfTheOrder ? change : { cart: [{ ...line, ...change }] }))
    expect(answer.statusCode, answer.body).toBe(422)
    expect(answer.json().errors.map((error: { path: string }) => error.path)).toContain(path)
  })

  test('of the largest quantity, and with amounts as text, is taken', async () => {
    const order = anOrder([[oil, 999]])
    expect((await send({ ...order, total: '69.93' })).statusCode).toBe(200)
  })

  test('sent again with its key is still the same after the price changed', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await send(anOrder([[oil, 1]]), headers)
    await api.administrator.put(`/api/products/${oil.id}`, { ...oil, price: 0.08 })
    const second = await send(anOrder([[oil, 1]]), headers)
    expect([second.statusCode, second.body]).toEqual([200, first.body])
    await api.administrator.put(`/api/products/${oil.id}`, oil)
  })

  test('sent again with its key is still the same where the shop corrected its title, or the price that is struck through', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await send(anOrder([[candle, 1]]), headers)
    const again = await send(anOrder([[{ ...candle, header: 'Küünal, suur', price: 30 }, 1]]), headers)
    expect([again.statusCode, again.body]).toEqual([200, first.body])
    const other = await send(anOrder([[candle, 2]]), headers)
    expect([other.statusCode, other.json().code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  })
})
