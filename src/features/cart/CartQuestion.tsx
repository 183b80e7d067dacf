import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { VEIL } from '../../ui/looks.ts'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import { QUESTION, QUESTION_LAYER, QUESTION_PLACE } from './cart-looks.ts'

type CartQuestionProps = {
  readonly title: string
  /** Called on Escape, on a press outside and on a phone's Back gesture. */
  readonly onClose: () => void
  /** `alertdialog` for a question that interrupts. */
  readonly role?: 'dialog' | 'alertdialog'
  readonly children: ReactNode
}

/** A press outside so soon after the question appeared is the second press of a double press on the button that asked. */
const DOUBLE_PRESS_MS = 500

/** A dialog with a question about the cart, over the page. */
export function CartQuestion({ title, onClose, role = 'dialog', children }: CartQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const start = useRef<HTMLElement>(null)
  useBackCloses(true, onClose)
  const [shownAt] = useState(() => performance.now())
  const closeOutside = () => performance.now() - shownAt > DOUBLE_PRESS_MS && onClose()
  // In a low window, focusing an answer would scroll the question out of sight.
  const openAtTop = useCallback((place: HTMLDivElement | null) => {
    const isTooHigh = place !== null && place.scrollHeight > place.clientHeight
    start.current = isTooHigh ? heading.current : null
    if (isTooHigh) place.scrollTop = 0
  }, [])
  return (
    <Dialog
      className={QUESTION_LAYER}
      open
      onClose={closeOutside}
      onKeyDown={event => {
        // Escape closes at once: the dialog's own `onClose` cannot tell it from a press outside.
        if (event.key === 'Escape') onClose()
        // A drawer below the question stays open. Enter that is still held down from the press that asked is no answer.
        if (event.key === 'Escape' || (event.key === 'Enter' && event.repeat)) event.preventDefault()
      }}
      role={role}
      initialFocus={start}
    >
      <DialogBackdrop className={VEIL} />
      <div className={`${QUESTION_PLACE} p-5`} ref={openAtTop}>
        <DialogPanel className={QUESTION}>
          <DialogTitle className="text-title" ref={heading} tabIndex={-1}>
            {title}
          </DialogTitle>
          {children}
        </DialogPanel>
      </div>
    </Dialog>
  )
}
