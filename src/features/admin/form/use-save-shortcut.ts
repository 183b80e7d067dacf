import { useEffect, useEffectEvent } from 'react'
import { isSaveShortcut } from './save-shortcut.ts'

/** Ctrl+S, on a Mac ⌘S, saves what is edited instead of the page's file. */
export function useSaveShortcut(save: () => void): void {
  const onSave = useEffectEvent(save)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSaveShortcut(event)) return
      event.preventDefault()
      onSave()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
