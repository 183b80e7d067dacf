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
      seller: organizationName(origin),
    },
  }
}

/** Search engines show no drawing, and want no picture with words or a price where there is another. */
function isPhotograph(image: string | null): image is string {
  return image !== null && !image.endsWith('.svg')
}
