import type { Locator, Page } from '@playwright/test'
import { saveAndFollow } from './editor-steps.ts'
import { drawn, expect, live, openEditor, test } from './fixtures.ts'

test('an edited product is live in three languages as soon as the editor says so, with gears that lead back', async ({
  page,
  loggedIn,
}) => {
  const product = await loggedIn.createProduct({ header: 'Vana pealkiri' })
  await openEditor(page, product)

  await page.getByLabel('Pealkiri eesti keeles').fill('Sirelivihm')
  await page.getByLabel('Hind, €').first().fill('12,5')
  await page.getByRole('tab', { name: 'ENG' }).click()
  await page.getByLabel('Pealkiri inglise keeles').fill('Lilac rain')
  await page.getByRole('tab', { name: 'RUS' }).click()
  await page.getByLabel('Pealkiri vene keeles').fill('Сиреневый дождь')
  await saveAndFollow(page, 'Uuenda', /\/tooted\/[^/]+$/)

  const card = page.locator(`[data-product="${product.id}"]`)
  await expect(card.getByRole('heading')).toHaveText('Sirelivihm')
  const gear = (place: Page | Locator) => place.getByRole('link', { name: 'Muuda toodet „Sirelivihm”' })
  const editor = new RegExp(`/editproduct/${product.id}$`)
  await expect(gear(card)).toHaveAttribute('href', editor)

  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sirelivihm')
  await expect(gear(page)).toHaveAttribute('href', editor)
  await expect(page.locator('.price').first()).toContainText('12,50')
  await page.getByRole('banner').getByRole('link', { name: 'RUS' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сиреневый дождь')
  await page.getByRole('banner').getByRole('link', { name: 'ENG' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lilac rain')
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click()
  await expect(card.getByRole('heading')).toHaveText('Lilac rain')
})

test('Ctrl+S saves, and what is typed while it is published is not lost', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct()
  await openEditor(page, product)
  const title = page.getByLabel('Pealkiri eesti keeles')
  await title.fill('Esimene')
  const typed = Promise.withResolvers<void>()
  await page.route(`**/api/products/${product.id}`, async route => typed.promise.then(() => route.continue()), { times: 1 })
  const saved = page.waitForResponse(response => response.request().method() === 'PUT')
  await title.press('Control+s')
  await title.pressSequentially(' ja veel')
  typed.resolve()
  expect((await saved).status()).toBe(200)
  await expect(page.getByText('Salvestamata muudatused')).toBeVisible()
  await expect(title).toHaveValue('Esimene ja veel')
  // As with a Cyrillic layout.
  await title.dispatchEvent('keydown', { key: 'ы', code: 'KeyS', ctrlKey: true, bubbles: true })
  await expect(page.locator(`[data-product="${product.id}"]`).getByRole('heading')).toHaveText('Esimene ja veel')
})

test('the editor still says that it is saving when an earlier change goes live meanwhile', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const product = await loggedIn.createProduct()
  const [typed, told, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const saves = [typed, saved]
  await page.route('**/api/publications/events', route => route.abort())
  await page.route(/\/api\/publications\/\d+$/, async route => told.promise.then(() => route.continue()))
  await page.route(`**/api/products/${product.id}`, async route => {
    if (route.request().method() === 'PUT') await saves.shift()?.promise
    await route.continue()
  })
  await openEditor(page, product)
  const title = page.getByLabel('Pealkiri eesti keeles')
  await title.fill('Esimene')
  const answer = page.waitForResponse(response => response.request().method() === 'PUT')
  await title.press('Control+s')
  await title.fill('Teine')
  typed.resolve()
  await live(loggedIn.request, Number((await answer).headers()['publication-id']))
  await expect(page.getByText('Salvestatud, ootan avaldamist…')).toBeVisible()
  await title.press('Control+s')
  await expect(page.getByText('Salvestan…')).toBeVisible()
  const progress = page.waitForResponse(/\/api\/publications\/\d+$/)
  told.resolve()
  await (await progress).finished()
  await drawn(page)
  await expect(page.getByText('Salvestan…')).toBeVisible()
  saved.resolve()
  await expect(page.locator(`[data-product="${product.id}"]`).getByRole('heading')).toHaveText('Teine')
})
