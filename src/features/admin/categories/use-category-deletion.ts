import { useState } from 'react'
import { paths } from '../../../i18n/paths.ts'
import { ApiProblem } from '../api/api-client.ts'
import type { Category } from '../api/category.api.ts'
import { deleteContent } from '../api/content.api.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { inSiteLanguage } from '../language/site-language.ts'
import { publicationMessages } from '../publications/publication.messages.ts'
import { usePublishedWrite } from '../publications/use-published-write.ts'
import { isUnderWay, type WriteState } from '../publications/write-state.ts'
import { keepNotice } from '../session/keep-notice.ts'
import { categoryDeletionMessages } from './category-deletion.messages.ts'

type InUse = { readonly category: Category; readonly products: number }

/** Deleting a category, and why one that products use stays. */
export function useCategoryDeletion() {
  const writing = usePublishedWrite()
  const [latest, setLatest] = useState<Category | null>(null)
  const [inUse, setInUse] = useState<InUse | null>(null)

  const leave = (text: string, publicationId: number | null) => {
    keepNotice({ text, ...(publicationId !== null && { undo: publicationId }) })
    location.assign(inSiteLanguage(paths.shop))
  }

  const remove = async (category: Category) => {
    if (isUnderWay(writing.state)) return
    setLatest(category)
    setInUse(null)
    let publicationId: number | null = null
    await writing.run({
      send: () => deleteContent('/api/categories', category.id, null),
      onSaved: answer => {
        publicationId = answer.publicationId
      },
      onLive: ms => leave(categoryDeletionMessages($pageLanguage.get()).deleted(ms), publicationId),
      onSlow: () => leave(publicationMessages($pageLanguage.get()).deletedNotLive, publicationId),
      onRefused: error => setInUse(inUseOf(error, category)),
    })
  }

  // A session that ended is this list's matter only when it stands in a deletion's way.
  const state: WriteState = latest === null ? { kind: 'idle' } : writing.state
  return {
    ...{ state, inUse, remove, publishAgain: writing.publishAgain },
    /** Does again what failed, or what was refused until somebody logged in. */
    async repeat() {
      if (!writing.resumePublishing() && latest !== null) await remove(latest)
    },
  }
}

function inUseOf(error: unknown, category: Category): InUse | null {
  if (!(error instanceof ApiProblem) || error.problem.code !== 'CATEGORY_IN_USE') return null
  return { category, products: Number(error.problem['products']) }
}
