import { type ReactNode, Suspense, useEffect } from 'react'
import { createElement } from '../../../ui/create-element.ts'
import { showToast } from '../../../ui/toast.ts'
import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from './loading.messages.ts'
import { PartBoundary } from './PartBoundary.tsx'

type LazyDialogProps = {
  /** The dialog's script did not come, which was said: nothing opens. */
  readonly onMissing: () => void
  /** What stands there until it comes. */
  readonly waiting?: ReactNode
  readonly children: ReactNode
}

/**
 * An open dialog (lazy-part.ts). What opened it has the focus again when it is closed. Where its script does not come the page
 * has to be loaded anew: browsers remember that a module could not be imported for as long as its page is open.
 */
export function LazyDialog({ onMissing, waiting = null, children }: LazyDialogProps) {
  const t = useTexts(loadingMessages)
  useEffect(giveFocusBack, [])
  const giveUp = () => {
    const reload = createElement('button', { type: 'button', textContent: t.reload })
    reload.addEventListener('click', () => location.reload())
    showToast(t.partMissing, 'error', { actions: [reload] })
    onMissing()
  }
  return (
    <PartBoundary instead={null} onMissing={giveUp}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </PartBoundary>
  )
}

/**
 * Dialogs give the focus back to what they saw get it. One whose script came after the press on its button saw nothing.
 * @returns to be called when the dialog is gone
 */
function giveFocusBack(): () => void {
  const opener = document.activeElement
  return () =>
    requestAnimationFrame(() => {
      const isLost = document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    })
}
