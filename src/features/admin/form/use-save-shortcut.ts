import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S, on a Mac ⌘S, saves what is edited instead of the page's file. */
export function useSaveShortcut(save: () => void): void {
  const onSave = useEffectEvent(save)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      onSave()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
