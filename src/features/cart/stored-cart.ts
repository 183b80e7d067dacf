import { byLocale } from '#common/locales.ts'
import { localizedFields, localizedName } from '#common/localized-names.ts'
import { type Cart, type CartEntry, type CartProduct, validQuantity } from './cart.rules.ts'

/**
 * Parses the cart in the browser's storage. A visitor may have edited it, and an older version of the site may have written it,
 * so the parser drops invalid entries.
 */
export function parseCart(text: string): Cart {
  const stored = parseJson(text)
  if (!isObject(stored)) return {}
  // A key is a product's id, as ROW_ID of common/row-id.ts.
  const entries = Object.entries(stored).flatMap(([id, value]): [string, CartEntry][] => {
    const entry = /^[1-9]\d{0,9}$/.test(id) ? parseEntry(value) : null
    return entry ? [[id, entry]] : []
  })
  return Object.fromEntries(entries)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function parseEntry(value: unknown): CartEntry | null {
  if (!isObject(value) || typeof value['quantity'] !== 'number') return null
  const product = parseProduct(value['product'])
  const position = value['position']
  return product && { product, quantity: validQuantity(value['quantity']), ...(isId(position) && { position }) }
}

function parseProduct(value: unknown): CartProduct | null {
  if (!isObject(value)) return null
  const { header, price, new_price, category_id } = value
  if (typeof header !== 'string' || !isPrice(price) || !isId(category_id)) return null
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

/** Ids and positions count from 1. */
function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

function isPrice(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
