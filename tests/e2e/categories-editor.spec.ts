import { logInOver } from './account-steps.ts'
import { pretendProgress } from './editor-steps.ts'
import { drawn, expect, test } from './fixtures.ts'

const NAME = 'Nimi eesti keeles'

test('a category is renamed from the list of all: its form is in sight', async ({ page, loggedIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { id, name } = await loggedIn.createCategory({ name_ru: 'Ранняя' })
  await page.goto('/tooted/addeditcategory')
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('Uus kategooria')
  await page.getByRole('link', { name: `Muuda kategooriat „${name}”` }).click()
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('Muuda kategooriat')
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport()
  await expect(page.getByLabel(NAME)).toHaveValue(name)
  await page.getByLabel(NAME).fill(`${name} uus`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tooted')
  expect(await (await loggedIn.request.get(`/api/categories/${id}`)).json()).toMatchObject({
    name: `${name} uus`,
    name_ru: 'Ранняя',
  })
})

test('the button that deletes a category asks about that one, and says why one with products stays', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/status of 409/)
  // Not the first one of the list; its products keep it from being deleted.
  const name = (await loggedIn.categories()).map(category => category.name).toSorted()[1]
  if (name === undefined) throw new Error('There are fewer than two categories')
  await page.goto('/tooted/addeditcategory')
  const deleteButton = page.getByRole('button', { name: `Kustuta kategooria „${name}”` })
  await deleteButton.click()
  const question = page.getByRole('alertdialog', { name: 'Kas oled kindel, et soovid kategooria kustutada?' })
  await expect(question).toHaveAccessibleDescription(name)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(deleteButton).toBeFocused()

  await deleteButton.click()
  await question.getByRole('button', { name: 'Jah' }).click()
  await expect(page.getByText(`Kategooriat „${name}” ei saa kustutada`)).toBeVisible()
})

test('where there is no such category the others are listed', async ({ page, loggedIn, allowConsole }) => {
  allowConsole(/status of 404/)
  const name = (await loggedIn.categories())[0]?.name ?? ''
  for (const [prefix, id, deleteButton, missing] of [
    ['', '999999', `Kustuta kategooria „${name}”`, 'Seda kategooriat ei ole'],
    ['/en', 'abc', `Delete category “${name}”`, 'There is no such category'],
  ] as const) {
    await page.goto(`${prefix}/tooted/addeditcategory/${id}`)
    await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible()
    await expect(page.getByRole('button', { name: deleteButton })).toBeVisible()
  }
})

test('a category that could not be loaded is asked for again, not taken from an earlier answer', async ({
  page,
  loggedIn,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/status of 503/)
  const { id, name } = await loggedIn.createCategory()
  await page.route('**/api/categories', route => route.fulfill({ status: 503 }))
  await page.goto(`/tooted/addeditcategory/${id}`)
  await expect(page.getByRole('button', { name: 'Proovi uuesti' })).toBeVisible()
  const saved = await loggedIn.request.put(`/api/categories/${id}`, {
    data: { name: `${name} uus` },
    headers: { origin: baseURL ?? '' },
  })
  await expect(saved).toBeOK()
  await page.unroute('**/api/categories')
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.getByLabel(NAME)).toHaveValue(`${name} uus`)
  // The page goes on reading about the category, which is deleted after the test.
  await page.goto('/robots.txt')
})

test('a deletion whose script did not come says so, and asks when the page was loaded again', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch dynamically imported module/)
  const name = (await loggedIn.categories())[0]?.name ?? ''
  await page.route('**/_astro/CategoryDeletion*.js', route => route.abort())
  await page.goto('/tooted/addeditcategory')
  const deleteButton = page.getByRole('button', { name: `Kustuta kategooria „${name}”` })
  await deleteButton.click()
  const notLoaded = page.getByRole('alert').filter({ hasText: 'Seda lehe osa ei saanud laadida' })
  await expect(notLoaded).toBeVisible()
  await page.unrouteAll()
  await notLoaded.getByRole('button', { name: 'Laadi leht uuesti' }).click()
  await deleteButton.click()
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(name)
})

