import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S, on a Mac ⌘S, saves the form instead of the page's file. */
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

/**
 * Whether a key press asks to save. On a keyboard without Latin letters the key in the place of the S counts: it types a
 * character that comes after `z`.
 */
function isSaveShortcut({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (key.toLowerCase() === 's' || (code === 'KeyS' && key > 'z')) && (ctrlKey || metaKey) && !altKey
}
