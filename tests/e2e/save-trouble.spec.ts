import { editorPath, expect, openEditor, test } from './fixtures.ts'

test('a version saved meanwhile stops the save; one can save over it', async ({ page, context, loggedIn, allowConsole }) => {
  allowConsole(/status of 412/)
  const product = await loggedIn.createProduct({ header: 'Algne' })
  await openEditor(page, product)
  const other = await context.newPage()
  await openEditor(other, product)

  await other.getByLabel('Pealkiri eesti keeles').fill('Teise oma')
  await other.getByRole('button', { name: 'Uuenda' }).click()
  await expect(other).toHaveURL(/\/tooted\/[^/]+$/)

  await page.getByLabel('Pealkiri eesti keeles').fill('Minu oma')
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await expect(page.getByText('Teine haldur muutis seda vahepeal. Sinu tekst on alles.')).toBeVisible()
  await expect(page.getByLabel('Pealkiri eesti keeles')).toHaveValue('Minu oma')

  await page.getByRole('button', { name: 'Salvesta minu versioon selle peale' }).click()
  await expect(page.locator(`[data-product="${product.id}"]`).getByRole('heading')).toHaveText('Minu oma')
})

test('a version saved meanwhile can be loaded instead', async ({ page, context, loggedIn, allowConsole }) => {
  allowConsole(/status of 412/)
  const product = await loggedIn.createProduct({ header: 'Algne' })
  await openEditor(page, product)
  const other = await context.newPage()
  await openEditor(other, product)
  await other.getByLabel('Pealkiri eesti keeles').fill('Teise oma')
  await other.getByRole('button', { name: 'Uuenda' }).click()
  await expect(other).toHaveURL(/\/tooted\/[^/]+$/)

  await page.getByLabel('Pealkiri eesti keeles').fill('Minu oma')
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await page.getByRole('button', { name: 'Laadi uus versioon, loobu minu omast' }).click()
  await expect(page.getByLabel('Pealkiri eesti keeles')).toHaveValue('Teise oma')
  await page.getByLabel('Pealkiri eesti keeles').fill('Kolmas')
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await expect(page.locator(`[data-product="${product.id}"]`).getByRole('heading')).toHaveText('Kolmas')
})

test('a lost connection keeps the text and offers to try again', async ({ page, loggedIn, allowConsole }) => {
  allowConsole(/ERR_(FAILED|INTERNET_DISCONNECTED)/)
  const product = await loggedIn.createProduct({ header: 'Algne' })
  await openEditor(page, product)
  await page.getByLabel('Pealkiri eesti keeles').fill('Kannatlik')
  await page.route(`**/api/products/${product.id}`, route => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await expect(page.getByText(/^Serveriga ei saanud ühendust\. Kõik on alles/)).toBeVisible()
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.locator(`[data-product="${product.id}"]`).getByRole('heading')).toHaveText('Kannatlik')
})

test('a failed publication names the page and says what was kept', async ({ page, loggedIn, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  const product = await loggedIn.createProduct({ header: 'Algne' })
  await openEditor(page, product)
  const error = { code: 'RENDER_FAILED', pages: [{ address: '/tooted/k%C3%BC%C3%BCnlad/7', is_kept: true }], page_count: 1 }
  await page.route('**/api/publications/events', route => route.abort())
  await page.route(/\/api\/publications\/\d+$/, async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), state: 'failed', error } })
  })
  await page.getByLabel('Pealkiri eesti keeles').fill('Salvestatud')
  await page.getByRole('button', { name: 'Uuenda' }).click()

  const status = page.getByRole('status').filter({ hasText: 'Salvestatud, aga muudatus ei ole kõigil lehtedel.' })
  await expect(status).toContainText('Seda lehte ei õnnestunud koostada: /tooted/küünlad/7.')
  await expect(status).toContainText('külastajad varasemat versiooni')
  await expect(status).toContainText('võta muudatus tagasi')
  await expect(page.getByLabel('Pealkiri eesti keeles')).toHaveValue('Salvestatud')
})

test('a product that could not be loaded can be loaded again', async ({ page, loggedIn, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  const product = await loggedIn.createProduct({ header: 'Hiljem kohal' })
  await page.route(`**/api/products/${product.id}`, route => route.abort(), { times: 1 })
  await page.goto(editorPath(product))
  await expect(page.getByRole('alert')).toContainText('Toodet ei saanud laadida.')
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.getByLabel('Pealkiri eesti keeles')).toHaveValue('Hiljem kohal')
})
