import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { categorySegment } from '../../../../server/categories/category-segment.schemas.ts'
import { localizedPath, paths } from '../../../i18n/paths.ts'
import type { Category } from '../api/category.api.ts'
import { Remedies } from '../editor/Remedies.tsx'
import { $siteLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { ConfirmDialog, LazyDialog, LogInDialog } from '../loading/LazyDialog.tsx'
import { PublishStatus } from '../publications/PublishStatus.tsx'
import { isUnderWay } from '../publications/write-state.ts'
import { categoryDeletionMessages } from './category-deletion.messages.ts'
import { useCategoryDeletion } from './use-category-deletion.ts'
import { NOTICE } from '../../../ui/looks.ts'

/** A press on a category's button; another one each time. */
export type AskedDeletion = { readonly category: Category }

type CategoryDeletionProps = {
  readonly asked: AskedDeletion
  /** A deletion is under way, or done: the page is going to be left. */
  readonly onBusy: (isBusy: boolean) => void
}

/** Asks whether a category is to be deleted, deletes it, and says how that goes or why it stays. */
export function CategoryDeletion({ asked, onBusy }: CategoryDeletionProps) {
  const site = useStore($siteLanguage)
  const t = useTexts(categoryDeletionMessages)
  const { state, inUse, remove, repeat, publishAgain } = useCategoryDeletion()
  const [answered, setAnswered] = useState<AskedDeletion | null>(null)
  const [dismissed, setDismissed] = useState<object | null>(null)
  const isBusy = isUnderWay(state) || state.kind === 'live'
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  const answer = (yes: boolean) => {
    setAnswered(asked)
    if (yes) void remove(asked.category)
  }
  return (
    <>
      {inUse ? (
        <div className={NOTICE} role="alert">
          <p>{t.inUse(inUse.category.name, inUse.products)}</p>
          <a href={localizedPath(site, paths.category(categorySegment(inUse.category.name)))}>{t.seeProducts}</a>
        </div>
      ) : (
        <>
          <PublishStatus state={state} isDirty={false} action="delete" />
          <Remedies
            state={state}
            page={null}
            onRepeat={() => void repeat()}
            onPublish={() => void publishAgain()}
            onCompare={() => {}}
            onLogIn={() => setDismissed(null)}
          />
        </>
      )}
      {state.kind === 'logged-out' && dismissed !== state ? (
        <LazyDialog onMissing={() => setDismissed(state)}>
          <LogInDialog onClose={() => setDismissed(state)} onLoggedIn={() => void repeat()} />
        </LazyDialog>
      ) : null}
      {answered === asked ? null : (
        <LazyDialog onMissing={() => answer(false)}>
          <ConfirmDialog question={t.confirmDelete} subject={asked.category.name} isOpen onAnswer={answer} />
        </LazyDialog>
      )}
    </>
  )
}
