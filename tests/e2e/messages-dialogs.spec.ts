import type { Request } from '@playwright/test'
import { fieldOf, fillForm, FORM_CASES, formOf, inbox, validFields } from '#tests/support/message-forms.ts'
import { bytesOf } from '#tests/support/page-weight.ts'
import { expect, idle, test } from './fixtures.ts'

const PARTS_OF_PAGE = ['banner', 'main', 'contentinfo'] as const

/** A dialog that the header opens on every page, and one that a service opens. */
for (const form of FORM_CASES.filter(({ kind }) => kind === 'enquiry' || kind === 'offer')) {
  test(`the dialog of ${form.kind} hides the page from screen readers; closing empties it and gives the focus back`, async ({
    page,
  }) => {
    const shown = await form.open(page)
    await expect(fieldOf(shown, 'name')).toBeFocused()
    for (const part of PARTS_OF_PAGE) await expect(page.getByRole(part)).toHaveCount(0)
    await fieldOf(shown, 'name').fill('Poolik')
    // A press beside it is no wish to lose what was typed.
    await page.mouse.click(5, 5)
    await expect(fieldOf(shown, 'name')).toHaveValue('Poolik')
    await shown.locator('button[type=submit]').click()
    await expect(shown.locator('[aria-invalid=true]').first()).toBeVisible()
    await page.getByRole('button', { name: 'Sulge' }).first().click()
    await expect(shown).not.toBeVisible()
    await expect(page.locator('[data-form-dialog]:focus')).toHaveCount(1)
    for (const part of PARTS_OF_PAGE) await expect(page.getByRole(part)).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(shown).toBeVisible()
    await expect(fieldOf(shown, 'name')).toHaveValue('')
    await expect(shown.locator('[aria-invalid=true]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(shown).not.toBeVisible()
  })
}

test('a message that arrives after its dialog was closed leaves the next one open, with what is typed there', async ({
  page,
}) => {
  const arrives = Promise.withResolvers<void>()
  await page.route('**/send-email', async route => {
    await arrives.promise
    await route.continue()
  })
  const enquiry = formOf('enquiry')
  const shown = await enquiry.open(page)
  await fillForm(shown, validFields(enquiry))
  const sent = page.waitForRequest('**/send-email')
  await shown.locator('button[type=submit]').click()
  await sent
  await page.getByRole('button', { name: 'Sulge' }).first().click()
  await page.keyboard.press('Enter')
  await fieldOf(shown, 'name').fill('Teine küsimus')
  arrives.resolve()
  await expect(page.locator('.toast-success')).toBeVisible()
  await expect(fieldOf(shown, 'name')).toHaveValue('Teine küsimus')
})

test('a visitor who goes from an empty field to a button is not told what the field lacks', async ({ page }) => {
  const enquiry = formOf('enquiry')
  const shown = await enquiry.open(page)
  await expect(fieldOf(shown, 'name')).toBeFocused()
  await page.getByRole('button', { name: 'Sulge' }).first().focus()
  await fieldOf(shown, 'email').focus()
  await fieldOf(shown, 'phone').focus()
  await expect(fieldOf(shown, 'email')).toHaveAttribute('aria-invalid', 'true')
  await expect(fieldOf(shown, 'name')).not.toHaveAttribute('aria-invalid')
})

test('the dialog is 500 px wide, and the whole of a small window', async ({ page }) => {
  await page.goto('/ru/')
  await page.locator('.site-header-enquiry').click()
  const dialog = page.getByRole('dialog', { name: 'Отправить запрос' }).locator('.form-dialog')
  await expect(dialog).toBeVisible()
  expect((await dialog.boundingBox())?.width).toBe(500)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 640 })
  await page.locator('.site-header-menu').click()
  await page.locator('#menu [data-form-dialog]').click()
  await expect(page.locator('#menu')).not.toBeVisible()
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 })
})

test('a request for an offer is stored with the service’s Estonian title, and shows that of the visitor’s language', async ({
  page,
  baseURL,
}) => {
  const title = page.locator('.service-slide h2').first()
  await page.goto('/teenused/uritused')
  const subject = `|TEENUS| ${await title.textContent()}`
  await page.goto('/en/teenused/uritused')
  await page.locator('.service-slide [data-form-dialog]').first().click()
  const form = page.locator('.form-dialog form')
  await expect(page.locator('.form-dialog-head p')).toHaveText((await title.textContent()) ?? '')
  await expect(form.locator('[data-field=subject]')).toHaveCount(0)
  const name = `John ${Date.now()}`
  for (const [field, value] of Object.entries({ name, email: 'john@example.com', phone: '1234567', participants: '3' }))
    await fieldOf(form, field).fill(value)
  await fieldOf(form, 'select_lang').selectOption('english')
  await fieldOf(form, 'select_city').selectOption('tallinn')
  await fieldOf(form, 'date').fill('2031-01-02')
  await fieldOf(form, 'time').selectOption('20:00')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.toast-success')).toHaveText(/Offer sent successfully!/)
  const [stored] = await (await inbox(baseURL ?? '')).find(name)
  expect(stored).toMatchObject({ kind: 'offer', locale: 'en', subject })
  expect(stored?.subject).toMatch(/^\|TEENUS\| ./)
  expect(stored?.fields).toMatchObject({ participants: 3, date: '02/01/2031', time: '20:00' })
})

test('times are half hours from 08:00 to 20:00', async ({ request }) => {
  const form = await (await request.get('/kontakt/pakkumine')).text()
  const times = [...form.matchAll(/<option value="(\d\d:\d\d)"[^>]*>\1</g)].map(([, time]) => time)
  expect(times).toHaveLength(25)
  expect([times[0], times[1], times.at(-1)]).toEqual(['08:00', '08:30', '20:00'])
})

test('a form whose dialog does not come opens on its own page', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|Error hydrating/)
  await page.goto('/')
  await page.route(/\/FormDialogLink[^/]*\.js/, route => route.abort())
  await page.locator('.site-header-enquiry').click()
  await expect(page).toHaveURL(/\/kontakt\/paring$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saada päring')
})

test('before the visitor uses a form, its page has loaded no script of it', async ({ page }) => {
  const scripts: Request[] = []
  const ofForms = () =>
    [...new Set(scripts.map(request => request.url()))].filter(url => /check-message|ContactForm|client\./.test(url))
  page.on('request', request => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request)
  })
  await page.goto('/kontakt')
  await idle(page)
  expect(ofForms()).toEqual([])
  expect(await bytesOf(scripts, 'script')).toBeLessThanOrEqual(5_000)
  await page.locator('#contact-name').focus()
  await expect.poll(() => ofForms().filter(url => url.includes('check-message')).length).toBe(1)
})
