import type { Page } from '@playwright/test'
import { CART, FORM_CASES, inbox, validFields } from '#tests/support/message-forms.ts'
import { expect, test } from './fixtures.ts'

/** Reads the same in every order of day and month: which one a browser shows depends on its own language. */
const DAY = '2031-11-11'

/** More stops than any page has before its form. */
const MOST_STOPS = 120

/** Where each form is, and what opens it there; a form that is part of its page needs no opener. */
const PLACES: Readonly<Record<string, { path: string; opener?: string }>> = {
  enquiry: { path: '/', opener: '.site-header-enquiry' },
  contact: { path: '/kontakt' },
  offer: { path: '/teenused/uritused', opener: '.service-slide [data-form-dialog]' },
  'scent-offer': { path: '/teenused/lohnastuslahendused', opener: '.service-slide [data-form-dialog]' },
  booking: { path: '/', opener: 'main [data-form-dialog]' },
  order: { path: '/tooted/ostukorv' },
}

/** Presses Tab until something that matches has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${selector}`)
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

const ORDER = { kind: 'order', fields: { select_delivery: 'pickup', select_payment: 'transfer' }, success: null }

for (const { kind, fields, success } of [...FORM_CASES, ORDER]) {
  test(`${kind}: reached, filled and sent by keyboard alone`, async ({ page, baseURL, loggedIn }) => {
    const place = PLACES[kind]
    if (!place) throw new Error(`No place for ${kind}`)
    if (kind === 'order') {
      const { id, ...product } = await loggedIn.createProduct({ price: 10 })
      const cart = { [id]: { ...CART[1], product: { ...CART[1].product, ...product } } }
      await page.evaluate(stored => localStorage.setItem('cart:v1', stored), JSON.stringify(cart))
    }
    await page.goto(place.path)
    if (place.opener) {
      await tabTo(page, place.opener)
      await page.keyboard.press('Enter')
      await expect(page.locator('.form-dialog form')).toBeVisible()
    }
    const values = validFields({ fields: { ...fields, ...('date' in fields && { date: DAY }) } })
    for (const [name, value] of Object.entries(values)) await enter(page, name, value.replace('\n', ' '))
    await tabTo(page, 'form button[type=submit]')
    await page.keyboard.press('Enter')
    if (success === null) await expect(page.locator('[data-order-placed]')).toBeVisible()
    else await expect(page.locator('.toast-success')).toHaveText(new RegExp(`^${success}`))
    const [stored, ...others] = await (await inbox(baseURL ?? '')).find(values['name'] ?? '')
    expect(stored?.kind).toBe(kind)
    expect(others).toEqual([])
    if (place.opener) await expect(page.locator(place.opener).first()).toBeFocused()
  })
}
