import { FORM_PATHS, type PagedForm } from '#common/message-rules.ts'
import { fillForm, formOf, inbox, validFields } from '#tests/support/message-forms.ts'
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

/** A page with a link to each form. */
const LINKED_FROM: Readonly<Record<PagedForm, string>> = {
  enquiry: '/',
  booking: '/',
  offer: '/teenused/uritused',
  'scent-offer': '/teenused/lohnastuslahendused',
}

for (const kind of Object.keys(LINKED_FROM) as PagedForm[]) {
  test(`${kind} without JavaScript: the link leads to a form that is simply sent`, async ({ page, baseURL }) => {
    await page.goto(LINKED_FROM[kind])
    await page.locator(`a[data-form-dialog][href="${FORM_PATHS[kind]}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${FORM_PATHS[kind]}$`))
    const form = formOf(kind)
    const shown = page.locator('main form')
    const fields = validFields(form)
    if (kind.endsWith('offer')) await shown.locator('[name=subject]').selectOption({ index: 1 })
    await fillForm(shown, fields)
    await shown.locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\/kontakt\/saadetud$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sõnum on saadetud')
    const stored = await (await inbox(baseURL ?? '')).find(fields['name'] ?? '')
    expect(stored.map(message => message.kind)).toEqual([kind])
  })
}

test('contact without JavaScript is simply sent, and the result speaks the visitor’s language', async ({ page, baseURL }) => {
  await page.goto('/ru/kontakt')
  const fields = validFields(formOf('contact'))
  await fillForm(page.locator('main form'), fields)
  await page.locator('main form button[type=submit]').click()
  await expect(page).toHaveURL(/\/ru\/kontakt\/saadetud$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сообщение отправлено')
  const stored = await (await inbox(baseURL ?? '')).find(fields['name'] ?? '')
  expect(stored.map(message => message.kind)).toEqual(['contact'])
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
})

test('without JavaScript a visitor who sent too often is told so', async ({ page }) => {
  await page.goto('/en/kontakt/saatmata#TOO_MANY_REQUESTS')
  await expect(page.getByText(/too many messages/)).toBeVisible()
})
