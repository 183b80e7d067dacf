import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
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
}

/** What stands above the form of a category: all of them, and what the form is about. */
export function CategoriesHead({ categories, current, isNew }: CategoriesHeadProps) {
  const site = useStore($siteLanguage)
  const t = useTexts(categoryEditorMessages)
  // The browser looked for it before it was there.
  useEffect(() => {
    if (location.hash === `#${CATEGORY_FORM}`) document.getElementById(CATEGORY_FORM)?.scrollIntoView()
  }, [])
  return (
    <>
      <CategoryList {...{ categories, current }} />
      <div className="category-form-heading" id={CATEGORY_FORM}>
        <h2>{isNew ? t.newCategory : t.editCategory}</h2>
        {isNew ? null : <a href={localizedPath(site, adminPaths.categories)}>{t.newCategory}</a>}
      </div>
    </>
  )
}
