import type { Locator, Page } from '@playwright/test'
import type { ProductView } from '#server/products/product.schemas.ts'
import { storeCart } from './shop-steps.ts'

/** The fields of an order that goes to a parcel machine. */
export const PARCEL = { select_delivery: 'parcel-machine', parcel_network: 'omniva', parcel_machine: 'Tartu Lõunakeskus' }
/** The fields of an order beside the sender's. */
export const ORDER_FIELDS = { ...PARCEL, select_payment: 'invoice' }

/**
 * Puts two of each product into the browser's cart, and opens the cart page.
 * @param prefix a language's, such as `/ru`
 * @returns the order form
 */
export async function openOrder(page: Page, products: readonly ProductView[], prefix = ''): Promise<Locator> {
  const entries = products.map(({ id, header, header_en, header_ru, price, new_price, image, category_id }) => {
    const product = { header, header_en, header_ru, price, new_price, image, category_id }
    return [id, { product, quantity: 2 }] as const
  })
  await storeCart(page, Object.fromEntries(entries))
  await page.goto(`${prefix}/tooted/ostukorv`)
  return page.locator('[data-order-part] form')
}
