import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'
import { ACCEPTED_PICTURE_TYPES } from '../../../../server/pictures/picture.schemas.ts'
import { useTexts } from '../language/use-texts.ts'
import { pictureMessages } from './picture.messages.ts'

type DropZoneProps = {
  readonly onFiles: (files: readonly File[]) => void
  readonly multiple?: boolean
  /** Further buttons beside the one that chooses files. */
  readonly buttons?: ReactNode
  readonly children?: ReactNode
}

/** Takes files that are dropped on it, pasted into it or chosen with its button. */
export function DropZone({ onFiles, multiple = false, buttons, children }: DropZoneProps) {
  const t = useTexts(pictureMessages)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (list: FileList | undefined | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    if (files.length > 0) onFiles(files)
    return files.length > 0
  }
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (take(event.dataTransfer.files)) event.preventDefault()
  }
  const paste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.files)) event.preventDefault()
  }
  return (
    <div
      className={`picture-drop${isOver ? ' picture-drop-over' : ''}`}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      {children}
      <p className="editor-field-hint">
        {multiple ? t.dropMany : t.drop} {t.limits}
      </p>
      <div className="picture-buttons">
        <button className="button button-quiet" type="button" onClick={() => input.current?.click()}>
          {multiple ? t.chooseFiles : t.chooseFile}
        </button>
        {buttons}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={ACCEPTED_PICTURE_TYPES.join(',')}
        onChange={event => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </div>
  )
}
