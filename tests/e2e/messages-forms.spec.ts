import type { Locator } from '@playwright/test'
import { fieldOf, fillField, fillForm, FORM_CASES, formOf, inbox, validFields } from '#tests/support/message-forms.ts'
import { expect, test } from './fixtures.ts'

const EXPLANATION = /Kõik, mille kirjutasite, on alles|kõik, mille kirjutasite, on alles/

/** Waits for the form's code, once a field was filled: forms whose code has yet to come are tested by client-intent.spec.ts. */
async function waitForCode(form: Locator): Promise<void> {
  await expect(form.locator('xpath=ancestor::astro-island[@ssr]')).toHaveCount(0)
}

for (const form of FORM_CASES) {
  test(`${form.kind} asks for each field that is wrong, when it is left and when it is sent`, async ({ page }) => {
    let posts = 0
    await page.route('**/send-email', route => ((posts += 1), route.abort()))
    const shown = await form.open(page)
    const fields = validFields(form)
    await fillForm(shown, fields)
    await waitForCode(shown)
    for (const [name, value, error] of form.invalid) {
      await fillField(shown, name, value)
      const field = fieldOf(shown, name)
      await field.focus()
      await field.blur()
      const text = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`)
      await expect(text).toHaveText(error)
      await shown.locator('button[type=submit]').click()
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(shown.locator('[aria-invalid=true]')).toHaveCount(1)
      await fillField(shown, name, fields[name] ?? '')
    }
    expect(posts).toBe(0)
  })
}

/** A form that is a part of its page, and one in a dialog: sending is the same for all (specification §5). */
for (const form of FORM_CASES.filter(({ kind }) => kind === 'contact' || kind === 'enquiry')) {
  test.describe(form.kind, () => {
    test('keeps everything when the server fails, sends it again as one message, and is empty then', async ({
      page,
      baseURL,
      allowConsole,
    }) => {
      allowConsole(/status of 500|ERR_FAILED/)
      const keys: (string | undefined)[] = []
      page.on('request', sent => {
        if (sent.url().endsWith('/send-email')) keys.push(sent.headers()['idempotency-key'])
      })
      const shown = await form.open(page)
      const fields = validFields(form)
      await fillForm(shown, fields)
      await page.route('**/send-email', route => route.fulfill({ status: 500, body: 'katki' }), { times: 1 })
      await shown.locator('button[type=submit]').click()
      await expect(page.locator('.toast-error')).toHaveText(new RegExp(`^${form.failure}`))
      await expect(shown.getByRole('alert')).toHaveText(EXPLANATION)
      for (const [name, value] of Object.entries(fields)) await expect(fieldOf(shown, name)).toHaveValue(value)

      // The message arrives, its answer does not.
      await page.route('**/send-email', async route => (await route.fetch(), await route.abort()), { times: 1 })
      await shown.getByRole('button', { name: 'Proovi uuesti' }).click()
      await expect(shown.getByRole('alert')).toHaveText(/võis siiski kohale jõuda.*topelt see kohale ei jõua/)
      await shown.getByRole('button', { name: 'Proovi uuesti' }).click()
      await expect(page.locator('.toast-success')).toHaveText(new RegExp(`^${form.success}`))
      expect(new Set(keys).size).toBe(1)
      const stored = await (await inbox(baseURL ?? '')).find(fields['name'] ?? '')
      expect(stored.map(({ kind, email, locale }) => ({ kind, email, locale }))).toEqual([
        { kind: form.kind, email: fields['email'], locale: 'et' },
      ])
      if (form.kind === 'contact') {
        await expect(fieldOf(shown, 'name')).toHaveValue('')
        await expect(fieldOf(shown, 'message')).toHaveValue('')
      } else await expect(page.locator('.form-dialog')).not.toBeVisible()
    })

    test('keeps what the visitor types while it is sent', async ({ page }) => {
      const shown = await form.open(page)
      await fillForm(shown, validFields(form))
      const typed = Promise.withResolvers<void>()
      await page.route('**/send-email', async route => {
        await typed.promise
        await route.continue()
      })
      const sent = page.waitForRequest('**/send-email')
      await shown.locator('button[type=submit]').click()
      await sent
      await fieldOf(shown, 'message').fill('Ja veel midagi')
      typed.resolve()
      await expect(page.locator('.toast-success')).toHaveText(new RegExp(`^${form.success}`))
      await expect(fieldOf(shown, 'message')).toHaveValue('Ja veel midagi')
      await expect(fieldOf(shown, 'phone')).toHaveValue('')
    })

    test('says that there is no connection, and works when it is back', async ({ page, context, allowConsole }) => {
      allowConsole(/ERR_INTERNET_DISCONNECTED/)
      const shown = await form.open(page)
      const fields = validFields(form)
      await fillForm(shown, fields)
      await waitForCode(shown)
      await context.setOffline(true)
      await shown.locator('button[type=submit]').click()
      await expect(shown.getByRole('alert')).toHaveText(/Internetiühendus puudub/)
      await expect(fieldOf(shown, 'name')).toHaveValue(fields['name'] ?? '')
      await context.setOffline(false)
      await shown.getByRole('button', { name: 'Proovi uuesti' }).click()
      await expect(page.locator('.toast-success')).toHaveText(new RegExp(`^${form.success}`))
    })

    test('a program that fills the hidden field hears of success, and nothing is sent', async ({ page }) => {
      let posts = 0
      await page.route('**/send-email', route => ((posts += 1), route.abort()))
      const shown = await form.open(page)
      await fillForm(shown, validFields(form))
      const trap = shown.locator('[name=homepage]')
      await expect(trap).not.toBeInViewport()
      await expect(trap).toHaveAttribute('tabindex', '-1')
      await expect(trap).toHaveAttribute('autocomplete', 'off')
      await trap.evaluate(element => ((element as HTMLInputElement).value = 'https://rämps.example'))
      await shown.locator('button[type=submit]').click()
      await expect(page.locator('.toast-success')).toHaveText(/^Sõnum on saadetud!/)
      if (form.kind === 'contact') await expect(fieldOf(shown, 'name')).toHaveValue('')
      else await expect(shown).not.toBeVisible()
      expect(posts).toBe(0)
    })
  })
}

test('a visitor who sends more messages than the limit is told why it is refused', async ({ page, allowConsole }) => {
  allowConsole(/status of 429/)
  const form = formOf('contact')
  const shown = await form.open(page)
  await fillForm(shown, validFields(form))
  const problem = { type: 'about:blank', title: 'Too Many Requests', status: 429, code: 'TOO_MANY_REQUESTS', instance: 'x' }
  await page.route('**/send-email', route =>
    route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
  await shown.locator('button[type=submit]').click()
  await expect(shown.getByRole('alert')).toHaveText(/liiga palju sõnumeid/)
})

test('in a browser without popovers and new string methods a form says what failed, and is sent', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 503/)
  const form = formOf('enquiry')
  await page.addInitScript(() => {
    const { matches } = Element.prototype
    for (const name of ['showPopover', 'hidePopover', 'popover']) Reflect.deleteProperty(HTMLElement.prototype, name)
    for (const name of ['isWellFormed', 'toWellFormed']) Reflect.deleteProperty(String.prototype, name)
    const value = function (this: Element, selector: string) {
      if (selector.includes(':popover-open')) throw new DOMException(selector, 'SyntaxError')
      return matches.call(this, selector)
    }
    Object.defineProperty(Element.prototype, 'matches', { value })
  })
  const shown = await form.open(page)
  await fillForm(shown, validFields(form))
  await page.route('**/send-email', route => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await shown.locator('button[type=submit]').click()
  await expect(shown.getByRole('alert')).toHaveText(EXPLANATION)
  await shown.locator('button[type=submit]').click()
  await expect(page.locator('.toast-success')).toBeVisible()
})

test('a text that is too long is kept whole, and its field says so', async ({ page }) => {
  await page.goto('/en/kontakt')
  const shown = page.locator('[data-contact-form] form')
  await fieldOf(shown, 'message').focus()
  // The form is live: a browser without its script cuts the text off.
  await expect(fieldOf(shown, 'message')).not.toHaveAttribute('maxlength')
  await page.keyboard.insertText('a'.repeat(5_001))
  await shown.locator('button[type=submit]').focus()
  await shown.locator('button[type=submit]').click()
  await expect(shown.getByText('This text is too long: at most 5000 characters')).toBeVisible()
  await expect(fieldOf(shown, 'message')).toHaveValue('a'.repeat(5_001))
})

test('a field that the server refuses says what is wrong, and gets the focus', async ({ page, allowConsole }) => {
  allowConsole(/status of 422/)
  const form = formOf('contact')
  const shown = await form.open(page)
  await fillForm(shown, validFields(form))
  const errors = [{ path: 'email', code: 'INVALID', message: 'no' }]
  const problem = { type: 'about:blank', title: 'x', status: 422, code: 'VALIDATION_FAILED', instance: 'x', errors }
  await page.route('**/send-email', route =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
  await shown.locator('button[type=submit]').click()
  await expect(fieldOf(shown, 'email')).toBeFocused()
  await expect(shown).toContainText('Sisestage e-posti aadress')
})

test('a message that was tried without the form’s check, and again with it, has one key', async ({ page, allowConsole }) => {
  allowConsole(/status of 500|ERR_FAILED/)
  const form = formOf('contact')
  const keys: (string | undefined)[] = []
  page.on('request', sent => {
    if (sent.url().endsWith('/send-email')) keys.push(sent.headers()['idempotency-key'])
  })
  await page.route(/check-message[^/]*\.js/, route => route.abort())
  const shown = await form.open(page)
  // The check removes the blanks around it.
  await fillForm(shown, { ...validFields(form), name: ' Õnne Ääremaa ' })
  await page.route('**/send-email', route => route.fulfill({ status: 500, body: 'katki' }), { times: 1 })
  await shown.locator('button[type=submit]').click()
  await expect(shown.getByRole('alert')).toHaveText(EXPLANATION)
  await page.unroute(/check-message[^/]*\.js/)
  const checked = page.waitForEvent('requestfinished', request => request.url().includes('check-message'))
  await shown.getByRole('button', { name: 'Proovi uuesti' }).click()
  await checked
  await expect(page.locator('.toast-success')).toBeVisible()
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('a form that is sent twice before the answer is one message; one whose key another message has gets a new key', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 409/)
  const form = formOf('contact')
  const keys: (string | undefined)[] = []
  const problem = { type: 'about:blank', title: 'x', status: 409, code: 'IDEMPOTENCY_KEY_REUSED', instance: 'x' }
  await page.route('**/send-email', async route => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    return route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(problem) })
  })
  const shown = await form.open(page)
  await fillForm(shown, validFields(form))
  await waitForCode(shown)
  await shown.locator('button[type=submit]').evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 2; press += 1) button.form?.requestSubmit(button)
  })
  await expect(shown.getByRole('alert')).toHaveText(EXPLANATION)
  await shown.getByRole('button', { name: 'Proovi uuesti' }).click()
  await expect(page.locator('.toast-success')).toBeVisible()
  expect([keys.length, new Set(keys).size]).toEqual([2, 2])
})

test('the wheel over the number of participants does not change it', async ({ page }) => {
  const offer = formOf('offer')
  const shown = await offer.open(page)
  const participants = fieldOf(shown, 'participants')
  await participants.click()
  await participants.fill('12')
  await page.mouse.wheel(0, 200)
  await expect(participants).not.toBeFocused()
  await expect(participants).toHaveValue('12')
})

test('a date and a number that are half typed stay as they were typed', async ({ page }) => {
  const shown = await formOf('offer').open(page)
  await expect(fieldOf(shown, 'name')).toBeFocused()
  /** Whether the field shows something that is no value yet. */
  const isHalfTyped = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.validity.badInput)
  const date = fieldOf(shown, 'date')
  await date.focus()
  await page.keyboard.type('1111')
  await date.blur()
  await expect(shown).toContainText('Valige kuupäev')
  expect(await isHalfTyped(date)).toBe(true)

  await date.fill('2020-01-01')
  await expect(shown).toContainText('kuupäev on juba möödas')
  await date.focus()
  await page.keyboard.type('0')
  await expect(shown).toContainText('Valige kuupäev')
  await page.keyboard.type('2')
  // The browser's language says whether day or month comes first.
  await expect(date).toHaveValue(/^2020-(02-01|01-02)$/)
  await date.fill('20270-01-01')
  await date.blur()
  await expect(shown).toContainText('Valige kuupäev')

  const participants = fieldOf(shown, 'participants')
  await participants.focus()
  await page.keyboard.type('10-15')
  await participants.blur()
  await expect(participants).toHaveAttribute('aria-invalid', 'true')
  expect(await isHalfTyped(participants)).toBe(true)
})