test('no other category can be deleted while a deletion is under way', async ({ page, loggedIn }) => {
  const [other] = await loggedIn.categories()
  const { id, name } = await loggedIn.createCategory()
  const answered = Promise.withResolvers<void>()
  await page.route(`**/api/categories/${id}`, async route => {
    if (route.request().method() === 'DELETE') await answered.promise
    await route.continue()
  })
  await page.goto('/tooted/addeditcategory')
  // An unfinished form keeps the page after the deletion.
  await page.getByLabel(NAME).fill('Pooleli nimi')
  await page.getByRole('button', { name: `Kustuta kategooria „${name}”` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
  const otherButton = page.getByRole('button', { name: `Kustuta kategooria „${other?.name}”` })
  await expect(otherButton).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await otherButton.press('Enter')
  await drawn(page)
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  answered.resolve()
  await expect(otherButton).toHaveAttribute('aria-disabled', 'false')
  await expect(page.getByRole('button', { name: `Kustuta kategooria „${name}”` })).toHaveCount(0)
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await page.getByLabel(NAME).fill('')
})

test('a category that is deleted beside an unfinished form leaves the list, and the form stays', async ({ page, loggedIn }) => {
  const first = await loggedIn.createCategory()
  const second = await loggedIn.createCategory()
  await page.goto('/tooted/addeditcategory')
  await page.getByLabel(NAME).fill('Pooleli nimi')
  for (const { name } of [first, second]) {
    await page.getByRole('button', { name: `Kustuta kategooria „${name}”` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
    await expect(page.getByText(/^Kategooria on kustutatud/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: `Kustuta kategooria „${name}”` })).toHaveCount(0)
    await expect(page.locator('#category-list')).toBeFocused()
  }
  await expect(page).toHaveURL('/tooted/addeditcategory')
  await expect(page.getByLabel(NAME)).toHaveValue('Pooleli nimi')
  await page.getByLabel(NAME).fill('')
})

test('a deleted category is no longer listed although its publication failed', async ({ page, loggedIn, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  const { name } = await loggedIn.createCategory()
  await pretendProgress(page, { state: 'failed', error: { pages: [], page_count: 0, code: 'DISK_FULL' } })
  await page.goto('/tooted/addeditcategory')
  await page.getByRole('button', { name: `Kustuta kategooria „${name}”` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
  await expect(page.getByRole('button', { name: 'Avalda uuesti' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Kustuta kategooria „${name}”` })).toHaveCount(0)
})

test('a deletion that takes long to reach visitors holds up no other one', async ({ page, loggedIn, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  const [other] = await loggedIn.categories()
  const { name } = await loggedIn.createCategory()
  await pretendProgress(page, { state: 'live', delivery: 'waiting' })
  await page.goto('/tooted/addeditcategory')
  // An unfinished form keeps the page after the deletion.
  await page.getByLabel(NAME).fill('Pooleli nimi')
  await page.getByRole('button', { name: `Kustuta kategooria „${name}”` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
  await expect(page.getByText(/^Kustutatud\. Avaldamine võtab veidi aega/)).toBeVisible()
  await expect(page.getByText('Kustutatud, muudatus on teel külastajateni…')).toBeVisible()
  const otherButton = page.getByRole('button', { name: `Kustuta kategooria „${other?.name}”` })
  await expect(otherButton).toHaveAttribute('aria-disabled', 'false')
  await page.getByLabel(NAME).fill('')
})

test('a deletion that is tried again leaves the focus in the list, away from the form', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const { id, name } = await loggedIn.createCategory()
  await page.route(`**/api/categories/${id}`, route => route.abort())
  await page.goto('/tooted/addeditcategory')
  await page.getByRole('button', { name: `Kustuta kategooria „${name}”` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
  await page.getByRole('button', { name: 'Proovi uuesti' }).press('Enter')
  await expect(page.locator('#category-list')).toBeFocused()
})

test('a log-in because of an unfinished form does not repeat a deletion that had no answer', async ({
  page,
  context,
  loggedIn,
  credentials,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const { id, name } = await loggedIn.createCategory()
  await page.goto('/tooted/addeditcategory')
  await page.getByLabel(NAME).fill('Pooleli nimi')
  await page.route(`**/api/categories/${id}`, route => route.abort(), { times: 1 })
  await page.getByRole('button', { name: `Kustuta kategooria „${name}”` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
  const again = page.getByRole('button', { name: 'Proovi uuesti' })
  await again.waitFor()
  const other = await context.newPage()
  await other.goto('/robots.txt')
  // As another tab logs out, without ending the session that other tests have, too.
  await other.evaluate(() => localStorage.removeItem('loggedIn'))
  await logInOver(page, credentials)
  await expect(again).toBeVisible()
  expect((await loggedIn.categories()).map(category => category.id)).toContain(id)
  await page.getByLabel(NAME).fill('')
})

test('a page that the browser brings back after a deletion no longer lists the category', async ({ page, loggedIn }) => {
  const { name } = await loggedIn.createCategory()
  await page.goto('/tooted/addeditcategory')
  // The page stays, as one that a browser keeps.
  await page.route('**/tooted', route => route.fulfill({ status: 204 }))
  const left = page.waitForResponse('**/tooted')
  await page.getByRole('button', { name: `Kustuta kategooria „${name}”` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Jah' }).click()
  await left
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByRole('button', { name: `Kustuta kategooria „${name}”` })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Kustuta kategooria/ }).first()).toBeVisible()
})

test('a category that was renamed has its new name in the list of a page that the browser kept whole', async ({
  page,
  loggedIn,
  baseURL,
}) => {
  const { id, name } = await loggedIn.createCategory()
  await page.goto(`/tooted/addeditcategory/${id}`)
  // The page stays, as one that a browser keeps.
  await page.route('**/tooted', route => route.fulfill({ status: 204 }))
  await page.getByLabel(NAME).fill(`${name} uus`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Kustuta kategooria „${name} uus”` })).toBeVisible()
  const request = { data: { name: `${name} kolmas` }, headers: { origin: baseURL ?? '' } }
  await expect(await loggedIn.request.put(`/api/categories/${id}`, request)).toBeOK()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByRole('button', { name: `Kustuta kategooria „${name} kolmas”` })).toBeVisible()
})

test('the history of a product names a category that was deleted since', async ({ page, loggedIn, baseURL }) => {
  const { request, createCategory, createProduct } = loggedIn
  const headers = { origin: baseURL ?? '' }
  const { id, name } = await createCategory()
  const product = await createProduct({ category_id: id })
  const { id: category_id, name: present } = await createCategory({ name: `${name} uus` })
  const moved = await request.put(`/api/products/${product.id}`, { data: { ...product, category_id }, headers })
  await expect(moved).toBeOK()
  await expect(await request.delete(`/api/categories/${id}`, { headers })).toBeOK()
  await page.goto(`/admin/publications?publication=${moved.headers()['publication-id']}`)
  const change = page.locator('dl').filter({ hasText: 'Kategooria' })
  await expect(change).toContainText(present)
  await expect(change.locator('del')).toHaveText(`Eemaldatud: ${name}`)
  await expect(await request.delete(`/api/products/${product.id}`, { headers })).toBeOK()
})
