import type { Page } from '@playwright/test'
import { company } from '#common/company.ts'
import { editorPath, expect, live, test } from './fixtures.ts'
import { addCard, cards, LANGUAGES, openDrawer } from './shop-steps.ts'

const [ESTONIAN] = LANGUAGES

async function expectNameBesideCart(page: Page): Promise<void> {
  const span = page.locator('[data-site-header] a > span', { hasText: company.name })
  const name = await span.boundingBox()
  const lines = await span.evaluate(element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
  const link = await page.locator('[data-cart-link]').boundingBox()
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(link?.x ?? 0)
}

/** Gives the page the Back gesture of a phone, and returns it. */
async function withBackGesture(page: Page): Promise<() => Promise<void>> {
  // No desktop browser has the gesture: this one notes who listens to it.
  await page.addInitScript(() => {
    const open: object[] = []
    class CloseWatcher {
      onclose: (() => void) | null = null
      constructor() {
        open.push(this)
      }
      destroy() {
        if (open.includes(this)) open.splice(open.indexOf(this), 1)
      }
    }
    // As browsers do, it ends before it tells.
    const back = () => (open.pop() as CloseWatcher | undefined)?.onclose?.()
    Object.assign(window, { CloseWatcher, back })
  })
  return () => page.evaluate('back()')
}

test('nothing that the keyboard reaches in a full cart is hidden under its foot', async ({ page }) => {
  await page.goto('/tooted')
  for (let index = 0; index < 6; index += 1) await addCard(page, index, ESTONIAN)
  const drawer = await openDrawer(page, ESTONIAN)
  await expect(drawer.locator('[data-line]')).toHaveCount(6)
  const hidden: string[] = []
  for (let step = 0; step < 31; step += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement
      const { left, top, width, height } = focused.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      return seen && (focused.contains(seen) || seen.contains(focused)) ? null : focused.ariaLabel || focused.textContent
    })
    if (name !== null) hidden.push(name)
  }
  expect(hidden).toEqual([])
})

test('a long address or word in a text leaves no page wider than a phone', async ({ page, loggedIn, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const address = `https://docs.google.com/forms/d/e/${'1FAIpQLSc'.repeat(8)}/viewform`
  const text = `<p>${address}</p><ul><li>${address}</li></ul>`
  const { id: category_id } = await loggedIn.createCategory({ name: `Kodulõhnastusseadmekomplektitäitepudelid ${Date.now()}` })
  const product = await loggedIn.createProduct({ header: 'Õ'.repeat(200), description: text, category_id })
  const post = { header: 'Lõhnaturunduskonverentsile', body: text, image: null }
  const headers = { origin: baseURL ?? '' }
  const answer = await loggedIn.request.post('/api/posts', { data: post, headers })
  await expect(answer).toBeOK()
  await live(loggedIn.request, Number(answer.headers()['publication-id']))
  const { id } = (await answer.json()) as { id: number }
  const shown = `/tooted/k%C3%BC%C3%BCnlad/${product.id}`
  for (const path of ['/uudised', `/uudised/${id}`, shown, editorPath(product)]) {
    await page.goto(path)
    await expect(page.getByText(address).first()).toBeVisible()
    const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
    expect(wide, path).toBe(seen)
  }
  // The editor may still be asking for what is deleted here.
  await page.goto('about:blank')
  await loggedIn.request.delete(`/api/posts/${id}`, { headers })
  await loggedIn.request.delete(`/api/products/${product.id}`, { headers })
})

test('on a phone that magnifies by half, all that a visitor needs to order is in the window, side by side', async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 500 })
  const [, , t] = LANGUAGES
  await page.goto(`${t.prefix}/tooted`)
  await cards(page).first().getByRole('link').first().click()
  const add = page.getByRole('button', { name: t.add })
  await add.first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(240)
  await expectNameBesideCart(page)
  await add.first().click()
  const more = page.getByRole('dialog').getByRole('button', { name: t.more })
  await expect(more).toBeInViewport({ ratio: 1 })
  await page.getByRole('dialog').getByRole('button', { name: t.add }).click()
  await openDrawer(page, t)
  await expect(more).toBeInViewport({ ratio: 1 })
})

