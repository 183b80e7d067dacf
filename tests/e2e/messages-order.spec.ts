import { fieldOf, fillField, fillForm, inbox, SENDER_ERRORS, validFields } from '#tests/support/message-forms.ts'
import { expect, test } from './fixtures.ts'
import { ORDER_FIELDS, openOrder, PARCEL } from './order-steps.ts'
import { addCard, LANGUAGES, storedCart } from './shop-steps.ts'

test('an order is placed: number shown, cart empty, form reset, page at its top', async ({ page, loggedIn, baseURL }) => {
  const products = [await loggedIn.createProduct({ price: 12.5, new_price: 9.99 }), await loggedIn.createProduct({ price: 5 })]
  const form = await openOrder(page, [...products, await loggedIn.createProduct({ header: 'Ei soovi' })])
  await page.getByRole('button', { name: 'Eemalda: Ei soovi' }).last().click()
  await expect(page.getByText('Eemaldatud: Ei soovi')).toBeVisible()
  await expect(form.locator('[data-order-total]')).toHaveText('29,98 €')
  const fields = validFields({ fields: ORDER_FIELDS })
  await fillForm(form, fields)
  await form.getByRole('button', { name: 'Esita tellimus' }).click()
  const dialog = page.getByRole('dialog', { name: 'Täname tellimuse eest!' })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('Tellimus on esitatud!')
  const [stored] = await (await inbox(baseURL ?? '')).find(fields['name'] ?? '')
  expect(stored).toMatchObject({ kind: 'order', total: 29.98 })
  await expect(dialog).toContainText(stored?.number ?? 'no number')
  expect(await storedCart(page)).toEqual({})
  await expect(page.getByText('Eemaldatud: Ei soovi')).toBeHidden()
  await expect(form).not.toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await dialog.getByRole('button', { name: 'Sulge' }).click()
  await expect(dialog).not.toBeVisible()
})

test('what another tab puts into the cart while an order is sent stays there', async ({ page, loggedIn }) => {
  const ordered = await loggedIn.createProduct()
  const form = await openOrder(page, [ordered])
  await fillForm(form, validFields({ fields: ORDER_FIELDS }))
  const added = Promise.withResolvers<void>()
  await page.route('**/send-email', async route => {
    await added.promise
    await route.continue()
  })
  const sent = page.waitForRequest('**/send-email')
  await form.getByRole('button', { name: 'Esita tellimus' }).click()
  await sent
  const other = await page.context().newPage()
  await other.goto('/tooted')
  // The newest product, which comes first, is the one ordered.
  await addCard(other, 1, LANGUAGES[0])
  await expect(page.locator('[data-cart-count]')).toHaveText('2')
  added.resolve()
  await expect(page.locator('[data-order-placed]')).toBeVisible()
  const left = Object.keys(await storedCart(page))
  expect(left).toHaveLength(1)
  expect(left).not.toContain(String(ordered.id))
})

test('a product’s title in another language is marked as such where its price changed and where it was removed', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/status of 409/)
  const product = await loggedIn.createProduct({ header: 'Küünal', header_ru: null, price: 10 })
  const form = await openOrder(page, [{ ...product, price: 8 }], '/ru')
  await page.getByRole('button', { name: 'Согласиться с новой ценой' }).waitFor()
  await fillForm(form, validFields({ fields: ORDER_FIELDS }))
  await form.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(page.locator('[data-order-changes] [lang=et]')).toHaveText('Küünal')
  await page.locator('.cart-remove').click()
  await expect(page.getByText(/^Удалено/).locator('[lang=et]')).toHaveText('Küünal')
})

