import { computed } from 'nanostores'
import { $deletedIds } from '../../cart/cart-check.ts'
import { type Cart, withoutProducts } from '../../cart/cart.rules.ts'
import { $cart } from '../../cart/cart.store.ts'

/** The cart without what is not sold any more: what is ordered is what the cart adds up. */
export const $ordered = computed([$cart, $deletedIds], (cart, deleted): Cart => withoutProducts(cart, deleted))
