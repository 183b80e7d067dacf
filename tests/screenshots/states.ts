import type { State } from './state.ts'
import { cart } from './states/cart.ts'
import { forms } from './states/forms.ts'
import { menus } from './states/menus.ts'
import { publicPages } from './states/public-pages.ts'
import { lists } from './states/shop.ts'

/** Everything there are pictures of, page by page. */
export const STATES: readonly State[] = [...publicPages, ...menus, ...lists, ...cart, ...forms]
