import { useMemo } from 'react'
import { adminPaths } from '#common/admin-paths.ts'
import { categorySegment } from '#common/category-segment.ts'
import { HEADER } from '#common/localized-fields.ts'
import { paths } from '#common/paths.ts'
import type { ProductView } from '#server/products/product.schemas.ts'
import { type Category, useCategories } from '../../api/shop-categories.ts'
import { ContentEditor, itemInAddress } from '../../editor/ContentEditor.tsx'
import type { EditorKind } from '../../editor/model/editor-kind.ts'
import { PRODUCT_FIELDS } from '../../fields/product-fields.i18n.ts'
import { lazyPart } from '../../loading/lazy-parts.tsx'
import { checkProduct } from './check-product.ts'
import { productEditorMessages } from './product-editor.i18n.ts'

const formerAddresses = lazyPart(async () => (await import('../../former-addresses/FormerAddresses.tsx')).FormerAddresses)
const preview = lazyPart(async () => (await import('./ProductPreview.tsx')).ProductPreview)

/** How a product is edited. @param categories for the products' addresses; none while they load */
function productKind(categories: readonly Category[]): EditorKind<ProductView> {
  const segmentOf = ({ category_id }: ProductView) => {
    const category = categories.find(({ id }) => id === category_id)
    return category && categorySegment(category.name)
  }
  return {
    entity: 'product',
    path: '/api/products',
    fields: PRODUCT_FIELDS,
    check: checkProduct,
    texts: productEditorMessages,
    name: product => HEADER.byLocale(product),
    heading: (locale, name) => productEditorMessages(locale).named(name),
    deletion: productEditorMessages,
    listPage: paths.shop,
    publicPage(product) {
      const segment = segmentOf(product)
      return segment === undefined ? null : paths.product(segment, product.id)
    },
    // Any segment leads to the editor: the id decides.
    editPage: product => adminPaths.editProduct(segmentOf(product) ?? '_', product.id),
    // The part of the list that has the product, or would have it.
    pageAfter(_action, product) {
      const segment = segmentOf(product)
      return segment === undefined ? paths.shop : paths.category(segment)
    },
    formerAddresses,
    preview,
  }
}

/** The island of `/addproduct` and `/tooted/{category}/editproduct/{id}`. */
export function ProductEditor({ isNew }: { readonly isNew: boolean }) {
  const { data } = useCategories()
  const kind = useMemo(() => productKind(data ?? []), [data])
  return <ContentEditor kind={kind} target={isNew ? 'new' : itemInAddress('editproduct')} />
}
