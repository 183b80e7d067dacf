import { categorySegment } from '../../../../common/category-segment.ts'
import type { CategoryView } from '../../../../server/categories/category.schemas.ts'
import { localize } from '../../../i18n/localized.ts'
import { CategoryNav } from '../../../features/shop/CategoryNav.tsx'
import type { PreviewProps } from '../../editor/model/editor-kind.ts'
import { draftText } from '../../preview/draft-text.ts'
import { PreviewFrame } from '../../preview/PreviewFrame.tsx'
import { inShopOrder, useCategories } from '../../editor/model/shop-categories.ts'

/** The shop's list of categories with the edited one chosen. */
export function CategoryPreview({ draft, locale, item }: PreviewProps<CategoryView>) {
  const { data: others = [] } = useCategories()
  const id = item?.id ?? 0
  const name = draftText(draft, 'name')
  const own = { id, name: name.et, name_en: name.en, name_ru: name.ru }
  const categories = inShopOrder([...others.filter(other => other.id !== id), own])
    .map(each => ({
      id: each.id,
      name: { et: each.name, en: each.name_en, ru: each.name_ru },
      segment: categorySegment(each.name),
    }))
    .filter(each => localize(each.name, locale).text !== '')
  return (
    <PreviewFrame locale={locale}>
      <div className="shell">
        <CategoryNav {...{ locale, categories }} current={id} />
      </div>
    </PreviewFrame>
  )
}