test('a parcel goes to the machine that the visitor names: asked for, and kept with the order', async ({
  page,
  loggedIn,
  baseURL,
}) => {
  const form = await openOrder(page, [await loggedIn.createProduct()])
  await expect(fieldOf(form, 'parcel_machine')).toBeHidden()
  await fillForm(form, validFields({ fields: { select_delivery: 'parcel-machine', select_payment: 'invoice' } }))
  await form.getByRole('button', { name: 'Esita tellimus' }).click()
  await expect(form.getByText('Valige pakiautomaatide võrk')).toBeVisible()
  await expect(fieldOf(form, 'parcel_network')).toBeFocused()
  await expect(form.getByText('Kirjutage pakiautomaadi nimi või aadress')).toBeVisible()

  const fields = validFields({ fields: ORDER_FIELDS })
  await fillForm(form, fields)
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0)
  // Another way and back: what was typed is there again.
  for (const delivery of ['pickup', 'parcel-machine']) await fillField(form, 'select_delivery', delivery)
  for (const [name, value] of Object.entries(PARCEL)) await expect(fieldOf(form, name)).toHaveValue(value)
  await form.getByRole('button', { name: 'Esita tellimus' }).click()
  await expect(page.locator('[data-order-placed]')).toBeVisible()
  const [stored] = await (await inbox(baseURL ?? '')).find(fields['name'] ?? '')
  expect(stored?.fields).toMatchObject(PARCEL)
  await page.goto(`/admin/messages?message=${stored?.id}`)
  await expect(page.getByRole('definition').filter({ hasText: 'Tartu Lõunakeskus' })).toBeVisible()
})

test('the form says what delivery costs, by the way that is chosen', async ({ page, loggedIn }) => {
  const form = await openOrder(page, [await loggedIn.createProduct()])
  const cost = form.getByRole('status').filter({ hasText: /^Tarne/ })
  await expect(cost).toHaveText('Tarne oleneb tarneviisist')
  for (const [delivery, text] of [
    ['parcel-machine', '0,00 €'],
    ['pickup', '0,00 €'],
    ['other', 'hinna ütleme enne saatmist'],
  ] as const) {
    await fillField(form, 'select_delivery', delivery)
    await expect(cost).toHaveText(`Tarne ${text}`)
  }
  await expect(form.getByText('Hinnad sisaldavad käibemaksu.')).toBeVisible()
})

test('what was typed is there after a reload and in another language until the order is placed; Back shows no dialog', async ({
  page,
  loggedIn,
}) => {
  const form = await openOrder(page, [await loggedIn.createProduct()])
  const fields = validFields({ fields: { ...ORDER_FIELDS, message: 'Palun pakkige\nkingiks.' } })
  await fillForm(form, fields)
  await page.reload()
  for (const [name, value] of Object.entries(fields)) await expect(fieldOf(form, name)).toHaveValue(value)

  await page.getByRole('banner').getByRole('link', { name: /^RUS/ }).click()
  await expect(page).toHaveURL(/\/ru\/tooted\/ostukorv/)
  for (const [name, value] of Object.entries(fields)) await expect(fieldOf(form, name)).toHaveValue(value)
  // What is emptied stays empty.
  await fillField(form, 'message', '')
  await page.reload()
  await expect(fieldOf(form, 'name')).toHaveValue(fields['name'] ?? '')
  await expect(fieldOf(form, 'message')).toHaveValue('')

  await form.getByRole('button', { name: 'Оформить заказ' }).click()
  const placed = page.locator('[data-order-placed]')
  await expect(placed).toBeVisible()
  await page.goto('/kontakt')
  await page.goBack()
  await expect(placed).not.toBeVisible()
  await openOrder(page, [await loggedIn.createProduct()])
  for (const name of Object.keys(validFields({ fields: { select_delivery: '', select_payment: '' } })))
    await expect(fieldOf(form, name)).toHaveValue('')
  expect(await page.evaluate(() => ['form order', 'order key'].map(name => sessionStorage.getItem(name)))).toEqual(['{}', null])
})

