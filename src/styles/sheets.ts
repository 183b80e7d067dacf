import admin from './kinds/admin.css?inline'
import cart from './kinds/cart.css?inline'
import forms from './kinds/forms.css?inline'
import home from './kinds/home.css?inline'
import news from './kinds/news.css?inline'
import privacy from './kinds/privacy.css?inline'
import product from './kinds/product.css?inline'
import services from './kinds/services.css?inline'
import shop from './kinds/shop.css?inline'
import text from './kinds/text.css?inline'

/**
 * The style sheets of the kinds of pages. A page has its sheet inside it, so that one round trip brings a page with its looks.
 * What opens over a page brings a sheet of its own (dialog-styles.ts).
 */
export const sheets = { admin, cart, forms, home, news, privacy, product, services, shop, text } as const

/** A kind of page, which decides the style sheet. */
export type PageKind = keyof typeof sheets
