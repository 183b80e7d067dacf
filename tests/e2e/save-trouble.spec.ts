import { aPlainPicture } from '../support/picture-files.ts'
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

test('a deletion whose answer got lost is done when it is tried again', async ({ page, loggedIn, allowConsole }) => {
  allowConsole(/ERR_FAILED|status of 404/)
  const product = await loggedIn.createProduct({ header: 'Kaks korda kustutatud' })
  await openEditor(page, product)
  await page.route(
    `**/api/products/${product.id}`,
    async route => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Kustuta' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.getByText(/^Toode „.*” on kustutatud/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Võta tagasi' })).toBeVisible()
})

test('a page with something unfinished beside the saved text is not left', async ({ page, loggedIn, baseURL }) => {
  const buffer = await aPlainPicture(64, 48, '#157').webp().toBuffer()
  const { url, id } = await loggedIn.uploadPicture({ name: 'pooleli.webp', mimeType: 'image/webp', buffer })
  const product = await loggedIn.createProduct({ header: 'Algne', image: url })
  const questions: string[] = []
  page.on('dialog', async dialog => {
    questions.push(dialog.type())
    await dialog.dismiss()
  })
  await openEditor(page, product)
  const live = page.getByText(/^Salvestatud ja avaldatud/)
  const words = page.getByLabel('Mis pildil on, eesti keeles')
  await page.getByLabel('Pealkiri eesti keeles').fill('Sõnad pooleli')
  await words.fill('Pooleli kirj')
  await page.keyboard.press('Control+s')
  await expect(live).toBeVisible()
  await expect(words).toHaveValue('Pooleli kirj')
  await words.blur()
  await expect(page.getByText('Kirjeldus on salvestatud.')).toBeVisible()

  await page.getByLabel('Pealkiri eesti keeles').fill('Aken lahti')
  await page.getByRole('toolbar').getByRole('button', { name: 'Video', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Video' })
  await dialog.getByLabel('Aadress').fill('https://youtu.be/poo')
  await page.keyboard.press('Control+s')
  await expect(live).toBeVisible()
  await expect(dialog).toBeVisible()
  expect(questions).toEqual([])
  await page.keyboard.press('Escape')
  await page.goto('/robots.txt')
  await loggedIn.request.delete(`/api/products/${product.id}`, { headers: { origin: baseURL ?? '' } })
  await loggedIn.request.delete(`/api/pictures/${id}`, { headers: { origin: baseURL ?? '' } })
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
