import { useState } from 'react'
import { formMessages } from '../form/form.messages.ts'
import { useTexts } from '../language/use-texts.ts'
import { ConfirmDialog, LazyDialog } from '../loading/LazyDialog.tsx'
import { BUTTON, BUTTON_DANGER_QUIET } from '../ui/looks.ts'

type EditorButtonsProps = {
  /** There is nothing to delete yet. */
  readonly isNew: boolean
  readonly isBusy: boolean
  /** Null when items of this kind are not deleted. */
  readonly deleteQuestion: string | null
  /** Of what would be deleted. */
  readonly name: string
  /** Called when somebody said yes. */
  readonly onDelete: () => void
}

/** Delete, which asks first, and save. They stay focusable while busy, so that the focus is not lost. */
export function EditorButtons({ isNew, isBusy, deleteQuestion, name, onDelete }: EditorButtonsProps) {
  const t = useTexts(formMessages)
  const [isAsking, setAsking] = useState(false)
  const answer = (yes: boolean) => {
    setAsking(false)
    if (yes) onDelete()
  }
  return (
    <>
      {isNew || deleteQuestion === null ? null : (
        <>
          <button className={BUTTON_DANGER_QUIET} type="button" aria-disabled={isBusy} onClick={() => isBusy || setAsking(true)}>
            {t.remove}
          </button>
          {isAsking ? (
            <LazyDialog onMissing={() => answer(false)}>
              <ConfirmDialog question={deleteQuestion} {...(name && { subject: name })} isOpen onAnswer={answer} />
            </LazyDialog>
          ) : null}
        </>
      )}
      <button className={BUTTON} type="submit" aria-disabled={isBusy}>
        {isNew ? t.create : t.update}
      </button>
    </>
  )
}
