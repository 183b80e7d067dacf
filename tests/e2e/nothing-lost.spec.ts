import { logInOver } from './account-steps.ts'
import { keptDrafts } from './editor-steps.ts'
import { expect, openEditor, test } from './fixtures.ts'

const TITLE = 'Pealkiri eesti keeles'

test('a session that ended asks for the log-in in the editor and then saves by itself', async ({
  page,
  loggedIn,
  credentials,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  const product = await loggedIn.createProduct({ header: 'Algne' })
  await openEditor(page, product)
  await page.context().clearCookies()
  await page.getByLabel(TITLE).fill('Pärast sisselogimist')
  await page.getByRole('button', { name: 'Uuenda' }).click()

  const dialog = page.getByRole('dialog', { name: 'Logi uuesti sisse' })
  await dialog.getByLabel('E-post').fill(credentials.email)
  await dialog.getByLabel('Parool').fill('see ei ole õige parool')
  await dialog.getByRole('button', { name: 'Logi sisse', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Vale e-posti aadress või parool')

  // It can be put off; the text stays, and the way back to the dialog does too.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel(TITLE)).toHaveValue('Pärast sisselogimist')
  await page.getByRole('button', { name: 'Logi sisse', exact: true }).click()
  await dialog.getByLabel('E-post').fill(credentials.email)
  await dialog.getByLabel('Parool').fill(credentials.password)
  await dialog.getByLabel('Parool').press('Enter')
  await expect(page.locator(`[data-product="${product.id}"]`).getByRole('heading')).toHaveText('Pärast sisselogimist')
})

test('what was typed in a tab that crashed is offered again, with what was saved since', async ({
  page,
  context,
  loggedIn,
  baseURL,
}) => {
  const product = await loggedIn.createProduct({ header: 'Algne' })
  await openEditor(page, product)
  await page.getByLabel(TITLE).fill('Poolik pealkiri')
  await page.getByLabel('Hind, €').first().fill('31')
  await expect.poll(() => keptDrafts(page)).toContain('"price":"31"')
  // No warning and no farewell, as in a crash.
  await page.close({ runBeforeUnload: false })

  const changed = { ...product, header: 'Teise oma' }
  await expect(
    await loggedIn.request.put(`/api/products/${product.id}`, { data: changed, headers: { origin: baseURL ?? '' } }),
  ).toBeOK()
  const next = await context.newPage()
  await openEditor(next, product)
  await expect(next.getByRole('alert').getByText(/^Sul jäi siin midagi salvestamata/)).toBeVisible()
  await expect(next.getByText(`Mustandis muudetud: Hind, €, ${TITLE}.`)).toBeVisible()
  await expect(next.getByText(new RegExp(`salvestatud uus väärtus: ${TITLE}\\.`))).toBeVisible()
  await expect(next.getByLabel(TITLE)).toHaveValue('Teise oma')

  await next.locator('#new_price').fill('25')
  await next.getByRole('button', { name: 'Taasta mustand' }).press('Enter')
  await expect(next.locator('form').locator(':focus')).toHaveCount(1)
  await expect(next.getByLabel(TITLE)).toHaveValue('Poolik pealkiri')
  await expect(next.getByLabel('Hind, €').first()).toHaveValue('31')
  await expect(next.locator('#new_price')).toHaveValue('25')
  await next.getByRole('button', { name: 'Uuenda' }).click()
  await expect(next.locator(`[data-product="${product.id}"]`).getByRole('heading')).toHaveText('Poolik pealkiri')
  expect(await keptDrafts(next)).toBe('')
})

test('a rejected draft is gone for good; one of a new product waits at its own place', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ header: 'Algne' })
  page.on('dialog', dialog => void dialog.accept())
  await openEditor(page, product)
  await page.getByLabel(TITLE).fill('Parem mitte')
  await page.goto('/addproduct')
  await page.getByLabel(TITLE).fill('Uus ja poolik')

  await openEditor(page, product)
  await page.getByRole('button', { name: 'Kustuta mustand' }).press('Enter')
  await expect(page.locator('form').locator(':focus')).toHaveCount(1)
  await page.reload()
  await expect(page.getByLabel(TITLE)).toHaveValue('Algne')
  await expect(page.getByText(/^Sul jäi siin midagi salvestamata/)).toHaveCount(0)

  await page.goto('/addproduct')
  await page.getByRole('button', { name: 'Taasta mustand' }).click()
  await expect(page.getByLabel(TITLE)).toHaveValue('Uus ja poolik')
})

