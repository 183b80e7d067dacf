import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ACCEPTED_PICTURE_TYPES } from '../../../../server/pictures/picture-limits.schemas.ts'
import { useTexts } from '../language/use-texts.ts'
import { pictureMessages } from './picture.messages.ts'

type DropZoneProps = {
  readonly onFiles: (files: readonly File[]) => void
  readonly multiple?: boolean
  /** Takes what is pasted anywhere on the page, too: for a place that is about pictures alone. */
  readonly wholePage?: boolean
  /** Further buttons beside the one that chooses files. */
  readonly buttons?: ReactNode
  readonly children?: ReactNode
}

/** Takes files that are dropped on it, pasted into it or chosen with its button. */
export function DropZone({ onFiles, multiple = false, wholePage = false, buttons, children }: DropZoneProps) {
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
  useEffect(() => {
    if (!wholePage) return
    const onPaste = (event: globalThis.ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files.slice(0, multiple ? undefined : 1))
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [wholePage, multiple, onFiles])
  return (
    <div
      className={`picture-drop${isOver ? ' picture-drop-over' : ''}`}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={wholePage ? undefined : paste}
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
