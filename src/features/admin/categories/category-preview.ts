import type { CategoryView } from '../../../../server/categories/category.schemas.ts'
import type { KindPreview } from '../editor/editor-kind.ts'
import type { CategoryExtra, CategoryField } from './category-fields.ts'
import { CategoryPreview } from './CategoryPreview.tsx'

export const categoryPreview: KindPreview<CategoryField, CategoryView, CategoryExtra> = {
  Preview: CategoryPreview,
}
