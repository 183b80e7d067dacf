import { editorPath, expect, openEditor, test } from './fixtures.ts'

const TITLE = 'Pealkiri eesti keeles'
const ISLAND = /\/_astro\/ProductEditor\.[\w-]+\.js/

test('the page of an editor says what it is, and that it loads, before its scripts are there', async ({ page, loggedIn }) => {
  const product = await loggedIn.createProduct()
  const released = Promise.withResolvers<void>()
  await page.route(ISLAND, async route => {
    await released.promise
    await route.continue()
  })
  await page.goto(editorPath(product), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Peamenüü' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Laadin…' })).toBeVisible()
  released.resolve()
  await expect(page.getByLabel(TITLE)).toHaveValue('Proovilõhn')
  await expect(page.getByText('Laadin…')).toHaveCount(0)
})

test('the language switcher of an editor leads to the same item in another language although no script came', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Error hydrating/)
  const product = await loggedIn.createProduct({ header: 'Keelevahetus', header_ru: 'Смена языка' })
  await page.route(/\/_astro\/.*\.js/, route => route.abort())
  await page.goto(editorPath(product), { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('link', { name: 'RUS' }).click()
  await expect(page).toHaveURL(new RegExp(`^[^?]*/ru/.*/${product.id}$`))
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Обновить' })).toBeVisible()
})

test('an editor whose scripts do not come says so, and comes when the page is loaded again', async ({
  page,
  loggedIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Error hydrating/)
  const product = await loggedIn.createProduct({ header: 'Kask' })
  const opened = Promise.withResolvers<void>()
  await page.route(ISLAND, async route => {
    await opened.promise
    await route.abort()
  })
  // It says so without another script of its own.
  await page.route(/\/_astro\/(admin|editor)-?page\.[\w.-]+\.js/i, route => route.abort())
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(editorPath(product), { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Ava menüü' }).click()
  await expect(page.getByRole('dialog', { name: 'Menüü' })).toBeVisible()
  opened.resolve()
  const told = page.getByRole('alert').filter({ hasText: 'Seda lehe osa ei õnnestunud laadida' })
  await expect(told).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.unrouteAll()
  await told.getByRole('button').click()
  await expect(page.getByLabel(TITLE)).toHaveValue('Kask')
})

test('a preview whose script did not come says so beside a form that can be used', async ({ page, loggedIn, allowConsole }) => {
  allowConsole(/ERR_FAILED|Failed to fetch dynamically imported module/)
  const product = await loggedIn.createProduct()
  await page.route(/\/_astro\/ProductPreview\.[\w-]+\.js/, route => route.abort())
  await page.goto(editorPath(product))
  const told = page.getByRole('alert').filter({ hasText: 'Seda lehe osa ei saanud laadida. Kirjutatu jääb alles' })
  await expect(told).toBeVisible()
  await page.getByLabel(TITLE).fill('Ei kao')
  await page.unrouteAll()
  page.on('dialog', dialog => void dialog.accept())
  await told.getByRole('button', { name: 'Laadi leht uuesti' }).click()
  await page.getByRole('button', { name: 'Taasta mustand' }).click()
  await expect(page.getByLabel(TITLE)).toHaveValue('Ei kao')
  await expect(page.getByRole('region', { name: 'Eelvaade' })).toBeVisible()
})

test('an item’s name with “$$” and “$&”, which JavaScript’s replace would read, is in the tab as it was written', async ({
  page,
  loggedIn,
}) => {
  const product = await loggedIn.createProduct({ header: 'Kink 50$$ ja $& ka' })
  await openEditor(page, product)
  await expect(page).toHaveTitle(/^(\(\d+\) )?Muuda toodet „Kink 50\$\$ ja \$& ka”/)
})
