import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { readCategories } from '../api/category.api.ts'
import { ContentEditor } from '../editor/ContentEditor.tsx'
import type { EditorTarget } from '../editor/editor-kind.ts'
import { $pageSearch } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { LoadFailed } from '../loading/LoadFailed.tsx'
import { loadingMessages } from '../loading/loading.messages.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import type { Category } from '../api/category.api.ts'
import { categoryEditorMessages } from './category-editor.messages.ts'
import { categoryKind } from './category-kind.ts'
import { CategoryList } from './CategoryList.tsx'

/** The island of `/tooted/addeditcategory`: the list, and the editor of a new category or of the one in `?id=`. */
export function CategoriesEditor() {
  const t = useTexts(categoryEditorMessages)
  const { loading } = useTexts(loadingMessages)
  const loaded = useLoaded(readCategories)
  if (loaded.state === 'waiting') return <output className="editor-notice">{loading}</output>
  if (loaded.state === 'ready') return <ListAndForm categories={loaded.value} />
  return <LoadFailed text={t.listFailed} onRetry={loaded.retry} />
}

function ListAndForm({ categories }: { readonly categories: readonly Category[] }) {
  const t = useTexts(categoryEditorMessages)
  const search = useStore($pageSearch)
  const [target] = useState(() => targetIn(search))
  // A new category that was saved is edited from then on.
  const isNew = targetIn(search) === 'new'
  const id = typeof target === 'number' ? target : null
  const [kind] = useState(() => categoryKind(categories, id))
  return (
    <>
      <CategoryList categories={categories} current={id} />
      <div className="category-form-heading">
        <h2>{isNew ? t.newCategory : t.editCategory}</h2>
        {isNew ? null : <a href={location.pathname}>{t.newCategory}</a>}
      </div>
      <ContentEditor kind={kind} target={target} />
    </>
  )
}

function targetIn(search: string): EditorTarget {
  const id = new URLSearchParams(search).get('id')
  if (id === null) return 'new'
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null
}
