import { MAX_QUANTITY } from '#common/message-rules.ts'
import { expect, test } from './fixtures.ts'
import { addCard, cards, LANGUAGES, storeCart, storedEntry } from './shop-steps.ts'

const [, ENGLISH] = LANGUAGES

test('a toast that comes in a background tab goes three seconds after the visitor is back, unless pointed at or focused', async ({
  page,
}) => {
  const t = ENGLISH
  await page.clock.install({ time: 0 })
  await page.goto(`${t.prefix}/tooted`)
  await cards(page).first().getByRole('button', { name: t.add }).click()
  const add = page.getByRole('dialog').getByRole('button', { name: t.add })
  await expect(add).toBeVisible()
  // No toast goes before the test says so.
  await page.clock.pauseAt(600_000)
  // A browser gives a tab in the background no frames.
  const frames = await page.evaluateHandle(() => {
    const next = window.requestAnimationFrame.bind(window)
    const held: FrameRequestCallback[] = []
    window.requestAnimationFrame = callback => held.push(callback)
    return {
      giveAgain() {
        window.requestAnimationFrame = next
        for (const callback of held) next(callback)
      },
    }
  })
  await add.click()
  await expect(page.locator('[data-cart-count]')).toHaveText('1')
  await page.clock.runFor(5000)
  const toast = page.getByRole('status').getByText(t.added)
  await expect(toast).toHaveCount(0)
  await frames.evaluate(({ giveAgain }) => giveAgain())
  await page.clock.runFor(100)
  await expect(toast).toBeVisible()
  // It stays while the pointer is on it, and while the focus is in it.
  await toast.hover()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.getByRole('status').getByRole('link').focus()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.getByRole('status').getByRole('link').blur()
  await page.clock.runFor(100)
  await page.clock.runFor(3000)
  await expect(toast).toHaveCount(0)
})

test('a toast that is closed by key gives the focus back to where it was', async ({ page }) => {
  await page.goto('/en/tooted')
  const card = cards(page).first().getByRole('button', { name: ENGLISH.add })
  await card.click()
  await page.getByRole('dialog').getByRole('button', { name: ENGLISH.add }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card).toBeFocused()
  const toast = page.getByRole('status').getByText(ENGLISH.added)
  await page.getByRole('status').getByRole('link').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast).toHaveCount(0)
  await expect(card).toBeFocused()
})

test('an error stays for as long as its words take to read', async ({ page, loggedIn: _loggedIn, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  await page.route('**/auth/logout', route => route.abort())
  await page.clock.install({ time: 0 })
  await page.goto('/tooted')
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click()
  const logOut = page.getByRole('banner').getByRole('menuitem', { name: 'Logi välja' })
  await expect(logOut).toBeVisible()
  await page.clock.pauseAt(600_000)
  const failed = page.waitForEvent('requestfailed')
  await logOut.click()
  await failed
  const error = page.getByRole('alert').getByText(/^Välja logida ei õnnestunud/)
  await expect.poll(() => page.clock.runFor(20).then(() => error.count())).toBe(1)
  const letters = (await error.innerText()).length
  await page.clock.runFor(letters * 60 - 100)
  await expect(error).toBeVisible()
  await page.clock.runFor(200)
  await expect(error).toHaveCount(0)
})

test('a success takes earlier errors away, but not from under the pointer', async ({ page }) => {
  const t = ENGLISH
  await page.clock.install()
  await page.goto('/en/tooted')
  const id = Number(await cards(page).first().getAttribute('data-product'))
  await storeCart(page, { [id]: storedEntry({}, MAX_QUANTITY) })
  await page.goto('/en/tooted')
  const error = page.locator('.toast-error')
  const success = page.locator('.toast-success')
  await addCard(page, 0, t)
  await expect(error).toBeVisible()
  await addCard(page, 1, t)
  await expect(success).toBeVisible()
  expect(await error.count()).toBe(0)

  await addCard(page, 0, t)
  await error.hover()
  await page.clock.fastForward(3_000)
  await expect(success).toHaveCount(0)
  // By keyboard: the pointer stays where it is.
  await cards(page).nth(2).getByRole('button', { name: t.add }).press('Enter')
  await page.getByRole('dialog').getByRole('spinbutton').press('Enter')
  await expect(success).toBeVisible()
  expect(await error.count()).toBe(1)
})
