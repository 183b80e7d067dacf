import type { Locator, Page } from '@playwright/test'
import type { ProductView } from '#server/products/product.schemas.ts'

export const PARCEL = { select_delivery: 'parcel-machine', parcel_network: 'omniva', parcel_machine: 'Tartu Lõunakeskus' }
export const FIELDS = { ...PARCEL, select_payment: 'invoice' }

/** Puts products into the browser's cart and opens the cart page. */
export async function openOrder(page: Page, products: readonly ProductView[], prefix = '', quantity = 2): Promise<Locator> {
  const entries = products.map(({ id, header, header_en, header_ru, price, new_price, image, category_id }) => [
    id,
    { product: { header, header_en, header_ru, price, new_price, image, category_id }, quantity },
  ])
  await page.goto('/robots.txt')
  await page.evaluate(cart => localStorage.setItem('cart:v1', cart), JSON.stringify(Object.fromEntries(entries)))
  await page.goto(`${prefix}/tooted/ostukorv`)
  return page.locator('[data-order-part] form')
}

export const storedCart = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart:v1') ?? '{}') as object)
