import { expect as expectNow, type Locator, type Page, type Route } from '@playwright/test'
import type { ProductView } from '#server/products/product.schemas.ts'
import type { World } from './world.ts'

/** Waits long enough for a machine that is ten times slower than usual. */
export const expect = expectNow.configure({ timeout: 30_000 })

type Place = Page | Locator
type Step = (page: Page, world: World) => Promise<void>

/** Steps one after the other, as one. */
export function inOrder(...steps: readonly Step[]): Step {
  return async (page, world) => {
    for (const step of steps) await step(page, world)
  }
}

/** Presses the {@link control} of this name. */
export async function press(place: Place, name: string | RegExp): Promise<void> {
  await control(place, name).click()
}

/** The visible button, link or tab of this name; the first of several. */
export function control(place: Place, name: string | RegExp): Locator {
  const exact = typeof name === 'string'
  return place
    .getByRole('button', { name, exact })
    .or(place.getByRole('link', { name, exact }))
    .or(place.getByRole('tab', { name, exact }))
    .filter({ visible: true })
    .first()
}

/** Waits for the dialog, drawer or question over the page, and returns it. */
export async function dialog(page: Page): Promise<Locator> {
  const shown = page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true }).last()
  await expect(shown).toBeVisible()
  return shown
}

/** Waits until a place shows this text. */
export async function expectText(place: Place, text: string | RegExp): Promise<void> {
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

/** Answers matching requests in the server's place, so that none reaches it; 'no answer' breaks the connection. */
export async function answer(
  page: Page,
  url: string | RegExp,
  response: Parameters<Route['fulfill']>[0] | 'no answer',
): Promise<void> {
  await page.route(url, async route => {
    if (response === 'no answer') return route.abort()
    return route.fulfill(response)
  })
}

/** As {@link answer}, for requests of one method. */
export async function answerTo(
  page: Page,
  method: string,
  url: string,
  response: Parameters<Route['fulfill']>[0],
): Promise<void> {
  await page.route(url, route => (route.request().method() === method ? route.fulfill(response) : route.fallback()))
}

/** An answer with which the API refuses, for {@link answer}. */
export function problem(status: number, code: string, more: object = {}): Parameters<Route['fulfill']>[0] {
  const body = { type: 'about:blank', title: code, status, code, instance: 'x', ...more }
  return { status, contentType: 'application/problem+json', body: JSON.stringify(body) }
}

/**
 * Puts the three oldest products into the browser's cart, as the site stores it there, and reloads the page.
 * @param change what a line has otherwise than the shop, such as an outdated price
 */
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
