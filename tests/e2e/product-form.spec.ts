import { newPerson } from './account-steps.ts'
import { pretendProgress, saveAndFollow } from './editor-steps.ts'
import { drawn, expect, openEditor, test } from './fixtures.ts'

test('the field of a title that is missing in another language is shown, and the page keeps its language', async ({
  page,
  loggedIn,
}) => {
  const product = await loggedIn.createProduct()
  await openEditor(page, product)
  await page.getByRole('tab', { name: 'ENG' }).click()
  await page.getByLabel('Pealkiri inglise keeles').fill('')
  await page.getByRole('tab', { name: 'EST' }).click()
  await page.getByRole('button', { name: 'Uuenda' }).click()

  const title = page.getByLabel('Pealkiri inglise keeles')
  await expect(title).toBeVisible()
  await expect(title).toHaveAccessibleDescription('Ei saa olla tühi.')
  await expect(page.locator('html')).toHaveAttribute('lang', 'et')
})

test('amounts take a comma or a point, and a discounted price has to be below the price', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ price: 20 })
  await openEditor(page, product)
  const newPrice = page.getByLabel('Soodushind, €')
  for (const [typed, problem] of [
    ['20,00', 'Soodushind peab olema hinnast väiksem.'],
    ['kümme', 'Sisesta summa numbritega, näiteks 12,50.'],
    ['9,999', 'Kirjuta kuni kaks kohta pärast koma.'],
    ['-5', 'Summa ei saa olla negatiivne.'],
  ] as const) {
    await newPrice.fill(typed)
    await page.getByRole('button', { name: 'Uuenda' }).click()
    await expect(newPrice).toHaveAccessibleDescription(new RegExp(problem))
    await expect(newPrice).toBeFocused()
  }
  await newPrice.fill('15.5')
  await page.getByRole('button', { name: 'Uuenda' }).click()
  await expect(page.locator(`[data-product="${product.id}"] .price`)).toContainText('15,50')
})

test('why a second press saves nothing stays told when the save before it goes live', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const product = await loggedIn.createProduct()
  const typed = Promise.withResolvers<void>()
  await pretendProgress(page, { state: 'queued' })
  await page.route(`**/api/products/${product.id}`, async route => {
    if (route.request().method() === 'PUT') await typed.promise
    await route.continue()
  })
  await openEditor(page, product)
  await page.getByLabel('Pealkiri eesti keeles').fill('Esimene')
  await page.keyboard.press('Control+s')
  await page.getByRole('tab', { name: 'ENG' }).click()
  await page.getByLabel('Pealkiri inglise keeles').fill('')
  typed.resolve()
  await expect(page.getByText('Salvestatud, ootan avaldamist…')).toBeVisible()
  await page.keyboard.press('Control+s')
  // Beside the field there is another button of this name.
  const focused = page.locator(':focus')
  await expect(focused).toHaveAccessibleName('Kasuta eestikeelset pealkirja')
  await expect(focused).toHaveAccessibleDescription('Ingliskeelne pealkiri on tühi.')
  await pretendProgress(page, { state: 'live', delivery: 'none' })
  await page.waitForResponse(async answer => /publications\/\d+$/.test(answer.url()) && (await answer.text()).includes('"live"'))
  await drawn(page)
  await expect(focused).toHaveAccessibleDescription('Ingliskeelne pealkiri on tühi.')
})

test('what only the server knows to be wrong is told at its field', async ({ page, loggedIn, baseURL, allowConsole }) => {
  allowConsole(/status of 422/)
  const headers = { origin: baseURL ?? '' }
  const category = await loggedIn.createCategory()
  const product = await loggedIn.createProduct()
  await openEditor(page, product)
  await page.getByLabel('Kategooria').selectOption(category.name)
  await expect(await loggedIn.request.delete(`/api/categories/${category.id}`, { headers })).toBeOK()

  await page.getByRole('button', { name: 'Uuenda' }).click()
  await expect(page.getByLabel('Kategooria')).toHaveAccessibleDescription('Seda valikut ei ole enam. Vali uus.')
  await expect(page.getByLabel('Kategooria')).toBeFocused()
  await expect(page.getByText('Salvestamiseks paranda märgitud väljad.')).toBeVisible()
})

