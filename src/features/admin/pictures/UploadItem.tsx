import { useTexts } from '../language/use-texts.ts'
import { uploadErrorText, uploadMessages } from './upload.messages.ts'
import { canRetry, type Upload } from './upload-queue.ts'
import { BUTTON_QUIET, FIELD_ERROR } from '../ui/looks.ts'

type UploadItemProps = { readonly upload: Upload; readonly onRetry: () => void; readonly onDismiss: () => void }

/** A file on its way, and what became of it. */
export function UploadItem({ upload, onRetry, onDismiss }: UploadItemProps) {
  const t = useTexts(uploadMessages)
  const { file, preview, progress, state, error } = upload
  return (
    <li className="picture-upload">
      {preview === null ? <span className="picture-upload-blank" /> : <img src={preview} alt="" />}
      <div className="picture-upload-words">
        <p>{state === 'waiting' ? t.waiting(file.name) : state === 'sending' ? t.sending(file.name) : file.name}</p>
        {state === 'failed' ? (
          <p className={FIELD_ERROR} role="alert">
            {uploadErrorText(t, error ?? '')}
          </p>
        ) : (
          <progress aria-label={t.progress(file.name)} max={1} value={progress} />
        )}
        <div className="picture-buttons">
          {canRetry(upload) ? (
            <button className={BUTTON_QUIET} type="button" onClick={onRetry}>
              {t.retry}
            </button>
          ) : null}
          <button className={BUTTON_QUIET} type="button" onClick={onDismiss}>
            {t.dismiss}
          </button>
        </div>
      </div>
    </li>
  )
}
