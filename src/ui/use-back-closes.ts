import { useEffect, useEffectEvent } from 'react'

/** A part of https://developer.mozilla.org/docs/Web/API/CloseWatcher. Browsers without it leave the page on a Back gesture. */
type CloseWatcher = { onclose: (() => void) | null; destroy(): void }

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher
  }
}

/**
 * Makes a phone's Back gesture close an open dialog instead of leaving the page, as it does with a native `<dialog>`. A form's
 * dialog does not use it, because the typed text would be gone (FormDialog.tsx).
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const Watcher = window.CloseWatcher
    if (!isOpen || !Watcher) return
    // A watcher hears of one gesture only, and the dialog may stay open after it: each gesture makes the next watcher.
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