test('of two tabs with the same product that crashed neither loses what was typed in it', async ({ page, context, loggedIn }) => {
  const product = await loggedIn.createProduct({ header: 'Algne' })
  const other = await context.newPage()
  for (const tab of [page, other]) await openEditor(tab, product)
  await other.getByLabel('Hind, €').first().fill('31')
  await expect.poll(() => keptDrafts(page)).toContain('"price":"31"')
  await page.getByLabel(TITLE).fill('Poolik pealkiri')
  await expect.poll(() => keptDrafts(page)).toContain('Poolik pealkiri')
  for (const tab of [other, page]) await tab.close({ runBeforeUnload: false })

  for (const names of [TITLE, 'Hind, €']) {
    const next = await context.newPage()
    await openEditor(next, product)
    await expect(next.getByText(`Mustandis muudetud: ${names}.`)).toBeVisible()
    await next.getByRole('button', { name: 'Taasta mustand' }).click()
    await next.getByRole('button', { name: 'Uuenda' }).click()
    const saved = next.locator(`[data-product="${product.id}"]`)
    await expect(saved.getByRole('heading')).toHaveText('Poolik pealkiri')
    if (names !== TITLE) await expect(saved.getByText(/31,00/).first()).toBeVisible()
    await next.close()
  }
})

test('a tab with nothing typed leaves the draft of another tab alone', async ({ page, context, loggedIn }) => {
  const product = await loggedIn.createProduct({ header: 'Algne' })
  await openEditor(page, product)
  const other = await context.newPage()
  await openEditor(other, product)
  await other.getByLabel(TITLE).fill('Teises vahelehes')
  await expect.poll(() => keptDrafts(other)).toContain('Teises vahelehes')
  await other.close({ runBeforeUnload: false })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await keptDrafts(page)).toContain('Teises vahelehes')
})

test('the draft of a new product waits while another one is made or deleted', async ({ page, loggedIn }) => {
  await loggedIn.createProduct()
  page.on('dialog', dialog => void dialog.accept())
  await page.goto('/addproduct')
  await page.getByLabel(TITLE).fill('Esimene, pooleli')
  await page.goto('/addproduct')
  await expect(page.getByText(/^Sul jäi siin midagi salvestamata/)).toBeVisible()
  await page.getByLabel(TITLE).fill('Teine')
  await expect.poll(() => keptDrafts(page)).toContain('Teine')
  expect(await keptDrafts(page)).toContain('Esimene, pooleli')
  // What was typed gives way to the draft, and waits in its place.
  await page.getByRole('button', { name: 'Taasta mustand' }).click()
  await expect(page.getByLabel(TITLE)).toHaveValue('Esimene, pooleli')
  await page.goto('/addproduct')
  const older = page.getByText('Vanemaid mustandeid: 1.')
  await expect(older).toBeVisible()
  // The next one is offered at once, and is not deleted by the second press.
  await page.getByRole('button', { name: 'Kustuta mustand' }).dblclick()
  await expect(older).toHaveCount(0)
  await page.getByRole('button', { name: 'Taasta mustand' }).click()
  await expect(page.getByLabel(TITLE)).toHaveValue('Teine')
})

test('an administrator whose browser has no room for a draft is told, until nothing is unsaved', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ header: 'Algne' })
  await openEditor(page, product)
  await page.evaluate(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('draft ')) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  await page.getByLabel(TITLE).fill('Ei mahu')
  const notice = page.getByRole('status').filter({ hasText: 'Brauseri mälus ei ole mustandi jaoks ruumi' })
  await expect(notice).toBeVisible()
  await page.getByLabel(TITLE).fill('Algne')
  await expect(notice).toHaveCount(0)
})