test('a category’s name that was taken meanwhile is told at its field', async ({ page, loggedIn, allowConsole }) => {
  allowConsole(/status of 409/)
  await page.goto('/tooted/addeditcategory')
  await page.getByLabel('Nimi eesti keeles').fill('Vahepeal võetud')
  await loggedIn.createCategory({ name: 'Vahepeal võetud' })
  await page.getByRole('button', { name: 'Lisa', exact: true }).click()
  await expect(page.getByLabel('Nimi eesti keeles')).toHaveAccessibleDescription(/Selle nimega kategooria on juba olemas\./)
  await expect(page.getByLabel('Nimi eesti keeles')).toBeFocused()
  await expect(page.getByText('Salvestamiseks paranda märgitud väljad.')).toBeVisible()
})

test('a category’s name that was given up meanwhile can be taken', async ({ page, loggedIn, baseURL }) => {
  const { id, name } = await loggedIn.createCategory()
  await page.goto('/tooted/addeditcategory')
  await expect(page.getByRole('button', { name: `Kustuta kategooria „${name}”` })).toBeVisible()
  const headers = { origin: baseURL ?? '' }
  await expect(await loggedIn.request.delete(`/api/categories/${id}`, { headers })).toBeOK()
  await page.getByLabel('Nimi eesti keeles').fill(name)
  const answered = page.waitForResponse(answer => answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Lisa', exact: true }).click()
  const made = (await (await answered).json()) as { id: number }
  await expect(page).toHaveURL('/tooted')
  await expect(await loggedIn.request.delete(`/api/categories/${made.id}`, { headers })).toBeOK()
})

test('while the categories cannot be loaded the chosen one stays, and what is typed', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/status of 503/)
  const product = await loggedIn.createProduct()
  const chosen = (await loggedIn.categories()).find(({ id }) => id === product.category_id)
  await page.route('**/api/categories', route => route.fulfill({ status: 503 }))
  await openEditor(page, product)
  const category = page.getByLabel('Kategooria')
  const told = page.getByRole('alert').filter({ hasText: 'Kategooriaid ei saanud laadida.' })
  await expect(told).toBeVisible()
  await expect(category).toHaveValue(String(product.category_id))
  await page.getByLabel('Pealkiri eesti keeles').fill('Jääb alles')

  await page.unroute('**/api/categories')
  await told.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(category).toBeFocused()
  await expect(category.locator('option:checked')).toHaveText(chosen?.name ?? '')
  await expect(told).toHaveCount(0)
  await expect(page.getByLabel('Pealkiri eesti keeles')).toHaveValue('Jääb alles')
})

test('a category that is newer than the page can be chosen, and is named where two versions differ', async ({
  page,
  loggedIn,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 412/)
  const product = await loggedIn.createProduct()
  await openEditor(page, product)
  const category = page.getByLabel('Kategooria')
  await expect(category).toHaveValue(String(product.category_id))
  const newer = await loggedIn.createCategory({ name: 'Uuem kui leht' })
  await category.focus()
  await category.selectOption('Uuem kui leht')

  const newest = await loggedIn.createCategory({ name: 'Kõige uuem' })
  const headers = { origin: baseURL ?? '' }
  const theirs = { ...product, category_id: newest.id }
  await expect(await loggedIn.request.put(`/api/products/${product.id}`, { data: theirs, headers })).toBeOK()
  await page.getByRole('button', { name: 'Uuenda' }).click()
  const row = page.getByRole('dialog').getByRole('row', { name: 'Kategooria' })
  await expect(row.getByRole('cell')).toHaveText(['Kõige uuem', 'Uuem kui leht'])
  await page.keyboard.press('Escape')
  await loggedIn.request.delete(`/api/products/${product.id}`, { headers })
  await Promise.all([newer, newest].map(({ id }) => loggedIn.request.delete(`/api/categories/${id}`, { headers })))
})

