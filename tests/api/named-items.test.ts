import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { aCategory, aProduct, create } from '#tests/support/builders.ts'
import { anOfferRequest, anOrder } from '#tests/support/message-payloads.ts'

const api = useApi()
const send = (body: unknown) => api.visitor.post('/send-email', body)

test('an order without ids is for the product at the price in the cart, of several with one title', async () => {
  const category_id = (await create(api.administrator, '/api/categories', aCategory())).id
  const product = (price: number) =>
    create(api.administrator, '/api/products', aProduct({ category_id, header: 'Kaksik', price, new_price: null }))
  const [, dear] = [await product(5), await product(7)]
  const { cart, ...order } = anOrder([[dear as never, 1]])
  const answer = await send({ ...order, cart: [{ ...(cart as object[])[0], id: undefined }] })
  expect(answer.statusCode, answer.body).toBe(200)
  const [row] = await api.orm.em
    .fork()
    .execute<{ fields: { cart: { id: number }[] } }[]>('select fields from messages order by id desc limit 1')
  expect(row?.fields.cart[0]?.id).toBe(dear.id)
})

test('an offer for a title that two services have in different languages is for the one whose Estonian title it is', async () => {
  const service = (fields: object) =>
    create(api.administrator, '/api/services/uritused', {
      image: null,
      ...fields,
      body: '<p>x</p>',
      body_en: null,
      body_ru: null,
    })
  await service({ title: 'Muu', title_en: 'Workshop', title_ru: null })
  await service({ title: 'Workshop', title_en: 'Other', title_ru: null })
  expect((await send(anOfferRequest({ subject: '|TEENUS| Workshop' }))).statusCode).toBe(200)
  const [row] = await api.sql('select fields from messages order by id desc limit 1')
  expect(row).toMatchObject({ fields: { service: { title: 'Workshop', title_en: 'Other' } } })
})
