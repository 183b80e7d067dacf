import { byLocale } from '../../../common/locales.ts'
import { localizedFields, localizedName } from '../../../common/localized-names.ts'
import { type Cart, type CartEntry, type CartProduct, validQuantity } from './cart.rules.ts'

/**
 * Parses the cart in the browser's storage. A visitor may have edited it, and an older site may have written it: the parser
 * drops invalid entries.
 */
export function parseCart(text: string): Cart {
  try {
    const stored: unknown = JSON.parse(text)
    if (!isObject(stored)) return {}
    const entries = Object.entries(stored).flatMap(([id, value]): [string, CartEntry][] => {
      const entry = /^[1-9]\d{0,9}$/.test(id) ? parseEntry(value) : null
      return entry ? [[id, entry]] : []
    })
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

function parseEntry(value: unknown): CartEntry | null {
  if (!isObject(value) || typeof value['quantity'] !== 'number') return null
  const product = parseProduct(value['product'])
  const position = value['position']
  const isPlaced = typeof position === 'number' && Number.isSafeInteger(position) && position > 0
  return product && { product, quantity: validQuantity(value['quantity']), ...(isPlaced && { position }) }
}

function parseProduct(value: unknown): CartProduct | null {
  if (!isObject(value)) return null
  const { header, price, new_price, category_id } = value
  if (typeof header !== 'string' || !isPrice(price) || typeof category_id !== 'number') return null
  return {
    ...localizedFields('header', { ...byLocale(locale => textOrNull(value[localizedName('header', locale)])), et: header }),
    price,
    new_price: isPrice(new_price) ? new_price : null,
    image: textOrNull(value['image']),
    category_id,
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPrice(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