test('an editor without a connection keeps the text, notices when it is back, and can save then', async ({
  page,
  context,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  const product = await loggedIn.createProduct({ header: 'Algne' })
  await openEditor(page, product)
  // The text's editor comes after the fields; without a connection it could not.
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
  await context.setOffline(true)
  await page.getByLabel(TITLE).fill('Võrguta kirjutatud')
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await expect(page.getByText(/^Serveriga ei saanud ühendust\. Kõik on alles/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Ühendus on tagasi. Muudatused on veel salvestamata.')).toBeVisible()
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.locator(`[data-product="${product.id}"]`).getByRole('heading')).toHaveText('Võrguta kirjutatud')
})

test('the second of two administrators sees who saved and what differs, and keeps both changes', async ({
  page,
  loggedIn,
  credentials,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 412/)
  const product = await loggedIn.createProduct({ header: 'Algne', price: 20 })
  await openEditor(page, product)
  const theirs = { ...product, header: 'Teise oma', price: 44 }
  await expect(
    await loggedIn.request.put(`/api/products/${product.id}`, { data: theirs, headers: { origin: baseURL ?? '' } }),
  ).toBeOK()

  await page.getByLabel(TITLE).fill('Minu oma')
  await page.getByRole('button', { name: 'Uuenda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vahepeal salvestati teine versioon' })
  await expect(dialog).toContainText(`${credentials.email} salvestas selle`)
  await expect(dialog.getByRole('row', { name: TITLE })).toContainText(/Teise oma.*Minu oma/)
  await expect(dialog.getByRole('row', { name: 'Hind, €' })).toContainText('44,00')
  await dialog.getByRole('button', { name: 'Otsustan hiljem' }).click()
  await expect(page.getByText('Seda muudeti vahepeal mujal. Sinu tekst on alles.')).toBeVisible()
  await expect(page.getByLabel(TITLE)).toHaveValue('Minu oma')
  // Higher than the window, the dialog begins at its title.
  await page.setViewportSize({ width: 1280, height: 300 })
  await page.getByRole('button', { name: 'Vaata, mis muutus' }).click()
  await expect(dialog.getByRole('heading')).toBeFocused()
  await expect(dialog.getByRole('heading')).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 720 })
  await dialog.getByRole('button', { name: 'Salvesta minu versioon selle peale' }).click()

  const card = page.locator(`[data-product="${product.id}"]`)
  await expect(card.getByRole('heading')).toHaveText('Minu oma')
  await expect(card).toContainText('44,00')
})

test('a deletion of what another administrator has changed shows the changes that would go', async ({
  page,
  loggedIn,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 412/)
  const product = await loggedIn.createProduct({ header: 'Kustutatav' })
  await openEditor(page, product)
  const theirs = { ...product, price: 44 }
  const saved = loggedIn.request.put(`/api/products/${product.id}`, { data: theirs, headers: { origin: baseURL ?? '' } })
  await expect(await saved).toBeOK()
  await page.getByRole('button', { name: 'Kustuta' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vahepeal salvestati teine versioon' })
  await expect(dialog.getByRole('table', { name: 'Vahepeal muudetud' })).toContainText('44,00')
  await expect(dialog).not.toContainText(/jäävad alles|Sinu muudatused/)
  await dialog.getByRole('button', { name: 'Kustuta siiski' }).click()
  await expect(page.getByText(/^Toode „Kustutatav” on kustutatud/)).toBeVisible()
})

test('a deletion is asked about first, and can be taken back from the page it leads to', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ header: 'Tagasi tulija' })
  await openEditor(page, product)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Muuda toodet „Tagasi tulija”')
  await expect(page).toHaveTitle(/^(\(\d+\) )?Muuda toodet „Tagasi tulija”/)
  await page.getByRole('button', { name: 'Kustuta' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Kas oled kindel, et soovid toote kustutada?' })
  await expect(dialog).toHaveAccessibleDescription('Tagasi tulija')
  await expect(dialog.getByRole('button', { name: 'Ei' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Ei' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel(TITLE)).toHaveValue('Tagasi tulija')

  await page.getByRole('button', { name: 'Kustuta' }).click()
  await dialog.getByRole('button', { name: 'Jah' }).click()
  await expect(page.getByText(/^Toode „Tagasi tulija” on kustutatud \(\d+\sms\)/)).toBeVisible()
  await expect(page).toHaveURL(/\/tooted\/[^/]+$/)
  await expect(page.locator(`[data-product="${product.id}"]`)).toHaveCount(0)
  await page.getByRole('button', { name: 'Võta tagasi' }).click()
  await expect(page.getByText('Tagasi võetud')).toBeVisible()
  await expect(page.getByText(/^Toode „Tagasi tulija” on kustutatud/)).toHaveCount(0)
  await expect(page.locator(`[data-product="${product.id}"]`).getByRole('heading')).toHaveText('Tagasi tulija')
})

test('a deletion whose log-in was cancelled is given up, and a later log-in saves what is in the fields then', async ({
  page,
  loggedIn,
  credentials,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  const product = await loggedIn.createProduct({ header: 'Jääb alles' })
  await openEditor(page, product)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Kustuta' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
  const dialog = page.getByRole('dialog', { name: 'Logi uuesti sisse' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel(TITLE).fill('Esimene mõte')
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel(TITLE).fill('Parandatud')
  await page.getByRole('button', { name: 'Logi sisse', exact: true }).click()
  await logInOver(page, credentials)
  await expect(page.locator(`[data-product="${product.id}"]`).getByRole('heading')).toHaveText('Parandatud')
})
