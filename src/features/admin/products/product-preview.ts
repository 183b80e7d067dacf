import type { ProductView } from '../../../../server/products/product.schemas.ts'
import type { KindPreview } from '../editor/editor-kind.ts'
import type { ProductExtra, ProductField } from './product-fields.ts'
import { ProductPreview } from './ProductPreview.tsx'

export const productPreview: KindPreview<ProductField, ProductView, ProductExtra> = { Preview: ProductPreview }
