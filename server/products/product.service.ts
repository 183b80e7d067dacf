import { z } from 'zod'
import type { ContentKind } from '../content/content-kind.ts'
import { estonianHtml, ownImage, translatedHtml } from '../content/rich-text-values.ts'
import { centsToEuros, eurosToCents } from '../core/euro.ts'
import { invalidFields } from '../core/validation.ts'
import { Product } from './product.entity.ts'
import { CreateProductBody, ProductView, UpdateProductBody, type ProductInput } from './product.schemas.ts'

export const products: ContentKind<Product, ProductInput, ProductView> = {
  entity: 'product',
  noun: ['product', 'products'],
  Row: Product,
  pictureFields: { image: 'image', texts: ['description', 'description_en', 'description_ru'] },
  path: '/api/products',
  ListParams: z.object({}),
  View: ProductView,
  CreateBody: CreateProductBody,
  UpdateBody: UpdateProductBody,
  order: { id: 'asc' },
  toView: product => ({
    id: product.id,
    category_id: product.category.id,
    image: product.image ?? null,
    header: product.header,
    header_en: product.header_en ?? null,
    header_ru: product.header_ru ?? null,
    description: product.description,
    description_en: product.description_en ?? null,
    description_ru: product.description_ru ?? null,
    price: centsToEuros(product.priceCents),
    new_price: typeof product.newPriceCents === 'number' ? centsToEuros(product.newPriceCents) : null,
    search_words: product.search_words ?? null,
  }),
  toValues: input => ({
    category: input.category_id,
    image: ownImage(input.image),
    header: input.header,
    header_en: input.header_en,
    header_ru: input.header_ru,
    description: estonianHtml(input.description),
    description_en: translatedHtml(input.description_en),
    description_ru: translatedHtml(input.description_ru),
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
