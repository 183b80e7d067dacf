import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { localizedPath } from '../../../i18n/paths.ts'
import type { Category } from '../api/category.api.ts'
import { $siteLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { categoryEditorMessages } from './category-editor.messages.ts'
import { CategoryList, CATEGORY_FORM } from './CategoryList.tsx'

type CategoriesHeadProps = {
  readonly categories: readonly Category[]
  /** The one being edited. */
  readonly current: number | null
  /** The form below is about a category that is going to be made. */
  readonly isNew: boolean
  /** Of the list, as long as nothing can be done with it. */
  readonly status?: ReactNode
}

/** What stands above the form of a category: all of them, and what the form is about. */
export function CategoriesHead({ categories, current, isNew, status }: CategoriesHeadProps) {
  const site = useStore($siteLanguage)
  const t = useTexts(categoryEditorMessages)
  return (
    <>
      <CategoryList {...{ categories, current, status }} />
      <div className="category-form-heading" id={CATEGORY_FORM}>
        <h2>{isNew ? t.newCategory : t.editCategory}</h2>
        {isNew ? null : <a href={localizedPath(site, adminPaths.categories)}>{t.newCategory}</a>}
      </div>
    </>
  )
}
