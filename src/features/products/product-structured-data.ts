import { company } from '#common/company.ts'
import type { Locale } from '#common/locales.ts'
import { localizedPath, paths } from '#common/paths.ts'
import type { Product } from '../../content/content-reader.ts'
import { localize } from '../../i18n/localized.ts'
import { absoluteUrl, organizationInBrief, type StructuredData } from '../../metadata/structured-data.ts'

/**
 * A product as a schema.org Product, with the price that a buyer pays.
 * @param page.description the beginning of the product's description as plain text; empty without one
 */
export function productStructuredData(
  product: Product,
  page: { readonly locale: Locale; readonly description: string; readonly origin: string },
): StructuredData {
  const { locale, description, origin } = page
  const title = localize(product.title, locale)
  return {
    '@type': 'Product',
    sku: String(product.id),
    name: title.text,
    ...(description !== '' && { description }),
    brand: { '@type': 'Brand', name: company.name },
    category: localize(product.categoryName, locale).text,
    image: [absoluteUrl(isPhotograph(product.image) ? product.image : product.sharePictures[locale], origin)],
    offers: {
      '@type': 'Offer',
      url: origin + localizedPath(title.lang, paths.product(product.categorySegment, product.id)),
      price: ((product.newPriceCents ?? product.priceCents) / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: organizationInBrief(origin),
    },
  }
}

/**
 * Whether search engines can show the picture. They show no drawing; the picture for sharing, with words in it, is second best.
 */
function isPhotograph(image: string | null): image is string {
  return image !== null && !image.endsWith('.svg')
}
