import { pageLocale } from '#common/locales.ts'
import type { ProductCard } from '../../content/content-reader.ts'
import { localize } from '../../i18n/localized.ts'
import { decodeProducts, productCardsPath, type ProductCardsFile } from '../products/product-index.ts'
import { ASKED_PRODUCT, CONTACT_FORM } from './contact-form.ts'

/** Begins the contact form's message with the product in the link's address. Without an answer the message stays empty. */
async function beginMessage(id: number): Promise<void> {
  const form = document.getElementById(CONTACT_FORM)
  const message = form?.querySelector('textarea')
  const card = await readCard(id)
  if (!form || !message || !card || message.value !== '') return
  const title = localize(card.title, pageLocale(document.documentElement.lang)).text
  message.value = `${form.dataset['asked']?.replace('{title}', () => title)}\n`
}

async function readCard(id: number): Promise<ProductCard | undefined> {
  const response = await fetch(productCardsPath(id))
  if (!response.ok) return undefined
  return decodeProducts((await response.json()) as ProductCardsFile).find(card => card.id === id)
}

const asked = new URLSearchParams(location.search).get(ASKED_PRODUCT) ?? ''
if (/^[1-9]\d{0,9}$/.test(asked)) {
  beginMessage(Number(asked)).catch(() => {})
  // The page in another language asks for the same product.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
    link.search = location.search
    // Also for a copied link, or in another tab.
    link.hash = location.hash
  }
}
