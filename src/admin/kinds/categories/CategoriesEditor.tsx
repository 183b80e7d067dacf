import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { adminPaths } from '#common/admin-paths.ts'
import { categorySegment } from '#common/category-segment.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { useBroughtBack } from '../../../ui/use-brought-back.ts'
import { type Category, useCategories } from '../../api/shop-categories.ts'
import { ContentEditor, itemInAddress } from '../../editor/ContentEditor.tsx'
import type { EditorKind } from '../../editor/model/editor-kind.ts'
import { CATEGORY_FIELDS } from '../../fields/category-fields.i18n.ts'
import { $pagePath, $siteLanguage } from '../../language/page-language.ts'
import { useTexts } from '../../language/use-texts.ts'
import { LoadFailed } from '../../loading/LoadTrouble.tsx'
import { lazyPart } from '../../loading/lazy-parts.tsx'
import { loadingMessages } from '../../loading/loading.i18n.ts'
import { PAGE_NOTICE } from '../../ui/looks.ts'
import { CATEGORY_FORM_ID, CategoryList } from './CategoryList.tsx'
import { categoryEditorMessages } from './category-editor.i18n.ts'

const formerAddresses = lazyPart(async () => (await import('../../former-addresses/FormerAddresses.tsx')).FormerAddresses)
const preview = lazyPart(async () => (await import('./CategoryPreview.tsx')).CategoryPreview)

/**
 * How a category of the shop is edited. It has no `deletion`: the list deletes categories.
 * @param onSaved brings the list up to date
 */
function categoryKind(onSaved: () => void): EditorKind<Category> {
  return {
    entity: 'category',
    path: '/api/categories',
    fields: CATEGORY_FIELDS,
    texts: categoryEditorMessages,
    listPage: paths.shop,
    publicPage: ({ name }) => paths.category(categorySegment(name)),
    editPage: ({ id }) => adminPaths.editCategory(id),
    onSaved,
    pageAfter: () => paths.shop,
    formerAddresses,
    preview,
  }
}

/** The island of `/tooted/addeditcategory`: the list, and the form of a new category or of the one in the address. */
export function CategoriesEditor({ isNew }: { readonly isNew: boolean }) {
  const path = useStore($pagePath)
  const [opened] = useState(path)
  const [target] = useState(() => (isNew ? 'new' : itemInAddress('addeditcategory')))
  const { loading } = useTexts(loadingMessages)
  const { loadFailed } = useTexts(categoryEditorMessages)
  const { state, data, refetch } = useCategories()
  const kind = useMemo(() => categoryKind(refetch), [refetch])
  // The browser brings the page back as it was left: before its answer, or before another page changed categories.
  useBroughtBack(refetch)

  if (state === 'loading') return <output className={PAGE_NOTICE}>{loading}</output>
  if (state === 'failed') return <LoadFailed text={loadFailed} onRetry={refetch} />
  return (
    <ContentEditor kind={kind} target={target}>
      <CategoryList categories={data} current={typeof target === 'number' ? target : null} onDeleted={refetch} />
      {/* A new category that was saved is edited from then on, at its own address. */}
      <FormHeading isNew={isNew && path === opened} />
    </ContentEditor>
  )
}

/** The heading of the form: whether it makes a new category or edits one. */
function FormHeading({ isNew }: { readonly isNew: boolean }) {
  const site = useStore($siteLanguage)
  const t = useTexts(categoryEditorMessages)
  // The browser looked for the heading before React drew it.
  useEffect(() => {
    if (location.hash === `#${CATEGORY_FORM_ID}`) document.getElementById(CATEGORY_FORM_ID)?.scrollIntoView()
  }, [])
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2" id={CATEGORY_FORM_ID}>
      <h2 className="text-title">{isNew ? t.newCategory : t.editCategory}</h2>
      {isNew ? null : <a href={localizedPath(site, adminPaths.addCategory)}>{t.newCategory}</a>}
    </div>
  )
}
