import type { ProductCard } from '../../content/content-reader.ts'
import { documentLocale } from '../../i18n/document-locale.ts'
import { localize } from '../../i18n/localized.ts'
import { decodeProducts, productCardsPath, type ProductCardsFile } from '../products/product-index.ts'

/**
 * Begins the contact form's message with the title of a product. The message stays as it is when the visitor has begun one, or
 * when the product cannot be read.
 */
export async function beginMessage(id: number): Promise<void> {
  const form = document.querySelector<HTMLElement>('[data-asked]')
  const message = form?.querySelector('textarea')
  const card = await readCard(id)
  if (!form || !message || !card || message.value !== '') return
  const title = localize(card.title, documentLocale()).text
  message.value = `${form.dataset['asked']?.replace('{title}', () => title)}\n`
}

async function readCard(id: number): Promise<ProductCard | undefined> {
  const response = await fetch(productCardsPath(id))
  if (!response.ok) return undefined
  return decodeProducts((await response.json()) as ProductCardsFile).find(card => card.id === id)
}
