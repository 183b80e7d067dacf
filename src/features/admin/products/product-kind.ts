import { categorySegment } from '../../../../server/categories/category-segment.schemas.ts'
import type { ProductView } from '../../../../server/products/product.schemas.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { paths } from '../../../i18n/paths.ts'
import { readCategories } from '../api/category.api.ts'
import type { EditorKind } from '../editor/editor-kind.ts'
import { lazyPart } from '../loading/lazy-part.ts'
import { productEditorMessages } from './product-editor.messages.ts'
import { checkProduct, type ProductExtra, type ProductField, productFields } from './product-fields.ts'

export const productKind: EditorKind<ProductView, ProductField, ProductExtra> = {
  entity: 'product',
  path: '/api/products',
  fields: productFields,
  check: checkProduct,
  loadExtra: async () => ({ categories: await readCategories() }),
  texts: productEditorMessages,
  name: ({ header, header_en, header_ru }) => ({ et: header, en: header_en, ru: header_ru }),
  heading: (locale, name) => productEditorMessages(locale).named(name),
  deletion(locale) {
    const { confirmDelete, deleted } = productEditorMessages(locale)
    return { question: confirmDelete, done: deleted }
  },
  listPage: paths.shop,
  publicPage: ({ id, category_id }, extra) => paths.product(segmentOf(category_id, extra), id),
  editPage: ({ id, category_id }, extra) => adminPaths.editProduct(segmentOf(category_id, extra), id),
  // The part of the list that shows the product, or would.
  pageAfter: (_action, { category_id }, extra) => paths.category(segmentOf(category_id, extra)),
  formerAddresses: lazyPart(async () => (await import('../former-addresses/FormerAddresses.tsx')).FormerAddresses),
  preview: lazyPart(async () => (await import('./ProductPreview.tsx')).ProductPreview),
}

/** The path segment of a category in the product's addresses. */
function segmentOf(categoryId: number, { categories }: ProductExtra): string {
  return categorySegment(categories.find(({ id }) => id === categoryId)?.name ?? '')
}
