import { useState } from 'react'
import { localizedPath, paths } from '../../../i18n/paths.ts'
import { ApiProblem } from '../api/api-client.ts'
import type { Category } from '../api/category.api.ts'
import { deleteContent } from '../api/content.api.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { publicationMessages } from '../publications/publication.messages.ts'
import { usePublishedWrite } from '../publications/use-published-write.ts'
import { keepNotice } from '../session/kept-notice.ts'
import { categoryEditorMessages } from './category-editor.messages.ts'

type InUse = { readonly category: Category; readonly products: number }

/** Deleting a category, and why one that products use stays. */
export function useCategoryDeletion() {
  const writing = usePublishedWrite()
  const [inUse, setInUse] = useState<InUse | null>(null)

  const leave = (text: string, publicationId: number | null) => {
    keepNotice({ text, ...(publicationId !== null && { undo: publicationId }) })
    location.assign(localizedPath($pageLanguage.get(), paths.shop))
  }

  const remove = async (category: Category) => {
    setInUse(null)
    let publicationId: number | null = null
    await writing.run({
      send: () => deleteContent('/api/categories', category.id, null),
      onSaved: answer => {
        publicationId = answer.publicationId
      },
      onLive: ms => leave(categoryEditorMessages($pageLanguage.get()).deleted(ms), publicationId),
      onSlow: () => leave(publicationMessages($pageLanguage.get()).deletedNotLive, publicationId),
      onRefused: error => setInUse(inUseOf(error, category)),
    })
  }

  return { state: writing.state, inUse, remove }
}

function inUseOf(error: unknown, category: Category): InUse | null {
  if (!(error instanceof ApiProblem) || error.problem.code !== 'CATEGORY_IN_USE') return null
  return { category, products: Number(error.problem['products']) }
}
