import { useEffect, useLayoutEffect, useState } from 'react'
import type { Loaded } from '../loading/use-loaded.ts'
import { findFirstView } from './find-first-form.ts'
import { goOn, takeOver } from './take-over.ts'

/**
 * The editor takes the place of the first view when it is ready: with its focus, and with a press on a button that waited for
 * it. Where it fails, the first view is out of sight; what was typed in it stays for another try.
 * @returns whether the first view is in sight
 */
export function useFirstView(state: Loaded<unknown>['state']): boolean {
  const [first] = useState(findFirstView)
  const [isShown, setShown] = useState(first !== null)
  if (isShown && state !== 'waiting') setShown(false)
  useLayoutEffect(() => {
    const editor = findEditor()
    if (first && editor && state === 'ready') takeOver(first, editor)
    else if (first && state === 'failed') putAway(first)
  }, [first, state])
  useEffect(() => {
    // When all effects of the editor are done, as if it was done now.
    queueMicrotask(() => {
      const editor = findEditor()
      if (first && editor && state === 'ready') goOn(first, editor)
    })
  }, [first, state])
  return isShown
}

function putAway(first: HTMLElement): void {
  first.hidden = true
  // Whoever pressed a button has heard that it was for nothing.
  delete first.dataset['pressed']
}

/** Where the editor is (mount-editor.tsx). */
function findEditor(): HTMLElement | null {
  return document.querySelector('[data-editor]')
}
