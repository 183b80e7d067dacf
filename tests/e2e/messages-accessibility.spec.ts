import type { Locator, Page } from '@playwright/test'
import { CART, fillForm, FORM_CASES, validFields } from '#tests/support/message-forms.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Untouched, with errors, waiting, failed: every state a form can be in. */
async function expectAccessibleInEveryState(page: Page, form: Locator, fields: Record<string, string>): Promise<void> {
  await expectAccessible(page)
  await form.locator('button[type=submit]').click()
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
  await expectAccessible(page)
  await fillForm(form, fields)
  let answer = () => {}
  const isAsked = new Promise<void>(resolve => (answer = resolve))
  await page.route('**/send-email', async route => {
    await isAsked
    await route.fulfill({ status: 500, body: '' })
  })
  await form.locator('button[type=submit]').click()
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await expectAccessible(page)
  answer()
  await expect(form.getByRole('alert')).not.toBeEmpty()
  await expectAccessible(page)
  await page.unroute('**/send-email')
}

for (const width of [360, 1280]) {
  for (const form of FORM_CASES) {
    test(`${form.kind} is accessible in every state at ${width} px`, async ({ page, allowConsole }) => {
      allowConsole(/status of 500/)
      // Wide enough for the header's links, then narrow: the form is the same.
      await page.setViewportSize({ width: 1280, height: 800 })
      const shown = await form.open(page)
      await page.setViewportSize({ width, height: 800 })
      await expectAccessibleInEveryState(page, shown, validFields(form))
    })
  }

  test(`the order form is accessible in every state at ${width} px`, async ({ page, allowConsole }) => {
    allowConsole(/status of 500/)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/robots.txt')
    await page.evaluate(cart => localStorage.setItem('cart:v1', cart), JSON.stringify(CART))
    await page.goto('/ru/tooted/ostukorv')
    const fields = validFields({ fields: { select_delivery: 'pickup', select_payment: 'cash' } })
    const form = page.locator('[data-order-part] form')
    await expectAccessibleInEveryState(page, form, fields)
    await page.route('**/send-email', route => route.fulfill({ status: 200, contentType: 'text/plain', body: 'K7QX-3M9D' }))
    await form.locator('button[type=submit]').click()
    await expect(page.locator('[data-order-placed]')).toBeVisible()
    await expectAccessible(page)
  })

  test(`the pages of the forms are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      'paring',
      'pakkumine',
      'lohnapakkumine',
      'broneering',
      'saadetud',
      'saatmata',
      'saatmata#TOO_MANY_REQUESTS',
    ]) {
      await page.goto(`/en/kontakt/${path}`)
      await expectAccessible(page)
    }
  })
}
