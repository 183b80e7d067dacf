import contact from '../features/contact/contact.css?inline'
import home from '../features/home/home.css?inline'
import messages from '../features/messages/messages.css?inline'
import news from '../features/news/news.css?inline'
import order from '../features/messages/order/order.css?inline'
import privacy from '../features/privacy/privacy.css?inline'
import services from '../features/services/services.css?inline'
import shop from '../features/shop/shop.css?inline'
import carousel from '../ui/carousel.css?inline'
import text from '../features/text/text.css?inline'
import { featureSheet } from './feature-sheet.ts'
import richText from './rich-text.css?inline'
import site from './site.css?inline'

/**
 * The style sheets of the public pages. They travel inside the page, so that one round trip brings a page with its
 * looks: `site` in all of them, the others in those that show what they style. A page names them in the order of the
 * cascade: parts of `ui` before the features that refine them.
 */
export const sheets = {
  site,
  richText: featureSheet(richText),
  carousel: featureSheet(carousel),
  home: featureSheet(home),
  text: featureSheet(text),
  shop: featureSheet(shop),
  services: featureSheet(services),
  news: featureSheet(news),
  contact: featureSheet(contact),
  messages: featureSheet(messages),
  order: featureSheet(order),
  privacy: featureSheet(privacy),
} as const

/** A sheet that not all pages have. */
export type FeatureSheet = Exclude<keyof typeof sheets, 'site'>
