import type { Page } from '@playwright/test'
import { MAX_CART_LINES } from '#common/message-rules.ts'
import { expect, live, test } from './fixtures.ts'
import { addCard, cards, euros, LANGUAGES, storeCart, storedCart, storedEntry } from './shop-steps.ts'

const [ESTONIAN, ENGLISH, RUSSIAN] = LANGUAGES

async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 2 ** 22, filled = ''; size >= 1; size /= 2) {
      try {
        localStorage.setItem('other', filled + 'x'.repeat(size))
        filled += 'x'.repeat(size)
      } catch {
        // Half of it may have room.
      }
    }
  })
}

test('where the browser has no room for the cart the page says so, and adds once there is some', async ({ page }) => {
  const t = ENGLISH
  await page.goto(`${t.prefix}/tooted`)
  await fillStorage(page)
  await cards(page).first().getByRole('button', { name: t.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t.add }).click()
  const notice = page.getByRole('alert').filter({ hasText: /^Your cart was not changed/ })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('link')).toHaveAttribute('href', `${t.prefix}/kontakt`)
  expect(await storedCart(page)).toEqual({})
  await page.evaluate(() => localStorage.removeItem('other'))
  await dialog.getByRole('button', { name: t.add }).click()
  await expect(page.getByRole('status').getByText(t.added)).toBeVisible()
  await expect(page.locator('[data-cart-count]')).toHaveText('1')
})

test('where the browser closes its storage to the site the page says that the cart was not changed', async ({ page }) => {
  const t = ENGLISH
  await page.goto(`${t.prefix}/tooted`)
  await cards(page).first().getByRole('button', { name: t.add }).click()
  // As where the visitor forbids the site to keep anything while its page is open.
  await page.evaluate(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('closed', 'SecurityError')
      },
    })
  })
  await page.getByRole('dialog').getByRole('button', { name: t.add }).click()
  await expect(page.getByRole('alert').filter({ hasText: /^Your cart was not changed/ })).toBeVisible()
  await expect(page.locator('[data-cart-count]')).toBeHidden()
})

test('a product’s new name that the browser has no room for shows the visitor no error', async ({ page }) => {
  const t = ESTONIAN
  await page.goto(`${t.prefix}/tooted`)
  for (const index of [0, 1]) await addCard(page, index, t)
  const [renamed, repriced] = Object.entries(await storedCart(page)).map(([id, entry]) => ({ id: Number(id), ...entry }))
  if (!renamed || !repriced) throw new Error('two products were added')
  await storeCart(page, {
    [renamed.id]: storedEntry({ ...renamed.product, header: 'N' }),
    [repriced.id]: storedEntry({ ...repriced.product, price: 1, new_price: null }),
  })
  await fillStorage(page)
  await page.goto(`${t.prefix}/tooted/ostukorv`)
  // Both lines were checked once the page asks about a price; a toast would be shown in the next frame.
  await expect(page.locator('.cart-change')).toHaveCount(1)
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
  expect(await page.locator('.toast').count()).toBe(0)
  expect((await storedCart(page))[renamed.id]?.product['header']).toBe('N')
})