test('with text of twice the size no page of a phone is wider than its window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  // The brand's letters, which a slow first visit shows without, are in the cache from here on.
  await page.goto('/ru/')
  await page.evaluate(() => document.fonts.ready)
  for (const path of ['/ru/', '/ru/kontakt', '/ru/ninatrenn', '/ru/tooted', '/tooted/ostukorv', '/ru/admin']) {
    await page.goto(path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
    await expectNameBesideCart(page)
  }
})

test('the cart’s link stays in the window while the shop scrolls, and leaves with the header on the cart’s page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/tooted')
  await addCard(page, 0, ESTONIAN)
  const link = page.locator('[data-cart-link]')
  await page.mouse.wheel(0, 1_000)
  await expect(link).toBeInViewport()
  await page.goto('/tooted/ostukorv')
  await expect(link).toBeInViewport()
  await page.locator('[data-order-form]').getByRole('textbox').last().scrollIntoViewIfNeeded()
  await expect(link).not.toBeInViewport()
})

test('a page that is left with its menu or its cart open comes back with both closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const leave = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await page.locator('.site-header-menu').click()
  await expect(page.locator('#menu')).toBeVisible()
  await leave()
  await expect(page.locator('#menu')).toBeHidden()
  const drawer = await openDrawer(page, ESTONIAN)
  await leave()
  await expect(drawer).toBeHidden()
})

test('in the reader’s own colours the chosen category looks selected, and the add-to-cart dialog has an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/tooted')
  const [chosen, system] = await page
    .locator('.category-nav [aria-current]')
    .first()
    .evaluate(element => {
      const probe = document.body.appendChild(document.createElement('p'))
      Object.assign(probe.style, { forcedColorAdjust: 'none', color: 'SelectedItemText', background: 'SelectedItem' })
      return [element, probe].map(one => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor])
    })
  expect(chosen).toEqual(system)
  await page.locator('.product-card button').first().click()
  const edge = await page.locator('.cart-question').evaluate(panel => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(panel)
    return `${outlineStyle} ${outlineWidth} ${outlineColor}`
  })
  // Transparent in the page's own colours.
  expect(edge).toMatch(/^solid 1px rgb\(/)
})

test('a form opened from a phone’s menu without a network offers another try that can be pressed', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Error hydrating/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.locator('.site-header-menu').click()
  await context.setOffline(true)
  await page.locator('#menu [data-form-dialog]').click()
  await page.locator('#load-failed button').click({ timeout: 20_000 })
})

test('the Back gesture of a phone closes the question about emptying the cart, then the drawer', async ({ page }) => {
  const back = await withBackGesture(page)
  await page.goto(`${ESTONIAN.prefix}/tooted`)
  await addCard(page, 0, ESTONIAN)
  const drawer = await openDrawer(page, ESTONIAN)
  await drawer.getByRole('button', { name: ESTONIAN.clear }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await back()
  await expect(question).toBeHidden()
  await expect(drawer).toBeVisible()
  await back()
  await expect(drawer).toBeHidden()
})

test('the Back gesture of a phone closes the filters', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const back = await withBackGesture(page)
  await page.goto('/tooted')
  await page.getByRole('button', { name: ESTONIAN.filters }).click()
  const dialog = page.getByRole('dialog', { name: ESTONIAN.filters })
  await expect(dialog).toBeVisible()
  await back()
  await expect(dialog).toBeHidden()
})

test('a category that is chosen in the filters closes them: the browser brings no page back with open ones', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/tooted')
  await page.evaluate(() => {
    const isOpen = () => String(document.querySelector('[role=dialog]') !== null)
    addEventListener('pagehide', () => sessionStorage.setItem('left open', isOpen()))
  })
  await page.getByRole('button', { name: ESTONIAN.filters }).click()
  await page.getByRole('dialog', { name: ESTONIAN.filters }).locator('[data-shop-category]').selectOption({ index: 1 })
  await expect(page).toHaveURL(/\/tooted\/[^/]+$/)
  expect(await page.evaluate(() => sessionStorage.getItem('left open'))).toBe('false')
})
