import { firstForm, holdScripts, openAtOnce, typeWhereLoadingFails } from './first-form-steps.ts'
import { editorPath, expect, test } from './fixtures.ts'

const NAME = 'Nimi eesti keeles'

test('the categories are listed, and one is renamed, before their editor is there', async ({ page, loggedIn, baseURL }) => {
  const headers = { origin: baseURL ?? '' }
  const name = `Varajane ${Date.now()}`
  const made = await loggedIn.request.post('/api/categories', { data: { name, name_ru: 'Ранняя' }, headers })
  const { id } = (await made.json()) as { id: number }
  const address = `/api/categories/${id}`
  // Published with the site: the list is part of the page.
  await expect(async () => expect(await (await loggedIn.request.get('/tooted/addeditcategory')).text()).toContain(name)).toPass()

  const release = await holdScripts(page)
  await openAtOnce(page, '/tooted/addeditcategory')
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('Uus kategooria')
  await page.getByRole('link', { name: `Muuda kategooriat „${name}”` }).click()
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('Muuda kategooriat')
  await expect(page.getByLabel(NAME)).toHaveValue(name)
  await page.getByLabel(NAME).fill(`${name} uus`)
  await page.keyboard.press('Enter')
  await expect(page.locator('main form').getByText('Laadin…')).toBeVisible()
  release()
  await expect(page).toHaveURL('/tooted')
  await expect(page.getByText('Salvestatud ja avaldatud').first()).toBeVisible()
  expect(await (await loggedIn.request.get(address)).json()).toMatchObject({ name: `${name} uus`, name_ru: 'Ранняя' })
  await expect(await loggedIn.request.delete(address, { headers })).toBeOK()
})

test('a category’s button that is pressed before the editor is there asks about that category when it is', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/status of 409/)
  // Not the first one of the list, and not to be deleted.
  const name = (await loggedIn.categories()).map(category => category.name).toSorted()[1] ?? ''
  const release = await holdScripts(page)
  await openAtOnce(page, '/tooted/addeditcategory')
  await page.getByRole('button', { name: `Kustuta kategooria „${name}”` }).click()
  await expect(page.locator('.category-list').getByText('Laadin…')).toBeVisible()
  await page.getByRole('link', { name: `Muuda kategooriat „${name}”` }).focus()
  release()
  await expect(firstForm(page)).toHaveCount(0)
  const question = page.getByRole('alertdialog', { name: 'Kas oled kindel, et soovid kategooria kustutada?' })
  await expect(question).toHaveAccessibleDescription(name)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('link', { name: `Muuda kategooriat „${name}”` })).toBeFocused()

  await page.getByRole('button', { name: `Kustuta kategooria „${name}”` }).click()
  await question.getByRole('button', { name: 'Jah' }).click()
  await expect(page.getByText(`Kategooriat „${name}” ei saa kustutada`)).toBeVisible()
})

