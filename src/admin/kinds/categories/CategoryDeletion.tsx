import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { categorySegment } from '#common/category-segment.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { NOTICE } from '../../../ui/looks.ts'
import { isProblem } from '../../api/api-client.ts'
import type { Category } from '../../api/shop-categories.ts'
import { Remedies } from '../../editor/Remedies.tsx'
import { deleteItem } from '../../editor/save-item.ts'
import { $pageLanguage, $siteLanguage } from '../../language/page-language.ts'
import { inSiteLanguage } from '../../language/site-language.ts'
import { useTexts } from '../../language/use-texts.ts'
import { ConfirmDialog, LazyDialog } from '../../loading/lazy-parts.tsx'
import { LogInAgain } from '../../login/use-log-in-again.tsx'
import { PublishStatus } from '../../publications/PublishStatus.tsx'
import { keepNotice } from '../../publications/keep-notice.ts'
import { publicationMessages } from '../../publications/publication.i18n.ts'
import { usePublishedWrite } from '../../publications/use-published-write.ts'
import { isUnderWay, type WriteState } from '../../publications/write-state.ts'
import { hasUnsavedWork } from '../../session/leaving.ts'
import { showOwnToast } from '../../ui/own-toast.ts'
import { categoryDeletionMessages } from './category-deletion.i18n.ts'

/** A press on a category's delete button. Each press makes a new object, which is a new question. */
export type AskedDeletion = { readonly category: Category }

type CategoryDeletionProps = {
  readonly asked: AskedDeletion
  /** Called with true while a deletion is under way or done: the page is about to change. */
  readonly onBusy: (isBusy: boolean) => void
  /** Called when a category was deleted and the page stays, because something on it is unsaved. */
  readonly onStay: () => void
}

/** Asks before it deletes a category, reports the progress, and says why a category stays. */
export function CategoryDeletion({ asked, onBusy, onStay }: CategoryDeletionProps) {
  const site = useStore($siteLanguage)
  const t = useTexts(categoryDeletionMessages)
  const { state, inUse, remove, repeat, resume, forget, publishAgain } = useCategoryDeletion(onStay)
  const [answered, setAnswered] = useState<AskedDeletion | null>(null)
  const isBusy = isUnderWay(state) || state.kind === 'delivering' || state.kind === 'live'
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  const close = () => setAnswered(asked)
  return (
    <>
      {inUse ? (
        <div className={`${NOTICE} flex-[1_0_100%]`} role="alert">
          <p>{t.inUse(inUse.category.name, inUse.products)}</p>
          <a href={localizedPath(site, paths.category(categorySegment(inUse.category.name)))}>{t.seeProducts}</a>
        </div>
      ) : (
        <>
          <PublishStatus state={state} isDirty={false} action="delete" />
          <Remedies state={state} onRepeat={() => void repeat()} onPublish={() => void publishAgain()} />
        </>
      )}
      {state.kind === 'logged-out' ? <LogInAgain onClose={forget} onLoggedIn={() => void resume()} /> : null}
      {answered === asked ? null : (
        <LazyDialog onMissing={close}>
          <ConfirmDialog
            question={t.confirmDelete}
            subject={asked.category.name}
            isOpen
            onClose={close}
            onYes={() => void remove(asked.category)}
          />
        </LazyDialog>
      )}
    </>
  )
}

/** A category that the server did not delete, and how many products it has. */
type InUse = { readonly category: Category; readonly products: number }

/** Deletes a category; explains why one with products stays. */
function useCategoryDeletion(onStay: () => void) {
  // A log-in for the form, or for another list, is no consent to delete.
  const writing = usePublishedWrite(false)
  const [latest, setLatest] = useState<Category | null>(null)
  const [inUse, setInUse] = useState<InUse | null>(null)

  const remove = async (category: Category) => {
    if (isUnderWay(writing.state)) return
    setLatest(category)
    setInUse(null)
    let publicationId: number | null = null
    let hasStayed = false
    /** Goes to the shop, or stays with unsaved work. @param isOver whether the deletion is live: nothing more to follow */
    const leave = (text: string, isOver: boolean) => {
      if (!hasStayed && !hasUnsavedWork()) {
        keepNotice({ text, ...(publicationId !== null && { undo: publicationId }) })
        // A page that the browser kept whole would still list the category, and wait for ever.
        addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
        location.assign(inSiteLanguage(paths.shop))
        return
      }
      // The form keeps its text; the list goes on without the category.
      hasStayed = true
      if (isOver) setLatest(null)
      onStay()
      showOwnToast(text, 'success')
    }
    await writing.run({
      send: () => deleteItem({ entity: 'category', path: '/api/categories' }, category.id, null),
      onSaved: answer => {
        publicationId = answer.publicationId
      },
      onLive: ms => leave(categoryDeletionMessages($pageLanguage.get()).deleted(ms), true),
      onSlow: () => leave(publicationMessages($pageLanguage.get()).deletedNotLive, false),
      onRefused: error => {
        if (!isProblem(error, 'CATEGORY_IN_USE')) return
        setLatest(null)
        setInUse({ category, products: Number(error.problem['products']) })
      },
    })
  }

  const repeat = async () => {
    if (latest !== null) await remove(latest)
  }
  // A deletion that is over, or given up, has no progress.
  const state: WriteState = latest === null ? { kind: 'idle' } : writing.state
  return {
    state,
    inUse,
    remove,
    publishAgain: writing.publishAgain,
    /** The administrator closed the log-in: later ones are no consent to delete. */
    forget: () => setLatest(null),
    repeat,
    resume: () => writing.resume(repeat),
  }
}
