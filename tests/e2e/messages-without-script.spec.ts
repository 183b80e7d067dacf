import { fillForm, FORM_CASES, inbox, validFields } from '#tests/support/message-forms.ts'
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

const PAGES = {
  contact: '/kontakt',
  enquiry: '/kontakt/paring',
  offer: '/kontakt/pakkumine',
  'scent-offer': '/kontakt/lohnapakkumine',
  booking: '/kontakt/broneering',
} as const

for (const form of FORM_CASES) {
  const path = PAGES[form.kind as keyof typeof PAGES]
  test(`${form.kind} without JavaScript: the link leads to a form that is simply sent`, async ({ page, baseURL }) => {
    if (form.kind === 'contact') await page.goto(path)
    else {
      await page.goto(
        form.kind === 'offer' ? '/teenused/uritused' : form.kind === 'scent-offer' ? '/teenused/lohnastuslahendused' : '/',
      )
      await page.locator(`a[data-form-dialog][href="${path}"]`).first().click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    }
    const shown = page.locator('main form')
    const fields = validFields(form)
    if (form.kind.endsWith('offer')) await shown.locator('[name=subject]').selectOption({ index: 1 })
    await fillForm(shown, fields)
    await shown.locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\/kontakt\/saadetud$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sõnum on saadetud')
    const stored = await (await inbox(baseURL ?? '')).find(fields['name'] ?? '')
    expect(stored.map(({ kind }) => kind)).toEqual([form.kind])
  })
}

test('without JavaScript the result page speaks the visitor’s language', async ({ page }) => {
  await page.goto('/ru/kontakt')
  const form = FORM_CASES[1]
  if (!form) return
  await fillForm(page.locator('main form'), validFields(form))
  await page.locator('main form button[type=submit]').click()
  await expect(page).toHaveURL(/\/ru\/kontakt\/saadetud$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сообщение отправлено')
})

test('without JavaScript a refusal says that nothing is lost', async ({ page }) => {
  await page.goto('/en/kontakt')
  const form = page.locator('main form')
  await fillForm(form, { name: 'John', email: 'john@example', phone: '1234567', message: 'Hello' })
  await form.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/en\/kontakt\/saatmata#VALIDATION_FAILED$/)
  await expect(page.getByText(/has not reached us.*everything you typed is still there/)).toBeVisible()
  await expect(page.getByText(/too many messages/)).not.toBeVisible()
  await page.goBack()
  await expect(form.locator('[name=message]')).toHaveValue('Hello')
  await page.goto('/en/kontakt/saatmata#TOO_MANY_REQUESTS')
  await expect(page.getByText(/too many messages/)).toBeVisible()
})
