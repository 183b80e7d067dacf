import type { BrowserContext, Locator, Page } from '@playwright/test'
import { type AdministratorApi, expect, test } from './fixtures.ts'

/** Opens a product whose text has a video. @returns the video's link */
async function openVideo(page: Page, context: BrowserContext, loggedIn: AdministratorApi): Promise<Locator> {
  await context.route('https://**', route => route.fulfill({ contentType: 'text/html', body: 'video' }))
  const { id } = await loggedIn.createProduct({ description: '<figure data-video="https://youtu.be/abc"></figure>' })
  await page.goto(`/tooted/_/${id}`)
  return page.locator('figure[data-video] > a')
}

for (const modifier of ['Control', 'Shift'] as const) {
  test(`a pressed video plays in its place; with ${modifier} its own page opens beside this one`, async ({
    page,
    context,
    loggedIn,
  }) => {
    const link = await openVideo(page, context, loggedIn)
    const opened = context.waitForEvent('page')
    await link.click({ modifiers: [modifier] })
    await opened
    await link.click()
    const player = page.locator('figure[data-video] > iframe')
    await expect(player).toBeFocused()
    await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/abc\?autoplay=1/)
  })
}

test('a video that is pressed without a connection leads to its own page, for a player would stay empty', async ({
  page,
  context,
  loggedIn,
}) => {
  const link = await openVideo(page, context, loggedIn)
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  // An answer of 204 leaves this page open.
  await page.route('https://youtu.be/abc', route => route.fulfill({ status: 204 }))
  const asked = page.waitForResponse('https://youtu.be/abc')
  await link.click()
  await asked
  await expect(link).toBeVisible()
  expect(await page.locator('figure[data-video] > iframe').count()).toBe(0)
})
