import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ContentEditor } from '../editor/ContentEditor.tsx'
import { itemInAddress } from '../editor/editor-target.ts'
import { $pagePath } from '../language/page-language.ts'
import { CategoriesHead } from './CategoriesHead.tsx'
import { categoryKind } from './category-kind.ts'

/** The editor of `/tooted/addeditcategory`: the list, and the form of a new category or of the one whose id follows. */
export function CategoriesEditor({ isNew }: { readonly isNew: boolean }) {
  const path = useStore($pagePath)
  const [opened] = useState(path)
  const [target] = useState(() => (isNew ? 'new' : itemInAddress('addeditcategory')))
  return (
    <ContentEditor kind={categoryKind} target={target}>
      {({ categories }) => (
        <CategoriesHead
          categories={categories}
          current={typeof target === 'number' ? target : null}
          // A new category that was saved is edited from then on, at its own address.
          isNew={isNew && path === opened}
        />
      )}
    </ContentEditor>
  )
}
