import type { Route } from '@playwright/test'
import { fieldOf, fillForm, inbox, validFields } from '#tests/support/message-forms.ts'
import { expect, test } from './fixtures.ts'
import { ORDER_FIELDS, openOrder } from './order-steps.ts'
import { storedCart } from './shop-steps.ts'

test('stale prices and products that are gone are shown, and the order goes out with the current ones', async ({
  page,
  loggedIn,
  baseURL,
  allowConsole,
}) => {
  // 404: the file that would have the card of the product that is known to be gone.
  allowConsole(/status of (404|409)/)
  const kept = await loggedIn.createProduct({ header: 'Küünal', price: 10 })
  const gone = await loggedIn.createProduct({ header: 'Kadunud', price: 3 })
  const known = { ...kept, id: 2_000_000_000, header: 'Otsas' }
  const form = await openOrder(page, [{ ...kept, price: 8 }, gone, known])
  await expect(page.getByText('Seda toodet enam ei müüda')).toBeVisible()
  const headers = { origin: baseURL ?? '' }
  await loggedIn.request.delete(`/api/products/${gone.id}`, { headers })
  const fields = validFields({ fields: ORDER_FIELDS })
  await fillForm(form, fields)
  await form.getByRole('button', { name: 'Esita tellimus' }).click()
  const changes = page.locator('[data-order-changes]')
  await expect(changes).toBeFocused()
  await expect(changes).toContainText('Küünal: oli 8,00 €, nüüd 10,00 €')
  await expect(changes).toContainText('Kadunud: ei ole enam müügil')
  await expect(changes).toContainText('Otsas: ei ole enam müügil')
  await expect(changes).toContainText('Uus summa: 20,00 €')
  await expect(form.locator('[data-order-total]')).toHaveText('20,00 €')
  await expect(fieldOf(form, 'name')).toHaveValue(fields['name'] ?? '')
  // It is true as long as the cart is the same: after a look at a product, too, from where the browser brings this page back.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(changes).toContainText('Küünal: oli 8,00 €, nüüd 10,00 €')
  // What it says of the total is no longer true of a cart that was changed.
  await page.getByRole('button', { name: 'Üks vähem: Küünal' }).click()
  await expect(changes).toBeEmpty()
  await page.getByRole('button', { name: 'Üks rohkem: Küünal' }).click()
  await form.getByRole('button', { name: 'Esita tellimus' }).click()
  await expect(page.locator('[data-order-placed]')).toBeVisible()
  const [stored] = await (await inbox(baseURL ?? '')).find(fields['name'] ?? '')
  expect(stored?.total).toBe(20)
})

test('a price that changes while the order form is open is asked about once', async ({
  page,
  loggedIn,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 409/)
  const product = await loggedIn.createProduct({ header: 'Küünal', price: 10 })
  const form = await openOrder(page, [product])
  await fillForm(form, validFields({ fields: ORDER_FIELDS }))
  // The published price has come: the cart's is the same.
  await expect(page.locator('.cart-line')).toContainText('20,00 €')
  const headers = { origin: baseURL ?? '' }
  await loggedIn.request.put(`/api/products/${product.id}`, { data: { ...product, price: 12 }, headers })
  // The visitor wants one more while the order is on its way.
  const { promise: wanted, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/send-email', route => wanted.then(() => route.continue()), { times: 1 })
  await form.getByRole('button', { name: 'Esita tellimus' }).click()
  await page.getByRole('button', { name: 'Üks rohkem: Küünal' }).click()
  await expect(form.locator('[data-order-total]')).toHaveText('30,00 €')
  answer()
  await expect(page.locator('[data-order-changes]')).toContainText('Küünal: oli 10,00 €, nüüd 12,00 €')
  await expect(page.locator('[data-order-changes]')).toContainText('Uus summa: 36,00 €')
  await expect(form.locator('[data-order-total]')).toHaveText('36,00 €')
  await expect(page.getByRole('button', { name: 'Nõustun uue hinnaga' })).toHaveCount(0)
  await form.getByRole('button', { name: 'Esita tellimus' }).click()
  await expect(page.locator('[data-order-placed]')).toBeVisible()
})

test('an order of which nothing is sold any more asks for no further try', async ({ page, loggedIn, baseURL, allowConsole }) => {
  allowConsole(/status of (404|409)/)
  const product = await loggedIn.createProduct({ header: 'Kadunud' })
  const form = await openOrder(page, [product])
  await fillForm(form, validFields({ fields: ORDER_FIELDS }))
  await loggedIn.request.delete(`/api/products/${product.id}`, { headers: { origin: baseURL ?? '' } })
  await form.getByRole('button', { name: 'Esita tellimus' }).click()
  const changes = page.locator('[data-order-changes]')
  await expect(changes).toHaveText(
    'Ostukorvi sisu on vahepeal muutunud. Eemaldasime korvist kõik, mida enam ei müüda.Kadunud: ei ole enam müügil',
  )
  await expect(page.getByText('Ostukorv on tühi')).toBeVisible()
})

test('an order whose answer was lost is one order, also after a reload and in another language', async ({
  page,
  loggedIn,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const form = await openOrder(page, [await loggedIn.createProduct()])
  const fields = validFields({ fields: ORDER_FIELDS })
  await fillForm(form, fields)
  const lost = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/send-email', lost, { times: 2 })
  await form.getByRole('button', { name: 'Esita tellimus' }).click()
  await expect(page.locator('.toast-error')).toHaveText(/Tellimuse esitamine ebaõnnestus!/)
  await page.getByRole('banner').getByRole('link', { name: /^RUS/ }).click()
  await form.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(page.locator('.toast-error')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: /^EST/ }).click()
  await page.reload()
  await form.getByRole('button', { name: 'Esita tellimus' }).click()
  await expect(page.locator('[data-order-placed]')).toBeVisible()
  expect(await (await inbox(baseURL ?? '')).find(fields['name'] ?? '')).toHaveLength(1)
})

test('an order that fails keeps the cart and all fields', async ({ page, loggedIn, allowConsole }) => {
  allowConsole(/status of 503|ERR_INTERNET_DISCONNECTED/)
  const product = await loggedIn.createProduct()
  const form = await openOrder(page, [product])
  const fields = validFields({ fields: ORDER_FIELDS })
  await fillForm(form, fields)
  await page.route('**/send-email', route => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await form.getByRole('button', { name: 'Esita tellimus' }).click()
  await expect(page.locator('.toast-error')).toHaveText(/Tellimuse esitamine ebaõnnestus!/)
  for (const [name, value] of Object.entries(fields)) await expect(fieldOf(form, name)).toHaveValue(value)
  expect(Object.keys(await storedCart(page))).toEqual([String(product.id)])
  await page.context().setOffline(true)
  await form.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(form.getByRole('alert')).toHaveText(/Internetiühendus puudub/)
  await page.context().setOffline(false)
  await form.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.locator('[data-order-placed]')).toBeVisible()
  expect(await page.locator('.toast-error').count(), 'thanks without an earlier failure above them').toBe(0)
})

test('a page that is left with the dialog of a placed order comes back without it', async ({ page, loggedIn }) => {
  const form = await openOrder(page, [await loggedIn.createProduct()])
  await fillForm(form, validFields({ fields: ORDER_FIELDS }))
  await form.getByRole('button', { name: 'Esita tellimus' }).click()
  await expect(page.locator('[data-order-placed]')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(page.locator('[data-order-placed]')).toBeHidden()
})
