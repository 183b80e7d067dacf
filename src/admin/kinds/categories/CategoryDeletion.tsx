import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { categorySegment } from '#common/category-segment.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { NOTICE } from '../../../ui/looks.ts'
import { isProblem } from '../../api/api-client.ts'
import type { Category } from '../../api/shop-categories.ts'
import { Remedies } from '../../editor/Remedies.tsx'
import { leaveFor } from '../../editor/leave-editor.ts'
import { deleteItem } from '../../editor/save-item.ts'
import { $pageLanguage, $siteLanguage } from '../../language/page-language.ts'
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
  /** The id of the list, which takes the focus of a button that disappears. */
  readonly listId: string
  /** Called with true while a deletion is under way or done, until it is known that the page stays. */
  readonly onBusy: (isBusy: boolean) => void
  /** Called when the server has deleted a category. */
  readonly onDeleted: () => void
}

/** Asks before it deletes a category, reports the progress, and says why a category stays. */
export function CategoryDeletion({ asked, listId, onBusy, onDeleted }: CategoryDeletionProps) {
  const site = useStore($siteLanguage)
  const t = useTexts(categoryDeletionMessages)
  const { state, deletion, isBusy, remove, repeat, resume, forget, publishAgain } = useCategoryDeletion(onDeleted)
  const [answered, setAnswered] = useState<AskedDeletion | null>(null)
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  const close = () => setAnswered(asked)
  return (
    <>
      {deletion.kind === 'in-use' ? (
        <div className={`${NOTICE} flex-[1_0_100%]`} role="alert">
          <p>{t.inUse(deletion.category.name, deletion.products)}</p>
          <a href={localizedPath(site, paths.category(categorySegment(deletion.category.name)))}>{t.seeProducts}</a>
        </div>
      ) : (
        <>
          <PublishStatus state={state} isDirty={false} action="delete" />
          <Remedies state={state} focusId={listId} onRepeat={() => void repeat()} onPublish={() => void publishAgain()} />
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

/** The deletion to report. */
type Deletion =
  /** There was none, or the last one is over or given up. */
  | { readonly kind: 'none' }
  /** The last one, under way. `hasStayed`: it takes long, and the page stays, because something on it is unsaved. */
  | { readonly kind: 'latest'; readonly category: Category; readonly hasStayed: boolean }
  /** The server refused it: the category has so many products. */
  | { readonly kind: 'in-use'; readonly category: Category; readonly products: number }

const NO_DELETION: Deletion = { kind: 'none' }

/** The states of a deletion that the server has done, and that leads to the shop. */
const ON_ITS_WAY: ReadonlySet<WriteState['kind']> = new Set(['saved', 'publishing', 'delivering', 'live'])

/** Deletes a category; explains why one with products stays. */
function useCategoryDeletion(onDeleted: () => void) {
  // A log-out stops no deletion that the server has: the form beside the list asks for the log-in, and no second dialog does.
  const writing = usePublishedWrite(false)
  const [deletion, setDeletion] = useState<Deletion>(NO_DELETION)

  const remove = async (category: Category) => {
    if (isUnderWay(writing.state)) return
    setDeletion({ kind: 'latest', category, hasStayed: false })
    let publicationId: number | null = null
    let hasStayed = false
    /** Goes to the shop, or stays with unsaved work. @param isOver whether the deletion is live: nothing more to follow */
    const leave = (text: string, isOver: boolean) => {
      if (!hasStayed && !hasUnsavedWork()) {
        keepNotice({ text, ...(publicationId !== null && { undo: publicationId }) })
        leaveFor(paths.shop)
        return
      }
      // The form keeps its text.
      hasStayed = true
      setDeletion(isOver ? NO_DELETION : { kind: 'latest', category, hasStayed })
      showOwnToast(text, 'success')
    }
    await writing.run({
      send: () => deleteItem({ entity: 'category', path: '/api/categories' }, category.id, null),
      onSaved: answer => {
        publicationId = answer.publicationId
        onDeleted()
      },
      onLive: ms => leave(categoryDeletionMessages($pageLanguage.get()).deleted(ms), true),
      onSlow: () => leave(publicationMessages($pageLanguage.get()).deletedNotLive, false),
      onRefused: error => {
        if (!isProblem(error, 'CATEGORY_IN_USE')) return
        setDeletion({ kind: 'in-use', category, products: Number(error.problem['products']) })
      },
    })
  }

  const repeat = async () => {
    if (deletion.kind === 'latest') await remove(deletion.category)
  }
  const state: WriteState = deletion.kind === 'latest' ? writing.state : { kind: 'idle' }
  const isLeading = deletion.kind === 'latest' && !deletion.hasStayed && ON_ITS_WAY.has(state.kind)
  return {
    state,
    deletion,
    isBusy: isUnderWay(state) || isLeading,
    remove,
    publishAgain: writing.publishAgain,
    /** The administrator closed the log-in dialog: a later log-in must not delete. */
    forget: () => setDeletion(NO_DELETION),
    repeat,
    resume: () => writing.resume(repeat),
  }
}
