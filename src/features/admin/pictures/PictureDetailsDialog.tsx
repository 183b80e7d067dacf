import { DialogTitle } from '@headlessui/react'
import { useState } from 'react'
import type { PictureView } from '../../../../server/pictures/picture.schemas.ts'
import { showToast } from '../../../ui/toast.ts'
import { ConfirmDialog, DialogFrame } from '../form/Dialogs.tsx'
import { useTexts } from '../language/use-texts.ts'
import { useLogInAgain } from '../login/use-log-in-again.tsx'
import { pictureLibraryMessages } from './picture-library.messages.ts'
import { PictureFacts } from './PictureFacts.tsx'
import { PictureWords } from './PictureWords.tsx'
import { usePictureEdit } from './use-picture-edit.ts'
import { useRemoval } from './use-removal.ts'
import { BUTTON_QUIET } from '../ui/looks.ts'

type PictureDetailsDialogProps = {
  readonly picture: PictureView
  /** Hears of the picture as it was saved, or null when it was deleted. */
  readonly onChange: (picture: PictureView | null) => void
  readonly onClose: () => void
}

/** One picture of the library: its words, where it is shown, and its end. */
export function PictureDetailsDialog({ picture, onChange, onClose }: PictureDetailsDialogProps) {
  const t = useTexts(pictureLibraryMessages)
  const [isAsked, setAsked] = useState(false)
  const { edit, fields, state } = usePictureEdit(picture, onChange)
  const { withLogIn, logInAgain } = useLogInAgain()
  const removal = useRemoval(picture.id, withLogIn, () => {
    onClose()
    onChange(null)
    showToast(t.removed)
  })
  // What is typed is saved by closing, so that no way out loses it; what cannot be saved stays in sight
  // until that was said.
  const close = async () => {
    const isTold = state === 'failed' || state === 'stale'
    await edit.save(withLogIn)
    if (isTold || !edit.isUnsaved) onClose()
  }
  const answer = (yes: boolean) => {
    setAsked(false)
    if (yes) void removal.remove()
  }
  return (
    <DialogFrame className="picture-panel" onClose={() => void close()}>
      <div className="picture-panel-head">
        <DialogTitle className="text-title">{picture.name}</DialogTitle>
        <button className={BUTTON_QUIET} type="button" onClick={() => void close()}>
          {t.close}
        </button>
      </div>
      <img className="picture-large" src={picture.url} alt={picture.alt ?? ''} width={picture.width} height={picture.height} />
      <PictureFacts picture={picture} inUse={removal.inUse} />
      <PictureWords
        edit={edit}
        fields={fields}
        state={state}
        onSave={() => void edit.save(withLogIn)}
        hasRemovalFailed={removal.hasFailed}
        onRemove={() => setAsked(true)}
      />
      <ConfirmDialog question={t.confirmRemove} isOpen={isAsked} onAnswer={answer} />
      {logInAgain}
    </DialogFrame>
  )
}
