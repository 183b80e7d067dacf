import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useId, useState } from 'react'
import { PICTURE_NAME_MAX_LENGTH } from '../../../../server/pictures/picture-limits.schemas.ts'
import type { PictureView } from '../../../../server/pictures/picture.schemas.ts'
import { showToast } from '../../../ui/toast.ts'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { useTexts } from '../language/use-texts.ts'
import { pictureMessages } from './picture.messages.ts'
import { PictureAlts } from './PictureAlts.tsx'
import { PictureFacts } from './PictureFacts.tsx'
import { usePictureEdit } from './use-picture-edit.ts'
import { useRemoval } from './use-removal.ts'

type PictureDetailsDialogProps = {
  readonly picture: PictureView
  /** Hears of the picture as it was saved, or null when it was deleted. */
  readonly onChange: (picture: PictureView | null) => void
  readonly onClose: () => void
}

/** One picture of the library: its words, where it is shown, and its end. */
export function PictureDetailsDialog({ picture, onChange, onClose }: PictureDetailsDialogProps) {
  const t = useTexts(pictureMessages)
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  const { edit, fields, state } = usePictureEdit(picture, onChange)
  const removal = useRemoval(picture.id, () => {
    onClose()
    onChange(null)
    showToast(t.removed)
  })
  // What is typed is saved by closing, so that no way out loses it; what cannot be saved stays in sight
  // until that was said.
  const close = async () => {
    const isTold = state === 'failed' || state === 'stale'
    await edit.save()
    if (isTold || !edit.isUnsaved) onClose()
  }
  const answer = (yes: boolean) => {
    setAsked(false)
    if (yes) void removal.remove()
  }
  return (
    <Dialog className="confirm" open onClose={() => void close()}>
      <DialogBackdrop className="confirm-backdrop" />
      <div className="confirm-place">
        <DialogPanel className="picture-panel">
          <div className="picture-panel-head">
            <DialogTitle className="confirm-question">{picture.name}</DialogTitle>
            <button className="button button-quiet" type="button" onClick={() => void close()}>
              {t.close}
            </button>
          </div>
          <img
            className="picture-large"
            src={picture.url}
            alt={picture.alt ?? ''}
            width={picture.width}
            height={picture.height}
          />
          <PictureFacts picture={picture} inUse={removal.inUse} />
          <form
            className="picture-words"
            onSubmit={event => {
              event.preventDefault()
              void edit.save()
            }}
          >
            <div className="editor-field">
              <label htmlFor={id}>{t.name}</label>
              <input
                id={id}
                required
                maxLength={PICTURE_NAME_MAX_LENGTH}
                value={fields.name}
                onChange={event => edit.change({ name: event.target.value })}
              />
            </div>
            <PictureAlts alts={fields} onChange={(field, text) => edit.change({ [field]: text })} />
            <output className={state === 'saved' ? 'editor-field-hint' : 'editor-field-error'}>
              {state === 'saved' ? t.saved : state === 'stale' ? t.altsStale : state === 'failed' ? t.altsFailed : ''}
            </output>
            <div className="picture-buttons">
              <button className="button" type="submit">
                {t.save}
              </button>
              <button className="button button-quiet button-danger-quiet" type="button" onClick={() => setAsked(true)}>
                {t.remove}
              </button>
            </div>
            {removal.hasFailed ? (
              <p className="editor-field-error" role="alert">
                {t.removeFailed}
              </p>
            ) : null}
          </form>
          <ConfirmDialog question={t.confirmRemove} isOpen={isAsked} onAnswer={answer} />
        </DialogPanel>
      </div>
    </Dialog>
  )
}
