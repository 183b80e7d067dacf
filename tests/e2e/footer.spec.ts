import type { Locator } from '@playwright/test'
import { LOCALES, localePrefix } from '#common/locales.ts'
import { expect, test } from './fixtures.ts'

/** The texts of links that reach beyond their column or the columns' `<nav>` by more than the rounding of a pixel. */
const overflowing = (footer: Locator) =>
  footer.locator('nav a').evaluateAll(links =>
    links
      .filter(link => {
        const words = document.createRange()
        words.selectNodeContents(link)
        const rightEdges = [link.closest('ul'), link.closest('nav')].map(room => room?.getBoundingClientRect().right ?? 0)
        return words.getBoundingClientRect().right > Math.min(...rightEdges) + 0.1
      })
      .map(link => link.textContent),
  )

test('on phones the longest words of the footer keep to their columns, and pages to the window', async ({ page }) => {
  for (const prefix of LOCALES.map(localePrefix)) {
    await page.goto(`${prefix}/privaatsuspoliitika`)
    for (const width of [320, 352, 360, 390, 512]) {
      await page.setViewportSize({ width, height: 800 })
      const footer = page.locator('.site-footer')
      expect(await overflowing(footer), `${prefix} at ${width} px`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    // The widest spacing of letters and words that visitors may set (WCAG 2.2, 1.4.12).
    await page.setViewportSize({ width: 360, height: 800 })
    await page.evaluate(() => Object.assign(document.body.style, { letterSpacing: '.12em', wordSpacing: '.16em' }))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), prefix).toBeLessThanOrEqual(360)
  }
})
