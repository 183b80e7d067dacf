import { useEffect, useEffectEvent } from 'react'

/** Browsers that lack it leave the page: https://developer.mozilla.org/docs/Web/API/CloseWatcher */
type CloseWatcher = { onclose: (() => void) | null; destroy(): void }

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher
  }
}

/** A phone's Back gesture closes an open dialog instead of leaving the page, as it does with a native `<dialog>`. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [isOpen])
}
