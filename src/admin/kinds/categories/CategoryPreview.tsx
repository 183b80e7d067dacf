import { categorySegment } from '#common/category-segment.ts'
import { NAME } from '#common/localized-fields.ts'
import type { CategoryView } from '#server/categories/category.schemas.ts'
import { CategoryNav } from '../../../features/shop/CategoryNav.tsx'
import { localize } from '../../../i18n/localized.ts'
import { inShopOrder, useCategories } from '../../api/shop-categories.ts'
import type { PreviewProps } from '../../editor/model/editor-kind.ts'
import { PreviewFrame } from '../../preview/PreviewFrame.tsx'

/** The shop's list of categories with the edited one chosen. */
export function CategoryPreview({ typed, locale, item }: PreviewProps<CategoryView>) {
  const { data: others = [] } = useCategories()
  const id = item?.id ?? 0
  const categories = inShopOrder([...others.filter(other => other.id !== id), { id, ...typed }])
    .map(each => ({ id: each.id, name: NAME.byLocale(each), segment: categorySegment(each.name) }))
    .filter(each => localize(each.name, locale).text !== '')
  return (
    <PreviewFrame locale={locale}>
      <div className="shell">
        <CategoryNav locale={locale} categories={categories} current={id} />
      </div>
    </PreviewFrame>
  )
}