test('where there is no such category the others are listed, and what was pressed early is done', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  const [{ name = '' } = {}] = await loggedIn.categories()
  for (const [prefix, id, button, missing] of [
    ['', '999999', `Kustuta kategooria „${name}”`, 'Seda kategooriat ei ole'],
    ['/en', 'abc', `Delete category “${name}”`, 'There is no such category'],
  ] as const) {
    const release = await holdScripts(page)
    await openAtOnce(page, `${prefix}/tooted/addeditcategory/${id}`)
    await page.getByRole('button', { name: button }).click()
    release()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible()
    await expect(page.getByRole('button', { name: button })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('categories that could not be loaded are asked for again, and a name that was typed is still there', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  const tryAgain = await typeWhereLoadingFails(
    { page, loggedIn, allowConsole },
    '/tooted/addeditcategory',
    NAME,
    'Kirjutatud varem',
  )
  await tryAgain()
  await expect(page.getByLabel(NAME)).toHaveValue('Kirjutatud varem')
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('Uus kategooria')
})

test('a category that could not be loaded is asked for again, not taken from an earlier answer', async ({
  page,
  loggedIn,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/status of 503/)
  const headers = { origin: baseURL ?? '' }
  const name = `Korduv ${Date.now()}`
  const made = await loggedIn.request.post('/api/categories', { data: { name }, headers })
  const { id } = (await made.json()) as { id: number }
  await page.route('**/api/categories', route => route.fulfill({ status: 503 }))
  await page.goto(`/tooted/addeditcategory/${id}`)
  await expect(page.getByRole('button', { name: 'Proovi uuesti' })).toBeVisible()
  const saved = await loggedIn.request.put(`/api/categories/${id}`, { data: { name: `${name} uus` }, headers })
  await expect(saved).toBeOK()
  await page.unroute('**/api/categories')
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.getByLabel(NAME)).toHaveValue(`${name} uus`)
  await expect(await loggedIn.request.delete(`/api/categories/${id}`, { headers })).toBeOK()
})

test('another language is asked for before the editor is there: the same item is edited in it', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct({ header: 'Keelevahetus', header_ru: 'Смена языка' })
  for (const address of [editorPath(product), `/tooted/addeditcategory/${product.category_id}`]) {
    const release = await holdScripts(page)
    await openAtOnce(page, address)
    await expect(page.locator('form[data-first-form]:not([inert])')).toHaveCount(1)
    await page.getByRole('banner').getByRole('link', { name: 'RUS' }).click()
    release()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(page).toHaveURL(new RegExp(`/ru/.*/${address.split('/').at(-1)}$`))
    await expect(page.getByRole('button', { name: 'Обновить' })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('a deletion whose script did not come says so, and asks when it is pressed again', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|TypeError: Failed to fetch/)
  const [{ name = '' } = {}] = await loggedIn.categories()
  await page.route('**/_astro/CategoryDeletion*.js', route => route.abort())
  await page.goto('/tooted/addeditcategory')
  await expect(firstForm(page)).toHaveCount(0)
  const remove = page.getByRole('button', { name: `Kustuta kategooria „${name}”` })
  await remove.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Seda lehe osa ei saanud laadida' })).toBeVisible()
  await page.unrouteAll()
  await remove.click()
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(name)
})

test('nothing else can be deleted while a deletion is under way', async ({ page, loggedIn, baseURL }) => {
  const headers = { origin: baseURL ?? '' }
  const name = `Kaob ${Date.now()}`
  const [other] = await loggedIn.categories()
  const made = await loggedIn.request.post('/api/categories', { data: { name }, headers })
  const { id } = (await made.json()) as { id: number }
  const asked = Promise.withResolvers<void>()
  await page.route(`**/api/categories/${id}`, async route => {
    if (route.request().method() === 'DELETE') await asked.promise
    await route.continue()
  })
  await page.goto('/tooted/addeditcategory')
  await page.getByRole('button', { name: `Kustuta kategooria „${name}”` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
  const another = page.getByRole('button', { name: `Kustuta kategooria „${other?.name}”` })
  await expect(another).toHaveAttribute('aria-disabled', 'true')
  await another.press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  asked.resolve()
  await expect(page).toHaveURL('/tooted')
  await expect(page.getByText(/^Kategooria on kustutatud/)).toBeVisible()
})

test('a category’s editor whose scripts do not come says so once, with a link that loads the page again', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const [{ id = 0 } = {}] = await loggedIn.categories()
  await page.route(/\/_astro\/client\.[\w-]+\.js$/, route => route.abort())
  await openAtOnce(page, `/tooted/addeditcategory/${id}#vorm`)
  const told = page.getByRole('status').filter({ hasText: 'Redaktorit ei õnnestunud laadida' })
  await expect(told).toHaveCount(1)
  await page.unrouteAll()
  await told.getByRole('link').click()
  await expect(firstForm(page)).toHaveCount(0)
  await expect(page.getByLabel(NAME)).not.toHaveValue('')
})

test('a key that saves, pressed over an editor that failed, does nothing when it comes after all', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  const tryAgain = await typeWhereLoadingFails(
    { page, loggedIn, allowConsole },
    '/tooted/addeditcategory',
    NAME,
    `Pooleli ${Date.now()}`,
  )
  await page.keyboard.press('Control+s')
  await tryAgain()
  await expect(page.getByText('Salvestamata muudatused')).toBeVisible()
  await expect(page).toHaveURL('/tooted/addeditcategory')
})
