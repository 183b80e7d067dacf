import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react'

export type DroppedFilesOptions = {
  readonly onFiles: (files: readonly File[]) => void
  readonly multiple?: boolean | undefined
  /** Takes what is pasted anywhere on the page, too: for a place that is about pictures alone. */
  readonly wholePage?: boolean | undefined
}

/** Files that are dropped on an element or pasted into it: its handlers, and whether some are held over it. */
export function useDroppedFiles({ onFiles, multiple = false, wholePage = false }: DroppedFilesOptions) {
  const [isOver, setOver] = useState(false)
  /** @returns whether there was a file */
  const take = (list: FileList | undefined | null): boolean => {
    const files = firstOrAll(list, multiple)
    if (files.length > 0) onFiles(files)
    return files.length > 0
  }
  useEffect(() => {
    if (!wholePage) return
    const paste = (event: globalThis.ClipboardEvent) => {
      const files = firstOrAll(event.clipboardData?.files, multiple)
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [wholePage, multiple, onFiles])

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
  const handlers = {
    ...{ onDragEnter: over, onDragOver: over, onDrop: drop, onDragLeave: () => setOver(false) },
    onPaste: wholePage ? undefined : paste,
  }
  return { isOver, take, handlers }
}

function firstOrAll(list: FileList | undefined | null, multiple: boolean): readonly File[] {
  return [...(list ?? [])].slice(0, multiple ? undefined : 1)
}
