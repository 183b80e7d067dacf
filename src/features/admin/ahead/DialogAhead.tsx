import { type ReactNode, useEffect } from 'react'
import { showToast } from '../../../ui/toast.ts'
import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.messages.ts'
import { Ahead } from './Ahead.tsx'
import type { FetchedAhead } from './fetched-ahead.ts'

type DialogAheadProps<Component> = {
  readonly of: FetchedAhead<Component>
  /** The dialog's script did not come, which was said: nothing opens. */
  readonly onMissing: () => void
  /** What stands there until it comes. */
  readonly waiting?: ReactNode
  readonly children: (component: Component) => ReactNode
}

/** An open dialog whose script was fetched ahead. What opened it has the focus again when it is closed. */
export function DialogAhead<Component>({ of, onMissing, waiting, children }: DialogAheadProps<Component>) {
  const t = useTexts(loadingMessages)
  useEffect(giveFocusBack, [])
  const giveUp = () => {
    showToast(t.partMissing, 'error')
    onMissing()
  }
  return (
    <Ahead of={of} onMissing={giveUp} waiting={waiting}>
      {children}
    </Ahead>
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
