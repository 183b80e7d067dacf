import type { ProductCard } from '../../content/content-reader.ts'
import { formatEuro } from '../../i18n/format.ts'
import { type LocalizedText, localize } from '../../i18n/localized.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localizedPath, paths } from '../../i18n/paths.ts'
import { createElement } from '../../ui/create-element.ts'
import { loadLater } from '../../ui/load-later.ts'
import { addToCartJson } from '../cart/cart-product.ts'
import { shopMessages } from './shop.messages.ts'

/**
 * The card of a product, as ProductCard.astro makes it.
 * @param example any card of the page: its copy is given the product's words, price, picture and address
 */
export function productCardElement(example: HTMLElement, card: ProductCard, locale: Locale): HTMLElement {
  const element = example.cloneNode(true) as HTMLElement
  const title = localize(card.title, locale)
  element.dataset['product'] = String(card.id)
  for (const gear of element.querySelectorAll('.gear')) gear.remove()
  fillPicture(element, card, locale)
  const heading = element.querySelector<HTMLElement>('h2')
  const link = heading?.querySelector('a')
  if (heading) setLanguage(heading, title, locale)
  if (link) {
    link.href = localizedPath(locale, paths.product(card.categorySegment, card.id))
    link.textContent = title.text
  }
  element.querySelector('.price')?.replaceChildren(...priceParts(card, locale))
  const button = element.querySelector<HTMLElement>('[data-add-to-cart]')
  const buttonTitle = button?.querySelector<HTMLElement>('.sr-only')
  button?.setAttribute('data-add-to-cart', addToCartJson(card))
  if (buttonTitle) {
    setLanguage(buttonTitle, title, locale)
    buttonTitle.textContent = title.text
  }
  return element
}

function fillPicture(element: HTMLElement, card: ProductCard, locale: Locale): void {
  const image = element.querySelector('img')
  if (image) {
    // The index knows one address of the picture; the example's other sizes are of the example.
    image.closest('picture')?.replaceWith(image)
    for (const name of ['srcset', 'sizes', 'lang']) image.removeAttribute(name)
    loadLater(image)
    image.setAttribute('src', card.image ?? '/pildid/logo-taust.svg')
  }
  element.querySelector('.product-card-mark')?.remove()
  if (card.newPriceCents === null) return
  image?.after(createElement('span', { className: 'product-card-mark', textContent: shopMessages(locale).discount }))
}

/** As Price.astro: screen readers hear which price is which. */
function priceParts({ priceCents, newPriceCents }: ProductCard, locale: Locale): (Node | string)[] {
  const t = shopMessages(locale)
  const label = (text: string) => createElement('span', { className: 'sr-only', textContent: `${text} ` })
  if (newPriceCents === null) return [createElement('span', {}, label(t.price), formatEuro(priceCents, locale))]
  return [
    label(t.discountPrice),
    createElement('ins', { textContent: formatEuro(newPriceCents, locale) }),
    ' ',
    label(t.regularPrice),
    createElement('del', { textContent: formatEuro(priceCents, locale) }),
  ]
}

function setLanguage(element: HTMLElement, { lang }: LocalizedText, locale: Locale): void {
  if (lang === locale) element.removeAttribute('lang')
  else element.lang = lang
}
