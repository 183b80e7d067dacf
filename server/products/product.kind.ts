import { centsToEuros, eurosToCents } from '#common/euro.ts'
import { DESCRIPTION, HEADER } from '#common/localized-fields.ts'
import type { ContentKind } from '../content/content-kind.ts'
import { estonianHtml, ownImage, translatedHtml } from '../content/rich-text-values.ts'
import { invalidFields } from '../core/validation.ts'
import { Product } from './product.entity.ts'
import { CreateProductBody, ProductView, UpdateProductBody, type ProductInput } from './product.schemas.ts'

/** Products as content: how they are checked, stored and shown. */
export const products: ContentKind<Product, ProductInput, ProductView> = {
  entity: 'product',
  plural: 'products',
  Row: Product,
  pictureFields: { image: 'image', texts: DESCRIPTION.names },
  path: '/api/products',
  View: ProductView,
  CreateBody: CreateProductBody,
  UpdateBody: UpdateProductBody,
  order: { id: 'asc' },
  toView: product => ({
    id: product.id,
    category_id: product.category.id,
    image: product.image ?? null,
    ...HEADER.pick(product),
    ...DESCRIPTION.pick(product),
    price: centsToEuros(product.priceCents),
    new_price: typeof product.newPriceCents === 'number' ? centsToEuros(product.newPriceCents) : null,
    search_words: product.search_words ?? null,
  }),
  toValues: input => ({
    category: input.category_id,
    image: ownImage(input.image),
    ...HEADER.pick(input),
    ...DESCRIPTION.map(input, estonianHtml, translatedHtml),
    priceCents: eurosToCents(input.price),
    newPriceCents: input.new_price === null ? null : eurosToCents(input.new_price),
    ...(input.search_words !== undefined && { search_words: input.search_words }),
  }),
  references: product => [{ entity: 'category', id: product.category_id }],
  label: product => product.header,
  constraintErrors: {
    products_category_id_foreign: () =>
      invalidFields([{ path: 'category_id', code: 'NOT_FOUND', message: 'There is no such category.' }]),
  },
}