test('the way back to an order shows what was typed last, also in another language', async ({ page, loggedIn }) => {
  const form = await openOrder(page, [await loggedIn.createProduct()])
  await fillForm(form, validFields({ fields: { ...ORDER_FIELDS, message: 'Kingiks.' } }))
  await page.getByRole('banner').getByRole('link', { name: /^RUS/ }).click()
  await expect(page).toHaveURL(/\/ru\/tooted\/ostukorv/)
  await fillField(form, 'message', 'Palun pakkige kingiks.')
  await fillField(form, 'phone', '')
  await fillField(form, 'select_delivery', 'pickup')
  await page.goBack()
  await expect(page).toHaveURL('/tooted/ostukorv')
  await expect(fieldOf(form, 'message')).toHaveValue('Palun pakkige kingiks.')
  await expect(fieldOf(form, 'phone')).toHaveValue('')
  await expect(fieldOf(form, 'select_delivery')).toHaveValue('pickup')
  await expect(fieldOf(form, 'parcel_network')).toBeHidden()

  // A page that the browser had kept whole is as old as when the visitor left it.
  await page.evaluate(() => {
    const typed = JSON.parse(sessionStorage.getItem('form order') ?? '{}') as object
    sessionStorage.setItem(
      'form order',
      JSON.stringify({ ...typed, message: 'Ilma paelata.', select_delivery: 'parcel-machine' }),
    )
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(fieldOf(form, 'message')).toHaveValue('Ilma paelata.')
  await expect(fieldOf(form, 'parcel_machine')).toBeVisible()
  await expect(fieldOf(form, 'parcel_machine')).toHaveValue('Tartu Lõunakeskus')
})

test('delivery and payment have to be chosen', async ({ page, loggedIn }) => {
  const form = await openOrder(page, [await loggedIn.createProduct()], '/en')
  for (const [name, error] of [
    ['select_delivery', 'Choose a delivery method'],
    ['select_payment', 'Choose a payment method'],
  ] as const) {
    await fillForm(form, validFields({ fields: ORDER_FIELDS }))
    await fillField(form, name, '')
    await form.getByRole('button', { name: 'Place the order' }).click()
    await expect(fieldOf(form, name)).toBeFocused()
    await expect(form.getByText(error)).toBeVisible()
  }
})

test('cash and a parcel machine do not go together: the form says so until another delivery is chosen', async ({
  page,
  loggedIn,
}) => {
  const form = await openOrder(page, [await loggedIn.createProduct()])
  await fillForm(form, { select_payment: 'cash', select_delivery: 'parcel-machine' })
  await form.getByRole('button', { name: 'Esita tellimus' }).click()
  const error = form.getByText('Pakiautomaati tellides ei saa maksta sularahas')
  await expect(error).toBeVisible()
  await fillField(form, 'select_delivery', 'pickup')
  await expect(error).not.toBeVisible()
})

test('a product that is not sold any more is neither in the totals nor in the order', async ({
  page,
  loggedIn,
  baseURL,
  allowConsole,
}) => {
  // The file that would have its card is not there.
  allowConsole(/status of 404/)
  const kept = await loggedIn.createProduct({ price: 10 })
  const form = await openOrder(page, [kept, { ...kept, id: 2_000_000_000, header: 'Kadunud', price: 3 }])
  await expect(page.getByText('Seda toodet enam ei müüda')).toBeVisible()
  await expect(page.locator('.cart-total strong')).toHaveText('20,00 €')
  await expect(form.locator('[data-order-total]')).toHaveText('20,00 €')
  const fields = validFields({ fields: ORDER_FIELDS })
  await fillForm(form, fields)
  await form.getByRole('button', { name: 'Esita tellimus' }).click()
  await expect(page.locator('[data-order-placed]')).toBeVisible()
  expect((await (await inbox(baseURL ?? '')).find(fields['name'] ?? ''))[0]?.total).toBe(20)
  expect(await storedCart(page)).toEqual({})
})

test('each of the sender’s fields that is wrong is asked for, and nothing is sent', async ({ page, loggedIn }) => {
  let posts = 0
  await page.route('**/send-email', route => ((posts += 1), route.abort()))
  const form = await openOrder(page, [await loggedIn.createProduct()])
  // Each of them once: the rest is proved with the form of contact, which takes these fields from the same place.
  for (const [name, value, error] of [SENDER_ERRORS[0], SENDER_ERRORS[4], SENDER_ERRORS[7]]) {
    await fillForm(form, validFields({ fields: ORDER_FIELDS }))
    await fillField(form, name, value)
    await form.getByRole('button', { name: 'Esita tellimus' }).click()
    await expect(fieldOf(form, name)).toBeFocused()
    await expect(form.getByText(error)).toBeVisible()
  }
  expect(posts).toBe(0)
})

test('a program that fills the hidden field of an order hears of success: nothing is sent, the cart stays', async ({
  page,
  loggedIn,
}) => {
  let posts = 0
  await page.route('**/send-email', route => ((posts += 1), route.abort()))
  const product = await loggedIn.createProduct()
  const form = await openOrder(page, [product])
  await fillForm(form, validFields({ fields: ORDER_FIELDS }))
  await form.locator('[name=homepage]').evaluate(element => ((element as HTMLInputElement).value = 'x'))
  await form.getByRole('button', { name: 'Esita tellimus' }).click()
  await expect(page.locator('.toast-success')).toHaveText(/Sõnum on saadetud!/)
  expect(posts).toBe(0)
  expect(Object.keys(await storedCart(page))).toEqual([String(product.id)])
})
