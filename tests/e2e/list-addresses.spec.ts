import type { Page } from '@playwright/test'
import { drawn, expect, test } from './fixtures.ts'
import { cards, LANGUAGES } from './shop-steps.ts'
import { holdShopStill } from './still-shop.ts'

const [ESTONIAN] = LANGUAGES

const ids = (page: Page) => cards(page).evaluateAll(items => items.map(item => (item as HTMLElement).dataset['product']))

test('a click on the menu begins the list afresh, and the way back from a product then leads to its beginning', async ({
  page,
}) => {
  await holdShopStill(page, ['/tooted'])
  await page.goto('/tooted?q=talvekuusk&sort=price-asc')
  const search = page.getByRole('searchbox', { name: ESTONIAN.search })
  await expect(search).toHaveValue('talvekuusk')
  await expect(cards(page).first()).toContainText(/talvekuusk/i)
  await cards(page).first().getByRole('link').click()
  await expect(page.locator('.breadcrumbs').getByRole('link', { name: 'Tooted' })).toHaveAttribute('href', /q=talvekuusk/)
  await page.getByRole('banner').getByRole('link', { name: 'Tooted' }).click()
  await expect(page).toHaveURL('/tooted')
  await expect(search).toHaveValue('')
  await expect(cards(page)).toHaveCount(10)
  await cards(page).first().getByRole('link').click()
  await page.locator('.breadcrumbs').getByRole('link', { name: 'Tooted' }).click()
  await expect(page).toHaveURL('/tooted')
})

test('what an address asks for is kept in another language; its search is not kept in another category', async ({ page }) => {
  await page.goto('/tooted?q=talvekuusk&sort=price-asc')
  const english = page.getByRole('banner').locator('a[data-locale=en]')
  const category = page.locator('.category-nav').getByRole('link', { name: 'Kodulõhnad' })
  await expect(english).toHaveAttribute('href', /\/en\/tooted[?]q=talvekuusk&sort=price-asc$/)
  await expect(category).toHaveAttribute('href', /[?]sort=price-asc$/)
  const search = page.getByRole('searchbox', { name: ESTONIAN.search })
  // The list puts the address's search there when its code comes; words typed in that moment follow it.
  await expect(search).toHaveValue('talvekuusk')
  await search.fill('rabakask')
  await expect(english).toHaveAttribute('href', /\/en\/tooted[?]q=rabakask&sort=price-asc$/)
})

test('the browser’s Forward to a search shows what it finds, also after a reload of the page before it', async ({ page }) => {
  await holdShopStill(page, ['/tooted'])
  await page.goto('/tooted')
  const search = page.getByRole('searchbox', { name: ESTONIAN.search })
  const prebuilt = await ids(page)
  await search.fill('talvekuusk')
  await expect(page).toHaveURL('/tooted?q=talvekuusk')
  await page.goBack()
  await expect(search).toHaveValue('')
  await page.reload()
  await page.goForward()
  await expect(search).toHaveValue('talvekuusk')
  await expect.poll(() => ids(page)).not.toEqual(prebuilt)
})

test('while a browser refuses to change the address the search takes every letter, and the address follows', async ({ page }) => {
  await holdShopStill(page, ['/tooted'])
  await page.clock.install()
  await page.addInitScript(() => {
    // As Safari does after 100 changes in 10 seconds.
    let isRefusing = true
    addEventListener('accept', () => (isRefusing = false))
    for (const name of ['pushState', 'replaceState'] as const) {
      const change = history[name].bind(history)
      history[name] = (...state: Parameters<History['pushState']>) => {
        if (isRefusing) throw new DOMException('more than 100 times per 10 seconds', 'SecurityError')
        change(...state)
      }
    }
  })
  await page.goto('/tooted')
  const search = page.getByRole('searchbox', { name: ESTONIAN.search })
  const prebuilt = await ids(page)
  await search.focus()
  await search.pressSequentially('talvekuusk')
  await expect(search).toHaveValue('talvekuusk')
  await expect.poll(() => ids(page)).not.toEqual(prebuilt)
  await page.evaluate(() => dispatchEvent(new Event('accept')))
  await page.clock.runFor(1500)
  await expect(page).toHaveURL('/tooted?q=talvekuusk')
  await expect(search).toHaveValue('talvekuusk')
  await page.goBack()
  await expect(page).toHaveURL('/tooted')
  await expect(search).toHaveValue('')
})

