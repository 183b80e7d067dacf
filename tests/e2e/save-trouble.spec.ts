import { aPlainPicture } from '../support/picture-files.ts'
import { pretendProgress } from './editor-steps.ts'
import { editorPath, expect, openEditor, test } from './fixtures.ts'

const TITLE = 'Pealkiri eesti keeles'

test('a version saved meanwhile can be loaded instead', async ({ page, loggedIn, baseURL, allowConsole }) => {
  allowConsole(/status of 412/)
  const product = await loggedIn.createProduct({ header: 'Algne' })
  await openEditor(page, product)
  const theirs = { data: { ...product, header: 'Teise oma' }, headers: { origin: baseURL ?? '' } }
  await expect(await loggedIn.request.put(`/api/products/${product.id}`, theirs)).toBeOK()

  await page.getByLabel(TITLE).fill('Minu oma')
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await page.getByRole('button', { name: 'Laadi uus versioon, loobu minu omast' }).click()
  await expect(page.getByLabel(TITLE)).toHaveValue('Teise oma')
  await page.getByLabel(TITLE).fill('Kolmas')
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await expect(page.locator(`[data-product="${product.id}"]`).getByRole('heading')).toHaveText('Kolmas')
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
    { times: 2 },
  )
  await page.getByRole('button', { name: 'Kustuta' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
  const again = page.getByRole('button', { name: 'Proovi uuesti' })
  await again.press('Enter')
  await expect(page.getByRole('button', { name: 'Kustuta' })).toBeFocused()
  await again.press('Enter')
  await expect(page.getByText(/^Toode „.*” on kustutatud/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Võta tagasi' })).toBeVisible()
})

test('a deletion that is live is told as a deletion where the page after it does not come', async ({ page, loggedIn }) => {
  await openEditor(page, await loggedIn.createProduct({ header: 'Kohe kadunud' }))
  await page.route(/\/tooted\/[^/]+$/, route => route.fulfill({ status: 204 }))
  await page.getByRole('button', { name: 'Kustuta' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
  await expect(page.getByText(/^Kustutatud ja saidilt kadunud \(\d+\sms\)$/)).toBeVisible()
})

test('an editor that the browser kept whole shows the item whose deletion was taken back', async ({
  page,
  loggedIn,
  baseURL,
}) => {
  const product = await loggedIn.createProduct({ header: 'Tagasi toodud' })
  await openEditor(page, product)
  // The page stays, as one that a browser keeps.
  await page.route(/\/tooted\/[^/]+$/, route => route.fulfill({ status: 204 }))
  const answered = page.waitForResponse(answer => answer.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Kustuta' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
  const gone = page.getByText(/^Kustutatud ja saidilt kadunud/)
  await expect(gone).toBeVisible()
  const id = (await answered).headers()['publication-id']
  const undone = await loggedIn.request.post(`/api/publications/${id}/undo`, { data: {}, headers: { origin: baseURL ?? '' } })
  await expect(undone).toBeOK()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(gone).toHaveCount(0)
  await expect(page.getByLabel(TITLE)).toHaveValue('Tagasi toodud')
})

test('after a save the editor stays while a picture’s description or a dialog is unfinished', async ({
  page,
  loggedIn,
  baseURL,
}) => {
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

test('a product that could not be loaded can be loaded again', async ({ page, loggedIn, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  const product = await loggedIn.createProduct({ header: 'Hiljem kohal' })
  await page.route(`**/api/products/${product.id}`, route => route.abort(), { times: 1 })
  await page.goto(editorPath(product))
  await expect(page.getByRole('alert')).toContainText('Toodet ei saanud laadida.')
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.getByLabel(TITLE)).toHaveValue('Hiljem kohal')
  await expect(page.getByRole('main')).toBeFocused()
})

test('slow publishing does not keep the editor open; publishing that failed can be tried again', async ({
  page,
  loggedIn,
  credentials,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|status of 401/)
  const product = await loggedIn.createProduct({ header: 'Algne' })
  await openEditor(page, product)
  await pretendProgress(page, {
    state: 'failed',
    error: { pages: [{ address: '/tooted/k%C3%BC%C3%BCnlad/7', is_kept: true }], page_count: 1, code: 'RENDER_FAILED' },
  })
  await page.getByLabel(TITLE).fill('Aeglane')
  await page.getByRole('button', { name: 'Uuenda' }).click()
  const status = page.getByRole('status').filter({ hasText: 'Salvestatud, aga muudatus ei ole kõigil lehtedel.' })
  await expect(status).toContainText('Seda lehte ei õnnestunud koostada: /tooted/küünlad/7.')
  await expect(status).toContainText('külastajad varasemal kujul')
  await expect(status).toContainText('võta muudatus tagasi')
  await expect(page.getByLabel(TITLE)).toHaveValue('Aeglane')
  await page.route('**/api/publications/*/retry', async route => {
    const answer = await route.fetch()
    if (answer.status() === 401) return route.fulfill({ response: answer })
    const id = Number(
      route
        .request()
        .url()
        .match(/publications\/(\d+)/)?.[1],
    )
    const view = (await (await loggedIn.request.get(`/api/publications/${id}`)).json()) as object
    await route.fulfill({ response: answer, status: 202, json: view })
  })
  // The session ended meanwhile: it goes on after the login.
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Avalda uuesti' }).click()
  const logIn = page.getByRole('dialog', { name: 'Logi uuesti sisse' })
  await expect(logIn).toBeVisible()
  // Not earlier: a look at the publication would find it live, and the editor would lead on.
  await page.unroute(/\/api\/publications\/\d+$/)
  await logIn.getByLabel('E-post').fill(credentials.email)
  await logIn.getByLabel('Parool').fill(credentials.password)
  await logIn.getByLabel('Parool').press('Enter')
  await expect(page.locator(`[data-product="${product.id}"]`).getByRole('heading')).toHaveText('Aeglane')

  await openEditor(page, product)
  await pretendProgress(page, { state: 'queued' })
  await page.getByLabel('Hind, €').first().fill('33')
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await expect(page.getByText(/^Salvestatud\. Avaldamine võtab veidi aega/)).toBeVisible()
  await expect(page).toHaveURL(/\/tooted\/[^/]+$/)
})

test('what was typed outlives a server that stops answering in the middle of a save', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|status of 412/)
  const product = await loggedIn.createProduct({ header: 'Algne' })
  await openEditor(page, product)
  await page.getByLabel(TITLE).fill('Katkestusest hoolimata')
  // The save arrives, its answer does not, and then nothing answers.
  let isStopped = false
  await page.route(/\/(api|auth)\//, async route => {
    if (route.request().method() === 'PUT' && !isStopped) await route.fetch()
    isStopped = true
    await route.abort()
  })
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await expect(page.getByText(/^Serveriga ei saanud ühendust\. Kõik on alles/)).toBeVisible()
  await page.getByRole('button', { name: 'Proovi uuesti' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Uuenda' })).toBeFocused()
  await expect(page.getByText(/^Serveriga ei saanud ühendust\. Kõik on alles/)).toBeVisible()
  await expect(page.getByLabel(TITLE)).toHaveValue('Katkestusest hoolimata')

  await page.unroute(/\/(api|auth)\//)
  await expect(page.getByText('Ühendus on tagasi. Muudatused on veel salvestamata.')).toBeVisible()
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.getByText(/^Salvestatud ja avaldatud/)).toBeVisible()
  await expect(page.locator(`[data-product="${product.id}"]`).getByRole('heading')).toHaveText('Katkestusest hoolimata')
})

test('a save that changes nothing is not said to be published before the one before it is', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const product = await loggedIn.createProduct()
  await pretendProgress(page, { state: 'queued' })
  await openEditor(page, product)
  await page.getByLabel('Pealkiri eesti keeles').fill('Veel avaldamata')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Salvestatud, ootan avaldamist…')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Salvestatud\. Avaldamine võtab veidi aega/)).toBeVisible()
})

test('a save that changes nothing tells of the change before it, also once the editor was opened again', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const product = await loggedIn.createProduct()
  await page.route('**/api/publications/events', route => route.abort())
  let progress: object = { state: 'failed', error: { pages: [], page_count: 0, code: 'DISK_FULL' } }
  await page.route(/\/api\/publications(\/\d+|\?.*)$/, async route => {
    const response = await route.fetch()
    const told = (await response.json()) as object
    const json = Array.isArray(told) ? told.map(one => ({ ...one, ...progress })) : { ...told, ...progress }
    await route.fulfill({ response, json })
  })
  await openEditor(page, product)
  await page.getByLabel(TITLE).fill('Täis ketas')
  const written = page.waitForResponse(answer => answer.request().method() === 'PUT')
  const update = page.getByRole('button', { name: 'Uuenda' })
  await update.click()
  const publication = (await written).headers()['publication-id']
  const again = page.getByRole('button', { name: 'Avalda uuesti' })
  await again.waitFor()

  await page.reload()
  await update.click()
  await again.waitFor()
  await expect(page.getByText(/^Salvestatud ja avaldatud/)).toHaveCount(0)
  const asked = page.waitForRequest(`**/api/publications/${publication}/retry`)
  await page.route('**/retry', route => route.abort())
  await again.click()
  await asked

  progress = { state: 'live', delivery: 'waiting' }
  await page.reload()
  await update.click()
  await expect(page.getByText(/^Salvestatud\. Avaldamine võtab veidi aega/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Võta tagasi' })).toHaveCount(0)
})
