import { atom } from 'nanostores'
import type { AddToCartData } from './cart-product.ts'

/** A product to add. `key` is another one each time, so that the dialog starts afresh. */
export type AddQuestion = {
  readonly key: number
  readonly product: AddToCartData
  readonly quantity: number
  /** Called when the visitor added it. */
  readonly onAdded: () => void
}

export const $isCartOpen = atom(false)
export const $addQuestion = atom<AddQuestion | null>(null)