test('an address that asks for another list shows the prebuilt cards until the answer is there', async ({ page }) => {
  await holdShopStill(page, ['/tooted'])
  await page.goto('/tooted')
  const prebuilt = await ids(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/search/**', async route => (await promise, await route.fallback()))
  const asked = page.waitForRequest('**/search/products.json')
  await page.goto('/tooted?sort=price-asc')
  await asked
  expect(await ids(page)).toEqual(prebuilt)
  await expect(cards(page).first()).toBeVisible()
  resolve()
  await expect.poll(() => ids(page)).not.toEqual(prebuilt)
})

test('a reload of a long list ends where the visitor was', async ({ page }) => {
  await holdShopStill(page, ['/tooted'])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/tooted?per=20&page=2')
  await expect(cards(page)).toHaveCount(20)
  await cards(page)
    .nth(14)
    .evaluate(card => card.scrollIntoView())
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(2_000)
  await page.reload()
  await expect(cards(page)).toHaveCount(20)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('a new search shows no answer of the one before', async ({ page }) => {
  await holdShopStill(page, ['/tooted'])
  await page.goto('/tooted')
  const prebuilt = await ids(page)
  const search = page.getByRole('searchbox', { name: ESTONIAN.search })
  await search.fill('talvekuusk')
  await expect.poll(() => ids(page)).not.toEqual(prebuilt)
  await search.fill('')
  await expect.poll(() => ids(page)).toEqual(prebuilt)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/search/products-*.json', async route => (await promise, await route.fallback()))
  const asked = page.waitForRequest('**/search/products-*.json')
  // The dearest are older than what was found: their part of the index was not read yet, whatever other tests added.
  await page.getByRole('combobox', { name: ESTONIAN.sort }).selectOption('price-desc')
  await asked
  expect(await ids(page)).toEqual(prebuilt)
  // What is found for the words is known already, and stays when the slow answer to the order alone comes after it.
  await search.fill('talvekuusk')
  await expect(cards(page).first()).toContainText(/talvekuusk/i)
  const found = await ids(page)
  const answered = page.waitForResponse('**/search/products-*.json')
  resolve()
  await (await answered).finished()
  await drawn(page)
  expect(await ids(page)).toEqual(found)
  await search.fill('')
  await expect.poll(() => ids(page)).not.toEqual(found)
  await expect.poll(() => ids(page)).not.toEqual(prebuilt)
})

test('a list that could not be read before says nothing of that while it is read again', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  await holdShopStill(page, ['/tooted'])
  await page.goto('/tooted')
  await page.route('**/search/products-*.json', route => route.abort())
  // The dearest are in another part of the index than what is found for the words.
  await page.getByRole('combobox', { name: ESTONIAN.sort }).selectOption('price-desc')
  const failure = page.getByRole('alert').getByText('Loendit ei õnnestunud laadida')
  await expect(failure).toBeVisible()
  await page.unroute('**/search/products-*.json')
  await page.getByRole('searchbox', { name: ESTONIAN.search }).fill('talvekuusk')
  await expect(cards(page).first()).toContainText(/talvekuusk/i)
  // Its answer never comes.
  await page.route('**/search/products-*.json', () => {})
  const asked = page.waitForRequest('**/search/products-*.json')
  await page.goBack()
  await asked
  await expect(page.locator('[data-list-items]')).toHaveAttribute('aria-busy', 'true')
  await expect(failure).toBeHidden()
})

for (const width of [360, 1280]) {
  test(`without JavaScript the shop is read by category at ${width} px`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height: 800 } })
    await page.goto('/tooted')
    const categories = page.getByRole('navigation', { name: 'Kategooriad' })
    await categories.getByRole('link', { name: 'Lõhnaküünlad' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lõhnaküünlad')
    await expect(page.getByRole('searchbox')).toBeHidden()
    const title = (await cards(page).first().getByRole('link').textContent()) ?? ''
    await cards(page).first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('.product .rich-text')).toBeVisible()
    await page.locator('.product').getByRole('link', { name: 'Lõhnaküünlad' }).click()
    await categories.getByRole('link', { name: 'Eemalda filter' }).click()
    await expect(page).toHaveURL('/tooted')
    await page.close()
  })
}

test('words typed after the search field was left are a step of the history of their own', async ({ page }) => {
  await page.goto('/tooted')
  const search = page.getByRole('searchbox', { name: ESTONIAN.search })
  await search.pressSequentially('tal')
  await expect(page).toHaveURL('/tooted?q=tal')
  await search.blur()
  await search.press('End')
  await search.pressSequentially('ve')
  await expect(page).toHaveURL('/tooted?q=talve')
  await page.goBack()
  await expect(page).toHaveURL('/tooted?q=tal')
})

test('a page number pressed with Ctrl opens beside the list, which stays', async ({ page, context }) => {
  await page.goto('/tooted')
  await page.getByRole('combobox', { name: ESTONIAN.sort }).selectOption('price-asc')
  const second = page.locator('.pagination [data-page="2"]').first()
  // The links follow when the list in the other order is there.
  await expect(second).toHaveAttribute('href', '/tooted?sort=price-asc&page=2')
  const opened = context.waitForEvent('page')
  await second.click({ modifiers: ['Control'] })
  await expect(await opened).toHaveURL('/tooted?sort=price-asc&page=2')
  await expect(page).toHaveURL('/tooted?sort=price-asc')
})

test('the way back leads to a list that was opened at another spelling of its address', async ({ page }) => {
  await page.goto('/tooted/kodul%c3%b5hnad?sort=price-asc')
  await expect(page.locator('select[name=sort]').first()).toHaveValue('price-asc')
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/\d+$/)
  await expect(page.locator('.breadcrumbs').getByRole('link').last()).toHaveAttribute('href', /sort=price-asc/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  for (const [path, label] of [
    ['/tooted', ESTONIAN.search],
    ['/uudised', 'Otsi postitusi'],
  ] as const) {
    test(`the search key of a phone’s keyboard leaves the field, which uncovers what was found: ${path}`, async ({ page }) => {
      await page.goto(path)
      const search = page.getByRole('searchbox', { name: label })
      await search.fill('talv')
      await expect(page).toHaveURL(`${path}?q=talv`)
      await search.press('Enter')
      await expect(search).not.toBeFocused()
    })
  }
})
