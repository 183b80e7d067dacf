import { saveAndFollow } from './editor-steps.ts'
import { expect, openEditor, test } from './fixtures.ts'
import { cards } from './shop-steps.ts'

test('a new product needs a price, a category and an Estonian title, and is live in three languages', async ({
  page,
  loggedIn,
}) => {
  const category = (await loggedIn.categories())[0]?.name ?? ''
  const title = `Uus lõhn ${Date.now()}`
  await page.goto('/addproduct')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uus toode')
  await page.getByLabel('Pealkiri eesti keeles').fill(' ')
  await page.getByRole('button', { name: 'Lisa', exact: true }).click()
  await expect(page.getByLabel('Kategooria')).toBeFocused()
  for (const label of ['Kategooria', 'Hind, €', 'Pealkiri eesti keeles']) {
    const field = page.getByLabel(label).first()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription('Ei saa olla tühi.')
  }
  await expect(page.getByLabel('Pealkiri inglise keeles')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByRole('button', { name: 'Kustuta' })).toHaveCount(0)

  await page.getByLabel('Kategooria').selectOption(category)
  await page.getByLabel('Hind, €').first().fill('19,90')
  await page.getByLabel('Pealkiri eesti keeles').fill(title)
  await page.getByRole('tab', { name: 'ENG' }).click()
  await page.getByLabel('Pealkiri inglise keeles').fill(`New scent ${title}`)

  const created = page.waitForRequest(sent => sent.method() === 'POST' && sent.url().endsWith('/api/products'))
  await saveAndFollow(page, 'Lisa', /\/tooted\/[^/]+$/)
  // By it a second try makes no second product (lost-answers.spec.ts).
  expect((await created).headers()).toHaveProperty('idempotency-key')
  await page.getByRole('link', { name: title, exact: true }).first().click()
  await page.getByRole('banner').getByRole('link', { name: 'ENG' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`New scent ${title}`)
  // Without a translation, visitors see Estonian.
  for (const language of ['RUS', 'EST']) {
    await page.getByRole('banner').getByRole('link', { name: language }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('search words that visitors do not see find the product in the shop', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct()
  const word = `kurgirohi${Date.now()}`
  await openEditor(page, product)
  await page.getByLabel('Otsingusõnad').fill(`${word}, огуречник`)
  await saveAndFollow(page, 'Uuenda', /\/tooted\/[^/]+$/)

  await page.goto(`/tooted?q=${word}`)
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(product.header)
  await expect(cards(page)).not.toContainText(word)
  await openEditor(page, product)
  await expect(page.getByLabel('Otsingusõnad')).toHaveValue(`${word}, огуречник`)
})
