import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import type { ReactNode } from 'react'

type CartQuestionProps = {
  readonly title: string
  readonly isOpen: boolean
  /** Called by Escape and by a press outside. */
  readonly onClose: () => void
  /** `alertdialog` for a question that interrupts. */
  readonly role?: 'dialog' | 'alertdialog'
  readonly children: ReactNode
}

/** A question about the cart, over the page. */
export function CartQuestion({ title, isOpen, onClose, role = 'dialog', children }: CartQuestionProps) {
  return (
    <Dialog className="cart-layer" open={isOpen} onClose={onClose} role={role}>
      <DialogBackdrop className="cart-backdrop" />
      <div className="cart-place">
        <DialogPanel className="cart-question">
          <DialogTitle className="cart-question-title">{title}</DialogTitle>
          {children}
        </DialogPanel>
      </div>
    </Dialog>
  )
}
