import { useStore } from '@nanostores/react'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { localizedPath } from '../../../i18n/paths.ts'
import type { Category } from '../api/category.api.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { categoryEditorMessages } from './category-editor.messages.ts'
import { CategoryList } from './CategoryList.tsx'

type CategoriesHeadProps = {
  readonly categories: readonly Category[]
  /** The one being edited. */
  readonly current: number | null
  /** The form below is about a category that is going to be made. */
  readonly isNew: boolean
}

/** What stands above the form of a category: all of them, and what the form is about. */
export function CategoriesHead({ categories, current, isNew }: CategoriesHeadProps) {
  const locale = useStore($pageLanguage)
  const t = useTexts(categoryEditorMessages)
  return (
    <>
      <CategoryList categories={categories} current={current} />
      <div className="category-form-heading">
        <h2>{isNew ? t.newCategory : t.editCategory}</h2>
        {isNew ? null : <a href={localizedPath(locale, adminPaths.categories)}>{t.newCategory}</a>}
      </div>
    </>
  )
}