test('a cart with more products than one order takes says the limit, and has no order form until it fits', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 503/)
  const t = ESTONIAN
  await page.route('**/search/products-*.json', route => route.fulfill({ status: 503 }))
  const lines = Array.from({ length: MAX_CART_LINES + 1 }, (_, index) => [index + 1, storedEntry()] as const)
  await storeCart(page, Object.fromEntries(lines))
  await page.goto(`${t.prefix}/tooted/ostukorv`)
  const notice = page.getByText(
    'Ühes tellimuses saab olla kuni 200 eri toodet, ostukorvis on 201. Eemaldage mõned ja tellige need eraldi.',
  )
  const form = page.locator('[data-order-part] form')
  await expect(notice).toBeVisible()
  await expect(form).toBeHidden()
  await page.locator('.cart-remove').first().click()
  await expect(form).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('a cart page that the browser brings back shows what was put in meanwhile', async ({ page }) => {
  const t = RUSSIAN
  await page.goto(`${t.prefix}/tooted/ostukorv`)
  await expect(page.getByText(t.empty)).toBeVisible()
  await page.evaluate(entry => {
    localStorage.setItem('cart:v1', JSON.stringify({ 9: entry }))
    // As when the browser brings back a page that it kept whole.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, storedEntry())
  await expect(page.locator('.cart-line')).toHaveCount(1)
  await expect(page.getByText(t.empty)).toBeHidden()
  expect(Object.keys(await storedCart(page))).toEqual(['9'])
})

test('a cart page that the browser brings back shows no product that another tab put in and this tab removed', async ({
  page,
  context,
}) => {
  const [kept, removed] = [{ 8: storedEntry() }, { 8: storedEntry(), 9: storedEntry() }]
  await storeCart(page, kept)
  await page.goto('/tooted/ostukorv')
  await expect(page.locator('.cart-line')).toHaveCount(1)
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(cart => localStorage.setItem('cart:v1', JSON.stringify(cart)), removed)
  await expect(page.locator('.cart-line')).toHaveCount(2)
  await page.evaluate(cart => {
    // As another page of this tab removes it: without an event here.
    localStorage.setItem('cart:v1', JSON.stringify(cart))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, kept)
  await expect(page.locator('.cart-line')).toHaveCount(1)
  expect(Object.keys(await storedCart(page))).toEqual(['8'])
})

test('a cart page that the browser brings back says which prices changed meanwhile', async ({ page, loggedIn, baseURL }) => {
  const product = await loggedIn.createProduct({ price: 10 })
  await storeCart(page, { [product.id]: storedEntry({ ...product }) })
  await page.goto('/tooted/ostukorv')
  // The link comes with the shop's answer: the prices have been compared once.
  await expect(page.locator('.cart-line').getByRole('link')).toBeVisible()
  const dearer = { data: { ...product, price: 12 }, headers: { origin: baseURL ?? '' } }
  const saved = await loggedIn.request.put(`/api/products/${product.id}`, dearer)
  await expect(saved).toBeOK()
  await live(loggedIn.request, Number(saved.headers()['publication-id']))
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.locator('.cart-change')).toContainText('12,00 €')
})

test('Enter adds the quantity that was typed; one above the limit of an order is cut to it, and the visitor is told', async ({
  page,
}) => {
  await page.goto('/tooted')
  await cards(page).first().getByRole('button', { name: ESTONIAN.add }).click()
  const quantity = page.getByRole('dialog').getByRole('spinbutton', { name: ESTONIAN.quantity })
  await quantity.clear()
  await quantity.pressSequentially('1200')
  await quantity.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  const told = page.getByRole('alert').getByText(/^Ühte toodet saab korraga tellida kuni 999 tükki\./)
  await expect(told).toHaveCount(1)
  await expect(page.locator('.toast-error').getByRole('link', { name: 'Kirjutage meile' })).toHaveAttribute('href', '/kontakt')
  expect(Object.values(await storedCart(page)).map(entry => entry.quantity)).toEqual([999])

  await page.locator('.toast-close').click()
  await cards(page).nth(1).getByRole('button', { name: ESTONIAN.add }).click()
  await quantity.fill('1200')
  await page.getByRole('dialog').getByRole('button', { name: ESTONIAN.add }).click()
  await expect(told).toHaveCount(1)
  expect(Object.values(await storedCart(page)).map(entry => entry.quantity)).toEqual([999, 999])

  // The cart has as many as an order takes: nothing is added.
  await page.locator('.toast-close').click()
  await addCard(page, 0, ESTONIAN)
  await expect(told).toHaveCount(1)
  await expect(page.getByText(ESTONIAN.added)).toHaveCount(0)
})

test('a quantity that was typed before the page’s script was there becomes one that can be ordered', async ({ page }) => {
  await page.goto('/tooted')
  const address = String(await cards(page).first().getByRole('link').getAttribute('href'))
  for (const typed of ['0', '', '5000']) {
    const isLeft = Promise.withResolvers<void>()
    await page.route('**/_astro/AddToCart.*.js', async route => {
      await isLeft.promise
      await route.continue()
    })
    await page.goto(address)
    const field = page.getByRole('spinbutton')
    await field.fill(typed)
    await field.press('Tab')
    isLeft.resolve()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(field).toHaveValue(typed === '5000' ? '999' : '1')
  }
})

test('a price is struck through only beside a lower one, and unchecked prices are checked when the network is back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|status of 404/)
  // The shop knows neither product, and is not asked.
  await page.route('**/search/products-*.json', route => route.abort())
  await storeCart(page, { 900_001: storedEntry({ price: 10, new_price: 10 }), 900_002: storedEntry({ price: 10, new_price: 9 }) })
  await page.goto('/tooted/ostukorv')
  await expect(page.locator('.cart-line')).toHaveCount(2)
  await expect(page.locator('.cart-line del')).toHaveText([/^10,00/])
  const notChecked = page.getByText(/^Hindu ei õnnestunud praegu kontrollida/)
  await expect(notChecked).toBeVisible()
  await page.unroute('**/search/products-*.json')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(notChecked).toHaveCount(0)
  await expect(page.locator('.cart-line[data-deleted]')).toHaveCount(2)
})

test('the button for one more makes an emptied quantity 2', async ({ page }) => {
  await page.goto('/tooted')
  await cards(page).first().getByRole('button', { name: ESTONIAN.add }).click()
  const dialog = page.getByRole('dialog')
  const quantity = dialog.getByRole('spinbutton', { name: ESTONIAN.quantity })
  await quantity.fill('')
  await dialog.getByRole('button', { name: ESTONIAN.more }).click()
  await expect(quantity).toHaveValue('2')
})

test('the add-to-cart dialog shows the sum for the quantity typed, at most for one order’s limit, and none for 0', async ({
  page,
}) => {
  await page.goto('/tooted')
  await cards(page).first().getByRole('button', { name: ESTONIAN.add }).click()
  const quantity = page.getByRole('spinbutton', { name: ESTONIAN.quantity })
  const sum = page.getByRole('dialog').locator('.cart-total strong')
  const cents = Number((await sum.innerText()).replace(/\D/g, ''))
  await quantity.fill('1000')
  await expect(sum).toHaveText(euros(999 * cents, 'et'))
  await quantity.fill('0')
  await quantity.press('Enter')
  await expect(sum).toHaveText('–')
  await quantity.fill('2')
  await expect(sum).toHaveText(euros(2 * cents, 'et'))
})

test('a product that another tab adds at its new price is not offered at the old one', async ({
  page,
  context,
  loggedIn,
  baseURL,
}) => {
  const product = await loggedIn.createProduct({ header: 'Kallinev', price: 20 })
  const shown = `/tooted/k%C3%BC%C3%BCnlad/${product.id}`
  const add = async (tab: Page) => {
    await tab.goto(shown)
    await tab.getByRole('main').getByRole('button', { name: 'Lisa korvi' }).click()
    await tab.getByRole('dialog').getByRole('button', { name: 'Lisa korvi' }).click()
    await expect(tab.getByRole('dialog')).toBeHidden()
  }
  await add(page)
  await page.goto('/tooted/ostukorv')
  await expect(page.locator('.cart-line').getByRole('link').first()).toBeVisible()
  const saved = await loggedIn.request.put(`/api/products/${product.id}`, {
    data: { ...product, price: 25 },
    headers: { origin: baseURL ?? '' },
  })
  await live(loggedIn.request, Number(saved.headers()['publication-id']))
  await add(await context.newPage())
  await expect(page.locator('.cart-line').getByRole('spinbutton')).toHaveValue('2')
  await expect(page.getByText('Hind on muutunud')).toHaveCount(0)
  await expect(page.locator('.cart-line')).toContainText('25,00')
})
