import { expect as expectNow, type Locator, type Page, type Route } from '@playwright/test'
import type { ProductView } from '#server/products/product.schemas.ts'
import type { World } from './world.ts'

/** Expectations on a machine that is ten times slower than usual. */
export const expect = expectNow.configure({ timeout: 30_000 })

type Place = Page | Locator
type Step = (page: Page, world: World) => Promise<void>

/** Steps one after the other, as one. */
export function inOrder(...steps: readonly Step[]): Step {
  return async (page, world) => {
    for (const step of steps) await step(page, world)
  }
}

/** Presses what is called that, be it a button, a link or a tab; the first where there are several. */
export async function press(place: Place, name: string | RegExp): Promise<void> {
  await control(place, name).click()
}

export function control(place: Place, name: string | RegExp): Locator {
  const exact = typeof name === 'string'
  return place
    .getByRole('button', { name, exact })
    .or(place.getByRole('link', { name, exact }))
    .or(place.getByRole('tab', { name, exact }))
    .filter({ visible: true })
    .first()
}

/** What covers the page: its window, drawer or question, once it is there. */
export async function dialog(page: Page): Promise<Locator> {
  const shown = page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true }).last()
  await expect(shown).toBeVisible()
  return shown
}

export async function seen(place: Place, text: string | RegExp): Promise<void> {
  await expect(place.getByText(text).filter({ visible: true }).first()).toBeVisible()
}

/** Fills fields by their labels; a select gets the option with that value. */
export async function fill(place: Place, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = place
      .getByLabel(new RegExp(`^\\s*${label}`))
      .filter({ visible: true })
      .first()
    if (await field.evaluate(({ tagName }) => tagName === 'SELECT')) await field.selectOption(value)
    else await field.fill(value)
  }
}

/** Answers requests that would change something; those that match are not sent. */
export async function answer(
  page: Page,
  url: string | RegExp,
  how: Parameters<Route['fulfill']>[0] | 'no answer',
): Promise<void> {
  await page.route(url, async route => {
    if (how === 'no answer') return route.abort()
    return route.fulfill(how)
  })
}

/** As {@link answer}, for requests of one method. */
export async function answerTo(page: Page, method: string, url: string, how: Parameters<Route['fulfill']>[0]): Promise<void> {
  await page.route(url, route => (route.request().method() === method ? route.fulfill(how) : route.fallback()))
}

/** What the API says when it refuses. */
export function problem(status: number, code: string, more: object = {}): Parameters<Route['fulfill']>[0] {
  const body = { type: 'about:blank', title: code, status, code, instance: 'x', ...more }
  return { status, contentType: 'application/problem+json', body: JSON.stringify(body) }
}

/** Puts the newest products into the browser's cart, as it is kept there, and looks again. */
export function withCart(change: (product: ProductView, index: number) => Partial<ProductView> = () => ({})): Step {
  return async (page, { products }) => {
    const entries = products.slice(0, 3).map((product, index) => {
      const { id, header, header_en, header_ru, price, new_price, image, category_id } = { ...product, ...change(product, index) }
      return [id, { product: { header, header_en, header_ru, price, new_price, image, category_id }, quantity: index + 1 }]
    })
    await page.evaluate(cart => localStorage.setItem('cart:v1', cart), JSON.stringify(Object.fromEntries(entries)))
    await page.reload()
  }
}
