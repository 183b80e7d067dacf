import { LOCALES, localePrefix } from '#common/locales.ts'
import { editorPath, expect, openEditor, test } from './fixtures.ts'

test('an edited product is live in three languages as soon as the editor says so', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ header: 'Vana pealkiri' })
  await openEditor(page, product)

  await page.getByLabel('Pealkiri eesti keeles').fill('Sirelivihm')
  await page.getByLabel('Hind, €').first().fill('12,5')
  await page.getByRole('tab', { name: 'ENG' }).click()
  await page.getByLabel('Pealkiri inglise keeles').fill('Lilac rain')
  await page.getByRole('tab', { name: 'RUS' }).click()
  await page.getByLabel('Pealkiri vene keeles').fill('Сиреневый дождь')
  await page.getByRole('button', { name: 'Uuenda' }).click()

  await expect(page.getByText(/^Salvestatud ja avaldatud \(\d+ ms\)/)).toBeVisible()
  await expect(page).toHaveURL(/\/tooted\/[^/]+$/)
  const card = page.locator(`[data-product="${product.id}"]`)
  await expect(card.getByRole('heading')).toHaveText('Sirelivihm')

  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sirelivihm')
  await expect(page.locator('.price').first()).toContainText('12,50')
  await page.getByRole('banner').getByRole('link', { name: 'RUS' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сиреневый дождь')
  await page.getByRole('banner').getByRole('link', { name: 'ENG' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lilac rain')
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click()
  await expect(card.getByRole('heading')).toHaveText('Lilac rain')
})

test('gear links lead from the list and from the product to its editor', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ header: 'Hammasratas' })
  await openEditor(page, product)
  await page.getByLabel('Hind, €').first().fill('21')
  await page.getByRole('button', { name: 'Uuenda' }).click()

  const card = page.locator(`[data-product="${product.id}"]`)
  await expect(card.getByRole('link', { name: 'Muuda toodet „Hammasratas”' })).toBeVisible()
  await card.getByRole('heading').getByRole('link').click()
  await page.getByRole('link', { name: 'Muuda toodet „Hammasratas”' }).click()
  await expect(page.getByLabel('Pealkiri eesti keeles')).toHaveValue('Hammasratas')
  await expect(page).toHaveURL(new RegExp(`/editproduct/${product.id}$`))
})

test('a deletion is asked about first, then takes the product off the site', async ({ page, loggedIn, allowConsole }) => {
  allowConsole(/status of 404/)
  const product = await loggedIn.createProduct({ header: 'Kaduv lõhn' })
  await openEditor(page, product)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Muuda toodet „Kaduv lõhn”')
  await expect(page).toHaveTitle(/^(\(\d+\) )?Muuda toodet „Kaduv lõhn”/)
  await page.getByRole('button', { name: 'Kustuta' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Kas oled kindel, et soovid toote kustutada?' })
  await expect(dialog).toHaveAccessibleDescription('Kaduv lõhn')
  await expect(dialog.getByRole('button', { name: 'Ei' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Ei' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Pealkiri eesti keeles')).toHaveValue('Kaduv lõhn')

  await page.getByRole('button', { name: 'Kustuta' }).click()
  await dialog.getByRole('button', { name: 'Jah' }).click()
  await expect(page.getByText(/^Toode „Kaduv lõhn” on kustutatud \(\d+ ms\)/)).toBeVisible()
  await expect(page).toHaveURL(/\/tooted\/[^/]+$/)
  await expect(page.getByRole('main').getByText('Kaduv lõhn')).toHaveCount(0)

  await page.goto(editorPath(product))
  await expect(page.getByRole('alert')).toContainText('Seda toodet ei ole')
  await expect(page.getByRole('link', { name: 'Tagasi poodi' })).toHaveAttribute('href', '/tooted')
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
  await title.press('Control+s')
  await expect(page.locator(`[data-product="${product.id}"]`).getByRole('heading')).toHaveText('Esimene ja veel')
})

test('the editor is for administrators only', async ({ page }) => {
  for (const prefix of LOCALES.map(localePrefix)) {
    await page.goto(editorPath({ id: 1 }, prefix))
    expect(new URL(page.url()).pathname).toBe('/')
  }
})