test('a product is saved also while the categories are not there', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct()
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/categories', async route => {
    await asked.promise
    await route.continue()
  })
  await openEditor(page, product)
  await expect(page.getByLabel('Kategooria').locator('option:checked')).toHaveText('Laadin…')
  await page.getByLabel('Pealkiri eesti keeles').fill('Salvestatud ilma')
  await saveAndFollow(page, 'Uuenda', /\/tooted$/)
  const saved = (await (await loggedIn.request.get(`/api/products/${product.id}`)).json()) as object
  expect(saved).toMatchObject({ header: 'Salvestatud ilma', category_id: product.category_id })
  asked.resolve()
})

test('the language switcher of the site keeps what was typed, and the words of the editor', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct()
  await openEditor(page, product)
  await page.getByLabel('Pealkiri eesti keeles').fill('Pooleli')
  await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }))

  await page.getByRole('banner').getByRole('link', { name: 'RUS' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page).toHaveURL(new RegExp(`/ru/tooted/[^/]+/editproduct/${product.id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Muuda toodet/)
  await expect(page.getByRole('navigation', { name: 'Главное меню' })).toContainText('Подарочные карты')
  await expect(page.locator('main')).toHaveAttribute('lang', 'et')
  expect(await page.evaluate(() => [localStorage.getItem('locale'), localStorage.getItem('selectedLang')])).toEqual(['ru', 'RUS'])

  await page.getByRole('banner').getByRole('link', { name: 'EST' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'et')
  await expect(page.getByLabel('Pealkiri eesti keeles')).toHaveValue('Pooleli')
  expect(await page.evaluate(() => 'isStillTheSamePage' in window)).toBe(true)
})

test('leaving with unsaved text asks first', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct()
  await openEditor(page, product)
  await page.getByLabel('Pealkiri eesti keeles').fill('Pooleli')
  const asked = page.waitForEvent('dialog').then(async dialog => {
    await dialog.dismiss()
    return dialog.type()
  })
  await page.getByRole('navigation', { name: 'Peamenüü' }).getByRole('link', { name: 'Uudised' }).click({ noWaitAfter: true })
  expect(await asked).toBe('beforeunload')
  await expect(page.getByLabel('Pealkiri eesti keeles')).toHaveValue('Pooleli')
})

test('on a phone the preview is never drawn wider than its room, not even as it comes', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.addInitScript(() => {
    const widths: number[] = []
    const measure = () => {
      // Before observers of sizes run in the same frame.
      if (document.querySelector('.page-frame')) widths.push(document.documentElement.scrollWidth)
      requestAnimationFrame(measure)
    }
    Object.assign(window, { widths })
    requestAnimationFrame(measure)
  })
  await openEditor(page, product)
  const preview = page.frameLocator('.page-frame iframe')
  await expect(preview.getByRole('heading', { name: product.header })).toBeVisible()
  await page.waitForFunction(() => (window as unknown as { widths: number[] }).widths.length > 0)
  expect(await page.evaluate(() => Math.max(...(window as unknown as { widths: number[] }).widths))).toBe(360)
})

test('a category without a name in the administrator’s language is read in its own', async ({ browser, loggedIn, baseURL }) => {
  const [category, product] = [await loggedIn.createCategory(), await loggedIn.createProduct()]
  const { page, context } = await newPerson(browser, loggedIn, baseURL)
  await context.request.put('/api/account/language', { data: { locale: 'ru' }, headers: { origin: baseURL ?? '' } })
  await openEditor(page, product)
  await expect(page.locator('option', { hasText: category.name })).toHaveAttribute('lang', 'et')
  await context.close()
})
