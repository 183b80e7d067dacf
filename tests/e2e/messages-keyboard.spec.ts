import type { Page } from '@playwright/test'
import { FORM_CASES, inbox, validFields } from '#tests/support/message-forms.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keyboard-steps.ts'

/** Reads the same in every order of day and month: which one a browser shows depends on its own language. */
const DAY = '2031-11-11'

/** Where each form is, and what opens it there; a form that is part of its page needs no opener. */
const PLACES: Readonly<Record<string, { path: string; opener?: string }>> = {
  enquiry: { path: '/', opener: '.site-header-enquiry' },
  contact: { path: '/kontakt' },
  offer: { path: '/teenused/uritused', opener: '.service-slide [data-form-dialog]' },
  'scent-offer': { path: '/teenused/lohnastuslahendused', opener: '.service-slide [data-form-dialog]' },
  booking: { path: '/', opener: 'main [data-form-dialog]' },
}

/** Enters a value into the focused control with keys alone: letters find an option of a list, figures fill a date. */
async function enter(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, `form [name="${name}"]`)
  const { tag, type } = await page.evaluate(() => {
    const control = document.activeElement
    return { tag: control?.tagName, type: control?.getAttribute('type') }
  })
  if (tag === 'SELECT') {
    const chosen = () => page.evaluate(() => (document.activeElement as HTMLSelectElement).value)
    for (let steps = 0; steps < 60 && (await chosen()) !== value; steps += 1) await page.keyboard.press('ArrowDown')
    expect(await chosen()).toBe(value)
  } else if (type === 'date') await enterDate(page, value)
  else await page.keyboard.type(value)
}

/** Begins again where the browser was slow: after a moment it takes a figure for the first one of the year. */
async function enterDate(page: Page, value: string): Promise<void> {
  await expect(async () => {
    for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
    await page.keyboard.type(value.split('-').toReversed().join(''))
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(value)
  }).toPass()
}

/** Fills the form with keys alone and sends it. */
async function send(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await enter(page, name, value.replace('\n', ' '))
  await tabTo(page, 'form button[type=submit]')
  await page.keyboard.press('Enter')
}

for (const { kind, fields, success } of FORM_CASES) {
  test(`${kind}: reached, filled and sent by keyboard alone`, async ({ page, baseURL }) => {
    const place = PLACES[kind]
    if (!place) throw new Error(`No place for ${kind}`)
    await page.goto(place.path)
    if (place.opener) {
      await tabTo(page, place.opener)
      await page.keyboard.press('Enter')
      await expect(page.locator('.form-dialog form')).toBeVisible()
    }
    const values = validFields({ fields: { ...fields, ...('date' in fields && { date: DAY }) } })
    await send(page, values)
    await expect(page.locator('.toast-success')).toHaveText(new RegExp(`^${success}`))
    const [stored, ...others] = await (await inbox(baseURL ?? '')).find(values['name'] ?? '')
    expect(stored).toMatchObject({ kind, email: values['email'], locale: 'et' })
    expect(others).toEqual([])
    if (place.opener) await expect(page.locator(place.opener).first()).toBeFocused()
  })
}

test('an order: by keyboard alone from the home page through the shop, a product and the cart', async ({ page, baseURL }) => {
  const follow = async (selector: string, key?: 'Shift+Tab') => {
    await tabTo(page, selector, key)
    await page.keyboard.press('Enter')
  }
  await page.goto('/')
  await follow('header nav a[href="/tooted"]')
  await expect(page).toHaveURL('/tooted')
  await follow('.skip-link')
  await follow('.product-card h2 a')
  await expect(page.locator('article.product')).toBeVisible()
  await follow('main button[aria-haspopup=dialog]')
  const question = page.getByRole('dialog', { name: 'Kas lisada ostukorvi?' })
  await expect(question.getByRole('button', { name: 'Lisa korvi' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(page.locator('main button[aria-haspopup=dialog]')).toBeFocused()
  await follow('[data-cart-link]', 'Shift+Tab')
  await expect(page.getByRole('dialog', { name: 'Ostukorv' })).toBeVisible()
  await follow('[role=dialog] a[href="/tooted/ostukorv"]')
  await expect(page.locator('[data-order-part] form')).toBeVisible()
  const values = validFields({ fields: { select_delivery: 'pickup', select_payment: 'transfer' } })
  await send(page, values)
  await expect(page.locator('[data-order-placed]').getByRole('button', { name: 'Sulge' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-order-placed]')).toBeHidden()
  await expect(page.locator('#sisu')).toBeFocused()
  const stored = await (await inbox(baseURL ?? '')).find(values['name'] ?? '')
  expect(stored.map(({ kind }) => kind)).toEqual(['order'])
})

test('Enter in an empty field says at once what is wrong with it, each time', async ({ page }) => {
  await page.goto('/kontakt')
  await tabTo(page, 'form [name=name]')
  await page.keyboard.press('Enter')
  const alert = page.locator('form').getByRole('alert')
  await expect(alert).toHaveText('Sisestage oma nimi')
  const first = await alert.elementHandle()
  await page.keyboard.press('Enter')
  await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false)
  await expect(alert).toHaveText('Sisestage oma nimi')
})

test('what the keyboard reaches in the header is in sight, however far down the page is', async ({ page }) => {
  await page.goto('/tooted')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.locator('header nav a[href="/tooted"]').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('.site-header-enquiry')).toBeFocused()
  await expect(page.locator('.site-header-enquiry')).toBeInViewport({ ratio: 1 })
})
