import { company } from '#common/company.ts'
import type { Locale } from '#common/locales.ts'
import { localizedPath, paths } from '#common/paths.ts'
import type { Product } from '../../content/content-reader.ts'
import { localize } from '../../i18n/localized.ts'
import { absoluteUrl, organizationName, type StructuredData } from '../../metadata/structured-data.ts'

/**
 * schema.org Product with the price a buyer pays.
 * @param page.description the product's plain text
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
    description,
    brand: { '@type': 'Brand', name: company.name },
    category: localize(product.categoryName, locale).text,
    image: [product.sharePictures[locale], ...(product.image === null ? [] : [product.image])].map(image =>
      absoluteUrl(image, origin),
    ),
    offers: {
      '@type': 'Offer',
      url: origin + localizedPath(title.lang, paths.product(product.categorySegment, product.id)),
      price: ((product.newPriceCents ?? product.priceCents) / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: organizationName(origin),
    },
  }
}
