import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { LANGUAGES, storeCart, storedEntry } from './shop-steps.ts'

const [ESTONIAN] = LANGUAGES

/** Loses a script once, as a page does whose network is gone for a moment; an uncaught error fails each test. */
async function lose(page: Page, name: RegExp): Promise<void> {
  await page.route(name, route => route.abort(), { times: 1 })
}

test.beforeEach(({ allowConsole }) => allowConsole(/ERR_FAILED|Error hydrating/))

for (const { path, script, field, word } of [
  { path: '/tooted', script: /ShopList[^/]*\.js/, field: 'Otsi tooteid', word: 'rabakask' },
  { path: '/uudised', script: /NewsList[^/]*\.js/, field: 'Otsi postitusi', word: 'jõulud' },
] as const) {
  test(`the search of ${path} works with the next use after its script was lost`, async ({ page }) => {
    await lose(page, script)
    await page.goto(path)
    const lost = page.waitForEvent('requestfailed', request => script.test(request.url()))
    await page.getByRole('searchbox', { name: field }).focus()
    await lost
    await page.getByRole('heading', { level: 1 }).click()
    await page.getByRole('searchbox', { name: field }).fill(word)
    await expect(page).toHaveURL(/\?q=/)
  })
}

test('a sort order chosen in a list whose script was lost waits, a notice says why, and another try applies it', async ({
  page,
}) => {
  await page.route(/ShopList[^/]*\.js/, route => route.abort())
  await page.goto('/tooted')
  const order = page.getByRole('combobox', { name: ESTONIAN.sort })
  await order.focus()
  await order.selectOption('price-asc')
  const notice = page.getByRole('alert').filter({ hasText: 'Seda lehe osa ei õnnestunud laadida' })
  await expect(notice).toBeVisible()
  await page.unroute(/ShopList[^/]*\.js/)
  await notice.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(order).toBeFocused()
  await expect(page).toHaveURL(/\?sort=/)
  await expect(notice).toBeHidden()
})

test('a list whose address asks for another page says that its script was lost, stays readable and tries again', async ({
  page,
}) => {
  await page.route(/NewsList[^/]*\.js/, route => route.abort())
  await page.goto('/uudised?page=2')
  const notice = page.getByRole('alert').filter({ hasText: 'Seda lehe osa ei õnnestunud laadida' })
  await expect(notice).toBeVisible()
  await expect(page.locator('[data-list-items]')).toHaveCSS('opacity', '1')
  await page.unroute(/NewsList[^/]*\.js/)
  await notice.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.locator('.pagination [aria-current]')).toHaveText('2')
  await expect(notice).toBeHidden()
})

test('a list that cannot be loaded says so, can be asked again, and comes by itself when the network is back', async ({
  page,
}) => {
  await page.route('**/search/**', route => route.abort())
  await page.goto('/tooted')
  await page.getByRole('combobox', { name: ESTONIAN.sort }).selectOption('price-asc')
  const failure = page.getByRole('alert').getByText('Loendit ei õnnestunud laadida')
  await expect(failure).toBeVisible()
  await page.unroute('**/search/**')
  await page.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.locator('[data-list=shop]')).toBeFocused()
  await expect(failure).toBeHidden()
  await expect(page).toHaveURL('/tooted?sort=price-asc')
  await page.route('**/search/**', route => route.abort())
  await page.reload()
  await expect(failure).toBeVisible()
  await page.unroute('**/search/**')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(failure).toBeHidden()
})

test('a filled cart whose script was lost says so', async ({ page }) => {
  await storeCart(page, { 1: storedEntry() })
  await page.route(/CartPage[^/]*\.js/, route => route.abort())
  await page.goto('/tooted/ostukorv')
  const notice = page.getByRole('alert').filter({ hasText: 'Seda lehe osa ei õnnestunud laadida' })
  await expect(notice).toBeVisible()
  await page.unroute(/CartPage[^/]*\.js/)
  await notice.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.getByRole('link', { name: 'Kadunud küünal', exact: true })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('a cart page whose script is on its way is empty when another tab clears the site’s data', async ({ page, context }) => {
  await storeCart(page, { 1: storedEntry() })
  await page.route(/CartPage[^/]*\.js/, () => {})
  await page.goto('/tooted/ostukorv')
  await expect(page.locator('[data-cart-count]')).toHaveText('1')
  await expect(page.getByText(ESTONIAN.empty)).toBeHidden()
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => localStorage.clear())
  await expect(page.getByText(ESTONIAN.empty)).toBeVisible()
  await expect(page.locator('[data-cart-count]')).toBeHidden()
})

test('the cart page shows its lines when the network is back', async ({ page }) => {
  await storeCart(page, { 1: storedEntry() })
  await page.route(/CartPage[^/]*\.js/, route => route.abort(), { times: 2 })
  const failed = page.waitForEvent('console', message => message.text().includes('Error hydrating'))
  await page.goto('/tooted/ostukorv')
  await failed
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('link', { name: 'Kadunud küünal' })).toBeVisible({ timeout: 1000 })
  }).toPass()
})

for (const { path, script } of [
  { path: '/admin', script: /LogInPage[^/]*\.js/ },
  { path: '/admin/parool', script: /PasswordResetPage[^/]*\.js/ },
] as const) {
  test(`the form of ${path} says so when its script was lost, and works when it is there`, async ({ page }) => {
    // Astro asks a second time by itself.
    await page.route(script, route => route.abort())
    await page.goto(path)
    const notice = page.getByRole('alert').getByText(/^Seda lehe osa ei õnnestunud laadida/)
    await expect(notice).toBeVisible()
    // The focus asks for the code again. Only when that has failed, too, does the press below ask.
    const failed = page.waitForEvent('console', message => message.text().includes('Error hydrating'))
    await page.getByLabel('E-post').fill('pole aadress')
    await page.getByLabel('E-post').press('Enter')
    await failed
    await expect(notice).toBeVisible()
    await page.unroute(script)
    await page.getByRole('alert').getByRole('button', { name: 'Proovi uuesti' }).click()
    await expect(page.getByLabel('E-post')).toHaveAccessibleDescription(/^Sisesta e-posti aadress/)
    await expect(page.getByLabel('E-post')).toHaveValue('pole aadress')
    await expect(notice).toBeHidden()
  })
}

test('where another try did not help either, the next one loads the page again', async ({ page }) => {
  // A module that others import: a browser may not ask for it again.
  const imported = /\/_astro\/use-credentials[^/]*\.js/
  await page.route(imported, route => route.abort())
  const failure = () => page.waitForEvent('console', message => message.text().includes('Error hydrating'))
  const first = failure()
  await page.goto('/admin')
  await first
  const again = page.getByRole('alert').getByRole('button', { name: 'Proovi uuesti' })
  const second = failure()
  await again.click()
  await second
  await page.unroute(imported)
  const loaded = page.waitForEvent('load')
  await again.click()
  await loaded
  await page.getByLabel('E-post').fill('pole aadress')
  await page.getByLabel('E-post').press('Enter')
  await expect(page.getByLabel('E-post')).toHaveAccessibleDescription(/^Sisesta e-posti aadress/)
})
