import contact from '../features/contact/contact.css?inline'
import home from '../features/home/home.css?inline'
import messages from '../features/messages/messages.css?inline'
import news from '../features/news/news.css?inline'
import order from '../features/messages/order/order.css?inline'
import privacy from '../features/privacy/privacy.css?inline'
import services from '../features/services/services.css?inline'
import shop from '../features/shop/shop.css?inline'
import text from '../features/text/text.css?inline'
import site from './site.css?inline'

// Features give way to utilities, as Tailwind's layers have it; `site` names the order of the layers.
const feature = (css: string) => `@layer components{${css}}`

/**
 * The style sheets of the public pages. They travel inside the page, so that one round trip brings a page with its
 * looks: `site` in all of them, a feature's in those that show it. Astro would do the same, but would also work out
 * their hashes for the content security policy anew with every page; render/entry.js does it once.
 */
export const sheets = {
  site,
  home: feature(home),
  text: feature(text),
  shop: feature(shop),
  services: feature(services),
  news: feature(news),
  contact: feature(contact),
  messages: feature(messages),
  order: feature(order),
  privacy: feature(privacy),
} as const

/** The sheet of a feature. */
export type FeatureSheet = Exclude<keyof typeof sheets, 'site'>
