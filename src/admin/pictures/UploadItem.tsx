import { useId, useState } from 'react'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { FIELD_ERROR } from '../ui/looks.ts'
import { passFocus } from '../ui/pass-focus.ts'
import { BUTTONS } from './DropZone.tsx'
import { canRetry, type Upload } from './upload-queue.ts'
import { uploadErrorText, uploadMessages } from './upload.i18n.ts'
import { useRetryAfter } from './use-retry-after.ts'

const PREVIEW = 'size-24 bg-paper-deep object-cover'

type UploadItemProps = {
  readonly upload: Upload
  /** The id of the button that chooses files: it gets the focus when the upload disappears. */
  readonly chooserId: string
  readonly onRetry: () => void
  readonly onDismiss: () => void
}

/** What a failed upload waits for, by the code of its error. */
const MISSING: Readonly<Record<string, 'log-in' | 'connection'>> = { NOT_AUTHENTICATED: 'log-in', NO_ANSWER: 'connection' }

/** Shows a file on its way to the library, or why it did not arrive. */
export function UploadItem({ upload, chooserId, onRetry, onDismiss }: UploadItemProps) {
  const t = useTexts(uploadMessages)
  const dismissId = useId()
  // The refs stay the same from one drawing to the next, as passFocus asks.
  const [passFocusToDismiss] = useState(() => passFocus(dismissId))
  const [passFocusToChooser] = useState(() => passFocus(chooserId))
  const { file, preview, progress, state, error } = upload
  const status = { waiting: t.waiting(file.name), sending: t.sending(file.name), failed: file.name }[state]
  // Another account's administrator may press the button.
  useRetryAfter(MISSING[error ?? ''] ?? null, onRetry, () => {})
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 rounded-small bg-paper-light p-3">
      {preview === null ? <span className={PREVIEW} /> : <img className={PREVIEW} src={preview} alt="" />}
      <div className="grid content-start gap-2 wrap-anywhere">
        <p>{status}</p>
        {state === 'failed' ? (
          <p className={FIELD_ERROR} role="alert">
            {uploadErrorText(t, error ?? '')}
          </p>
        ) : (
          <progress className="w-full accent-primary" aria-label={t.progress(file.name)} max={1} value={progress} />
        )}
        <div className={BUTTONS}>
          {canRetry(upload) ? <Button ref={passFocusToDismiss} onClick={onRetry} text={t.tryAgain} /> : null}
          <Button ref={passFocusToChooser} id={dismissId} onClick={onDismiss} text={t.dismiss} />
        </div>
      </div>
    </li>
  )
}
