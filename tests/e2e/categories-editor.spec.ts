import { expect, test } from './fixtures.ts'

const NAME = 'Nimi eesti keeles'

test('a category is renamed from the list of all: its form is in sight', async ({ page, loggedIn, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const headers = { origin: baseURL ?? '' }
  const name = `Varajane ${Date.now()}`
  const made = await loggedIn.request.post('/api/categories', { data: { name, name_ru: 'Ранняя' }, headers })
  const { id } = (await made.json()) as { id: number }
  const address = `/api/categories/${id}`
  await page.goto('/tooted/addeditcategory')
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('Uus kategooria')
  await page.getByRole('link', { name: `Muuda kategooriat „${name}”` }).click()
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('Muuda kategooriat')
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport()
  await expect(page.getByLabel(NAME)).toHaveValue(name)
  await page.getByLabel(NAME).fill(`${name} uus`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tooted')
  expect(await (await loggedIn.request.get(address)).json()).toMatchObject({ name: `${name} uus`, name_ru: 'Ранняя' })
  await expect(await loggedIn.request.delete(address, { headers })).toBeOK()
})

test('a category’s button asks about that category, and says why it stays', async ({ page, loggedIn, allowConsole }) => {
  allowConsole(/status of 409/)
  // Not the first one of the list, and not to be deleted.
  const name = (await loggedIn.categories()).map(category => category.name).toSorted()[1] ?? ''
  await page.goto('/tooted/addeditcategory')
  const remove = page.getByRole('button', { name: `Kustuta kategooria „${name}”` })
  await remove.click()
  const question = page.getByRole('alertdialog', { name: 'Kas oled kindel, et soovid kategooria kustutada?' })
  await expect(question).toHaveAccessibleDescription(name)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(remove).toBeFocused()

  await remove.click()
  await question.getByRole('button', { name: 'Jah' }).click()
  await expect(page.getByText(`Kategooriat „${name}” ei saa kustutada`)).toBeVisible()
})

test('where there is no such category the others are listed', async ({ page, loggedIn, allowConsole }) => {
  allowConsole(/status of 404/)
  const name = (await loggedIn.categories())[0]?.name ?? ''
  for (const [prefix, id, button, missing] of [
    ['', '999999', `Kustuta kategooria „${name}”`, 'Seda kategooriat ei ole'],
    ['/en', 'abc', `Delete category “${name}”`, 'There is no such category'],
  ] as const) {
    await page.goto(`${prefix}/tooted/addeditcategory/${id}`)
    await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible()
    await expect(page.getByRole('button', { name: button })).toBeVisible()
  }
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
  // The page reads more of the category than its form.
  await page.goto('/robots.txt')
  await expect(await loggedIn.request.delete(`/api/categories/${id}`, { headers })).toBeOK()
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
  const remove = page.getByRole('button', { name: `Kustuta kategooria „${name}”` })
  await remove.click()
  const told = page.getByRole('alert').filter({ hasText: 'Seda lehe osa ei saanud laadida' })
  await expect(told).toBeVisible()
  await page.unrouteAll()
  await told.getByRole('button', { name: 'Laadi leht uuesti' }).click()
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
