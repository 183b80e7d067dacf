import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectFits } from '#tests/support/accessibility.ts'
import { CART, fillForm, FORM_CASES, formOf, validFields } from '#tests/support/message-forms.ts'
import { expect, test } from '../e2e/fixtures.ts'

const PHONE = { width: 360, height: 800 }

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: PHONE })

async function judge(page: Page, prefix = ''): Promise<void> {
  await expectAccessible(page)
  await expectFits(page, prefix)
}

async function askForAll(form: Locator): Promise<void> {
  await form.locator('button[type=submit]').click()
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
}

/** Judges a filled form while its message is under way, and when it failed. */
async function judgeWaitingAndFailed(page: Page, form: Locator, prefix = ''): Promise<void> {
  let answer = () => {}
  const isAnswered = new Promise<void>(resolve => (answer = resolve))
  await page.route('**/send-email', async route => {
    await isAnswered
    await route.fulfill({ status: 500, body: '' })
  })
  await form.locator('button[type=submit]').click()
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await judge(page, prefix)
  answer()
  await expect(form.getByRole('alert')).not.toBeEmpty()
  await judge(page, prefix)
  await page.unroute('**/send-email')
}

for (const form of FORM_CASES) {
  test(`the ${form.kind} form is accessible while it asks for all of its empty fields`, async ({ page }) => {
    // Wide enough for the header's links, then narrow: the form is the same.
    await page.setViewportSize({ width: 1280, height: 800 })
    const shown = await form.open(page)
    await page.setViewportSize(PHONE)
    await expectFits(page, '')
    await askForAll(shown)
    await judge(page)
  })
}

test('a form in a dialog is accessible untouched, while its message is under way and when that failed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/)
  const form = formOf('enquiry')
  await page.setViewportSize({ width: 1280, height: 800 })
  const shown = await form.open(page)
  await page.setViewportSize(PHONE)
  await judge(page)
  await fillForm(shown, validFields(form))
  await judgeWaitingAndFailed(page, shown)
})

test('the order form is accessible in every state, and so is the dialog after the order was placed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/)
  await page.goto('/robots.txt')
  await page.evaluate(cart => localStorage.setItem('cart:v1', cart), JSON.stringify(CART))
  await page.goto('/ru/tooted/ostukorv')
  const form = page.locator('[data-order-part] form')
  await expect(form).toBeVisible()
  await judge(page, '/ru')
  await askForAll(form)
  await judge(page, '/ru')
  await fillForm(form, validFields({ fields: { select_delivery: 'pickup', select_payment: 'cash' } }))
  await judgeWaitingAndFailed(page, form, '/ru')
  await page.route('**/send-email', route => route.fulfill({ status: 200, contentType: 'text/plain', body: 'K7QX-3M9D' }))
  await form.locator('button[type=submit]').click()
  await expect(page.locator('[data-order-placed]')).toBeVisible()
  await judge(page, '/ru')
})

test('the page of a refused message is accessible where it says why', async ({ page }) => {
  await page.goto('/en/kontakt/saatmata#TOO_MANY_REQUESTS')
  await expect(page.getByText(/too many messages/)).toBeVisible()
  await judge(page, '/en')
})
