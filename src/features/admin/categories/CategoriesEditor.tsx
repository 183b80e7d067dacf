import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { type Category, readCategories } from '../api/category.api.ts'
import { ContentEditor } from '../editor/ContentEditor.tsx'
import { itemInAddress } from '../editor/editor-target.ts'
import { useFirstFormUntil } from '../first-form/use-first-form-until.ts'
import { $pagePath } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { LoadFailed } from '../loading/LoadFailed.tsx'
import { loadingMessages } from '../loading/loading.messages.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { CategoriesHead } from './CategoriesHead.tsx'
import { categoryEditorMessages } from './category-editor.messages.ts'
import { categoryKind } from './category-kind.ts'

/** The editor of `/tooted/addeditcategory`: the list, and the form of a new category or of the one whose id follows. */
export function CategoriesEditor({ isNew }: { readonly isNew: boolean }) {
  const t = useTexts(categoryEditorMessages)
  const { loading } = useTexts(loadingMessages)
  const loaded = useLoaded(readCategories)
  const isFirstFormShown = useFirstFormUntil(loaded.state === 'failed')
  if (loaded.state === 'waiting') return isFirstFormShown ? null : <output className="editor-notice">{loading}</output>
  if (loaded.state === 'ready') return <ListAndForm categories={loaded.value} isNew={isNew} />
  return <LoadFailed text={t.listFailed} onRetry={loaded.retry} />
}

function ListAndForm({ categories, isNew }: { readonly categories: readonly Category[]; readonly isNew: boolean }) {
  const path = useStore($pagePath)
  const [opened] = useState(path)
  const [target] = useState(() => (isNew ? 'new' : itemInAddress('addeditcategory')))
  const current = typeof target === 'number' ? target : null
  const [kind] = useState(() => categoryKind(categories, current))
  return (
    <ContentEditor kind={kind} target={target}>
      {/* A new category that was saved is edited from then on, at its own address. */}
      <CategoriesHead {...{ categories, current }} isNew={isNew && path === opened} />
    </ContentEditor>
  )
}
