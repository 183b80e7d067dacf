import type { Locator } from '@playwright/test'
import { findChromium } from '#tests/support/chromium.ts'
import { expect, test } from '../e2e/fixtures.ts'

/** Where an element begins and ends from left to right, and the width of its window. */
const edges = (element: Locator) =>
  element.evaluate(shown => {
    const { left, right } = shown.getBoundingClientRect()
    return { left: Math.floor(left), right: Math.ceil(right), window: document.documentElement.clientWidth }
  })

async function expectWithinWidth(element: Locator): Promise<void> {
  await expect(element).toBeVisible()
  const { left, right, window } = await edges(element)
  expect(left, `${element.toString()} begins in the window`).toBeGreaterThanOrEqual(0)
  expect(right, `${element.toString()} ends in the window`).toBeLessThanOrEqual(window)
}

test('with text of twice the size a phone shows what stops, closes and chooses', async ({ playwright, baseURL }) => {
  // The size that a person with weak eyes sets in the browser; media queries in rem follow it, too.
  const found = findChromium()
  const args = [...(found?.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await playwright.chromium.launch({ ...found, args })
  const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 }, locale: 'ru' })
  try {
    await page.goto('/ru/')
    await expectWithinWidth(page.getByRole('button', { name: 'Остановить слайд-шоу' }))
    await page.goto('/ru/teenused/lohnastuslahendused')
    await page.locator('.service-slide [data-form-dialog]').first().click()
    await expectWithinWidth(page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }))
    await page.goto('/ru/tooted')
    await page
      .getByRole('button', { name: /^В корзину/ })
      .first()
      .click()
    const question = page.getByRole('dialog')
    for (const button of await question.getByRole('button').all()) await expectWithinWidth(button)
    await question.getByRole('button', { name: 'В корзину', exact: true }).click()
    const toast = page.locator('.toast')
    await expectWithinWidth(toast.getByRole('link'))
    await expectWithinWidth(toast.getByRole('button'))
  } finally {
    await browser.close()
  }
})
