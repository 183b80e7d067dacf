import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ACCEPTED_PICTURE_TYPES } from '#common/picture-limits.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { FIELD_HINT } from '../ui/looks.ts'
import { pictureMessages } from './picture.i18n.ts'

/** What React's paste event and the browser's have in common. */
type PasteEvent = Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'>

type DroppedFilesOptions = {
  readonly onFiles: (files: readonly File[]) => void
  readonly multiple?: boolean | undefined
  /** Whether to take files that the administrator pastes anywhere on the page: for the library's page and its dialog. */
  readonly wholePage?: boolean | undefined
}

type DropZoneProps = DroppedFilesOptions & {
  /** The id of the file button. */
  readonly chooserId: string
  /** Further buttons beside the file button. */
  readonly buttons?: ReactNode
  readonly children?: ReactNode
}

/** A picture's buttons, in a row. */
export const BUTTONS = 'flex flex-wrap items-center gap-x-3 gap-y-2'

const ZONE = 'grid gap-3 rounded-small border border-dashed p-4'
const OVER = 'border-primary bg-paper-light outline-2 outline-primary'

/** Takes files that the administrator drops on it, pastes into it or chooses with its button. */
export function DropZone({ onFiles, multiple = false, wholePage, chooserId, buttons, children }: DropZoneProps) {
  const t = useTexts(pictureMessages)
  const input = useRef<HTMLInputElement>(null)
  const { isOver, take, handlers } = useDroppedFiles({ onFiles, multiple, wholePage })
  return (
    <div className={`${ZONE} ${isOver ? OVER : 'border-field'}`} {...handlers}>
      {children}
      <p className={FIELD_HINT}>
        {multiple ? t.dropMany : t.drop} {t.limits}
      </p>
      <div className={BUTTONS}>
        <Button id={chooserId} onClick={() => input.current?.click()} text={multiple ? t.chooseFiles : t.chooseFile} />
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

/** Makes the handlers of an element for dropped and pasted files. `isOver` is true while the pointer holds files over it. */
function useDroppedFiles({ onFiles, multiple = false, wholePage = false }: DroppedFilesOptions) {
  const [isOver, setOver] = useState(false)
  /** Passes the files on, or the first one alone. @returns whether there was a file */
  const take = (list: FileList | undefined | null): boolean => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    if (files.length > 0) onFiles(files)
    return files.length > 0
  }
  const paste = (event: PasteEvent) => {
    if (take(pastedFiles(event.clipboardData))) event.preventDefault()
  }
  useEffect(() => {
    if (!wholePage) return
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })

  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (take(event.dataTransfer.files)) event.preventDefault()
  }
  const handlers = {
    onDragEnter: over,
    onDragOver: over,
    onDrop: drop,
    onDragLeave: () => setOver(false),
    onPaste: wholePage ? undefined : paste,
  }
  return { isOver, take, handlers }
}

/** The files of a paste; undefined for a text. Office puts a picture of a copied text beside it. */
function pastedFiles(data: DataTransfer | null): FileList | undefined {
  const isText = data?.types.includes('text/html') && data.getData('text/plain').trim() !== ''
  return isText ? undefined : data?.files
}
