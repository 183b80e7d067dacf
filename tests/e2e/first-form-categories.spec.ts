import { firstForm, holdScripts, openAtOnce } from './first-form-steps.ts'
import { expect, test } from './fixtures.ts'

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
  await expect(page.getByText('Laadin…')).toBeVisible()
  release()
  await expect(page).toHaveURL('/tooted')
  await expect(page.getByText('Salvestatud ja avaldatud').first()).toBeVisible()
  expect(await (await loggedIn.request.get(address)).json()).toMatchObject({ name: `${name} uus`, name_ru: 'Ранняя' })
  await expect(await loggedIn.request.delete(address, { headers })).toBeOK()
})

test('a category’s button that is pressed before the editor is there asks when it is; a focused link stays focused', async ({
  page,
  loggedIn,
}) => {
  const [{ name = '' } = {}] = await loggedIn.categories()
  const release = await holdScripts(page)
  await openAtOnce(page, '/tooted/addeditcategory')
  await page.getByRole('button', { name: `Kustuta kategooria „${name}”` }).click()
  await page.getByRole('link', { name: `Muuda kategooriat „${name}”` }).focus()
  release()
  await expect(firstForm(page)).toHaveCount(0)
  const question = page.getByRole('alertdialog', { name: 'Kas oled kindel, et soovid kategooria kustutada?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('link', { name: `Muuda kategooriat „${name}”` })).toBeFocused()
})

test('categories that could not be loaded are asked for again, and a name that was typed is still there', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/status of 503/)
  expect((await loggedIn.categories()).length).toBeGreaterThan(0)
  await page.route('**/api/categories', route => route.fulfill({ status: 503 }))
  const release = await holdScripts(page)
  await openAtOnce(page, '/tooted/addeditcategory')
  await page.getByLabel(NAME).fill('Kirjutatud varem')
  release()
  const retry = page.getByRole('button', { name: 'Proovi uuesti' })
  await expect(retry).toBeVisible()
  await expect(page.getByLabel(NAME)).toBeHidden()
  await page.unroute('**/api/categories')
  await retry.click()
  await expect(page.getByLabel(NAME)).toHaveValue('Kirjutatud varem')
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('Uus kategooria')
})
