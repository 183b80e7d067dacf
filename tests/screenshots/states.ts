import type { State } from './state.ts'
import { accountStates } from './states/account.ts'
import { adminPages } from './states/admin-pages.ts'
import { cart } from './states/cart.ts'
import { categories } from './states/categories.ts'
import { editors } from './states/editors.ts'
import { forms } from './states/forms.ts'
import { inbox } from './states/inbox.ts'
import { menus } from './states/menus.ts'
import { pictures } from './states/pictures.ts'
import { publicPages } from './states/public-pages.ts'
import { publications } from './states/publications.ts'
import { lists } from './states/shop.ts'

const visitors = [...publicPages, ...menus, ...lists, ...cart, ...forms]
const administrators = [...adminPages, ...editors, ...categories, ...pictures, ...inbox, ...publications, ...accountStates]

/** Everything there are pictures of. */
export const STATES: readonly State[] = [...visitors, ...administrators]
