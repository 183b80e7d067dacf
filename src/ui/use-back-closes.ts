import { useEffect, useEffectEvent } from 'react'

/** Browsers that lack it leave the page: https://developer.mozilla.org/docs/Web/API/CloseWatcher */
type CloseWatcher = { onclose: (() => void) | null; destroy(): void }

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher
  }
}

/**
 * A phone's Back gesture closes an open dialog instead of leaving the page, as it does with a native `<dialog>`. Not for a dialog
 * that a press beside it leaves open, because the typed text would be gone (FormDialog.tsx).
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const Watcher = window.CloseWatcher
    if (!isOpen || !Watcher) return
    // A watcher hears of one gesture; the dialog may stay open after it.
    const watch = () => {
      const next = new Watcher()
      next.onclose = () => {
        watcher = watch()
        close()
      }
      return next
    }
    let watcher = watch()
    return () => watcher.destroy()
  }, [isOpen])
}
