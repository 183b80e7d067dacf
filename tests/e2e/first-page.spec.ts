import type { Page } from '@playwright/test'
import { countLayoutShift } from '#tests/support/page-weight.ts'
import { expect, test } from './fixtures.ts'

test('a first page is read in a font of the device, the next ones in the site’s, and nothing moves', async ({ page }) => {
  await page.addInitScript(countLayoutShift)
  await page.goto('/kaubamark')
  await fontsFetched(page)
  expect(await hasBodyFont(page)).toBe(false)
  expect(await shifts(page)).toBe(0)

  await page.goto('/tooteinfo')
  expect(await hasBodyFont(page)).toBe(true)
  expect(await shifts(page)).toBe(0)
})

test('the font of body text is fetched after the largest paint of a first page', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const { startTime } of list.getEntries()) (window as { largestPaint?: number }).largestPaint = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto('/')
  await fontsFetched(page)
  const largestPaint = await page.evaluate(() => (window as { largestPaint?: number }).largestPaint ?? Number.NaN)
  const fonts = await fetchedAt(page, /\/onest-[^/]+\.woff2$/)
  expect(fonts.length).toBeGreaterThan(0)
  expect(Math.min(...fonts)).toBeGreaterThan(largestPaint)
})

test('the pictures behind the first one are fetched when somebody is there, or before they are shown', async ({ page }) => {
  const fetched = new Set<string>()
  page.on('request', request => void (/\/avaleht\/[2-5]\.svg$/.test(request.url()) && fetched.add(request.url())))
  const behind = page.locator('.hero-pictures img').nth(1)
  const rotation = Promise.withResolvers<void>()
  await page.route(/carousel-rotation/, async route => {
    await rotation.promise
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/')
  await fontsFetched(page)
  await expect(behind).toBeHidden()
  expect(fetched.size).toBe(0)
  rotation.resolve()
  await expect(page.locator('.hero-pictures')).toHaveAttribute('data-moving')
  await page.clock.runFor(4_000)
  await expect(behind).toBeVisible()
  // Which of them at once depends on how many the browser holds to be near.
  await expect.poll(() => fetched.size).toBeGreaterThan(0)
})

for (const key of ['Tab', 'PageDown']) {
  test(`the pictures behind the first one are there when ${key} is pressed`, async ({ page, allowConsole }) => {
    allowConsole(/ERR_FAILED/)
    await page.route(/carousel-rotation/, route => route.abort())
    await page.goto('/')
    await expect(page.locator('.hero-pictures img').nth(1)).toBeHidden()
    await page.keyboard.press(key)
    await expect(page.locator('.hero-pictures img').nth(1)).toBeVisible()
  })
}

test.describe('where motion is unwanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no picture waits, for nothing moves on to it', async ({ page }) => {
    await page.goto('/')
    for (const picture of await page.locator('.hero-pictures img').all()) await expect(picture).toBeVisible()
  })
})

test('the web manifest is named when the page is on the screen', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('head > link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
  await expect(page.locator('head > noscript')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no picture waits for a script, and the manifest is named', async ({ page }) => {
    await page.goto('/')
    const pictures = page.locator('.hero-pictures img')
    await expect(pictures).toHaveCount(5)
    for (const picture of await pictures.all()) expect(await picture.evaluate(image => image.checkVisibility())).toBe(true)
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
  })
})

test('a page in another language waits for the letters it needs, in one font at a time', async ({ page }) => {
  await page.goto('/kaubamark')
  await fontsFetched(page)
  await page.goto('/ru/kaubamark')
  expect(await hasBodyFont(page)).toBe(false)
  await fontsFetched(page)
  await page.goto('/ru/tooteinfo')
  expect(await hasBodyFont(page)).toBe(true)
})

test('headings are painted with the two files that their page names, whatever is late', async ({ page }) => {
  await page.goto('/ru/kaubamark')
  await fontsFetched(page)
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => /cormorant[\w-]*(?=\.[\w-]+\.woff2)/.exec(name)?.[0]),
  )
  expect(files.filter(name => name !== undefined).sort()).toEqual(['cormorant-cyrillic', 'cormorant-latin'])
})

test('fonts that did not come are asked for again by the next page', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  await page.route(/\/onest-[^/]+\.woff2$/, route => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/kaubamark')
  await failed
  await page.unroute(/\/onest-[^/]+\.woff2$/)
  await page.goto('/tooteinfo')
  expect(await hasBodyFont(page)).toBe(false)
  await fontsFetched(page)
})

/** When the files of a name were asked for, in ms of the page. */
function fetchedAt(page: Page, name: RegExp): Promise<number[]> {
  return page.evaluate(
    pattern =>
      performance
        .getEntriesByType('resource')
        .filter(entry => new RegExp(pattern).test(entry.name))
        .map(({ startTime }) => startTime),
    name.source,
  )
}

/** Waits until this browser has the fonts that the page's body text is written with. */
async function fontsFetched(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const fonts = document.querySelector<HTMLElement>('script[data-fonts]')?.dataset['fonts']?.split(' ') ?? []
        return fonts.length > 0 && fonts.every(href => localStorage.getItem('fonts')?.includes(href))
      }),
    )
    .toBe(true)
}

/**
 * Whether body text is to be in the site's font. Which one it is painted in is the browser's to say: on a slow machine it
 * does not wait (`font-display: optional`).
 */
function hasBodyFont(page: Page): Promise<boolean> {
  return page
    .locator('main p')
    .first()
    .evaluate(paragraph => getComputedStyle(paragraph).fontFamily.startsWith('Onest,'))
}

function shifts(page: Page): Promise<number | undefined> {
  return page.evaluate(() => window.layoutShift)
}
