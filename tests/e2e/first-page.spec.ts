import type { Page } from '@playwright/test'
import { countLayoutShift } from '#tests/support/page-weight.ts'
import { expect, stopClock, test } from './fixtures.ts'

/** Every file that the page's first paint wants is named in its head: a browser that finds one later may paint without it. */
for (const [path, files] of [
  ['/kaubamark', ['cormorant-latin', 'onest-latin']],
  ['/ru/kaubamark', ['cormorant-cyrillic', 'cormorant-latin', 'onest-cyrillic', 'onest-latin']],
] as const) {
  test(`the first page of a visit loads the fonts of headings and text, named in its head, and nothing moves: ${path}`, async ({
    page,
  }) => {
    await page.addInitScript(countLayoutShift)
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect(await fontsOf(page)).toEqual(files)
    expect(await page.locator('link[rel=preload][as=font]').count()).toBe(files.length)
    expect(await isInOwnFont(page)).toBe(true)
    expect(await page.evaluate(() => window.layoutShift)).toBe(0)
  })
}

test('text can be read while its font is late, and nothing moves when it comes', async ({ page }) => {
  const late = Promise.withResolvers<void>()
  await page.addInitScript(countLayoutShift)
  await page.route(/\/onest-[^/]+\.woff2$/, async route => {
    await late.promise
    await route.continue()
  })
  await page.goto('/kaubamark', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('main p').first()).toBeVisible()
  // Text that waits for its font counts as visible there. With `optional` it waits for a tenth of a second.
  const awaited = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loading').map(font => font.display),
  )
  expect(new Set(awaited)).toEqual(new Set(['optional']))
  late.resolve()
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => window.layoutShift)).toBe(0)
})

test('the pictures behind the first one are not fetched with the page, but before they are shown', async ({ page }) => {
  const fetched = new Set<string>()
  page.on('request', request => void (/\/avaleht\/[2-5]\.svg$/.test(request.url()) && fetched.add(request.url())))
  const behind = page.locator('.hero-pictures img').nth(1)
  await stopClock(page)
  await page.goto('/')
  await expect(page.locator('.hero-pictures')).toHaveAttribute('data-moving')
  await expect(behind).toBeHidden()
  expect(fetched.size).toBe(0)
  await page.clock.runFor(4_000)
  await expect(behind).toBeVisible()
  // Which of them at once depends on how many the browser holds to be near.
  await expect.poll(() => fetched.size).toBeGreaterThan(0)
})

for (const key of ['Tab', 'PageDown']) {
  test(`the pictures behind the first one are there when ${key} is pressed`, async ({ page }) => {
    await stopClock(page)
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

/** The files of fonts that the page asked for, without their hashes. */
function fontsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /([\w-]+?)\.[\w-]+\.woff2/.exec(name)?.[1] ?? [])
      .toSorted(),
  )
}

/**
 * Whether body text is to be in the site's font. Which one it is painted in is the browser's to say: on a slow machine it
 * does not wait (`font-display: optional`).
 */
function isInOwnFont(page: Page): Promise<boolean> {
  return page
    .locator('main p')
    .first()
    .evaluate(paragraph => getComputedStyle(paragraph).fontFamily.startsWith('Onest,'))
}
