import { useTexts } from '../language/use-texts.ts'
import { pictureMessages, uploadErrorText } from './picture.messages.ts'
import { canRetry, type Upload } from './upload-queue.ts'
import type { Uploads } from './use-uploads.ts'

/** Files on their way, with what became of them. */
export function UploadList({ queue, uploads }: Uploads) {
  if (uploads.length === 0) return null
  return (
    <ul className="picture-uploads">
      {uploads.map(upload => (
        <UploadItem
          key={upload.id}
          upload={upload}
          onRetry={() => queue.retry(upload.id)}
          onDismiss={() => queue.dismiss(upload.id)}
        />
      ))}
    </ul>
  )
}

type UploadItemProps = { readonly upload: Upload; readonly onRetry: () => void; readonly onDismiss: () => void }

function UploadItem({ upload, onRetry, onDismiss }: UploadItemProps) {
  const t = useTexts(pictureMessages)
  const { file, preview, progress, state, error } = upload
  return (
    <li className="picture-upload">
      {preview === null ? <span className="picture-upload-blank" /> : <img src={preview} alt="" />}
      <div className="picture-upload-words">
        <p>{state === 'waiting' ? t.waiting(file.name) : state === 'sending' ? t.sending(file.name) : file.name}</p>
        {state === 'failed' ? (
          <p className="editor-field-error" role="alert">
            {uploadErrorText(t, error ?? '')}
          </p>
        ) : (
          <progress aria-label={t.progress(file.name)} max={1} value={progress} />
        )}
        <div className="picture-buttons">
          {canRetry(upload) ? (
            <button className="button button-quiet" type="button" onClick={onRetry}>
              {t.retry}
            </button>
          ) : null}
          <button className="button button-quiet" type="button" onClick={onDismiss}>
            {t.dismiss}
          </button>
        </div>
      </div>
    </li>
  )
}
