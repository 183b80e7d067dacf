import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import type { ReactNode } from 'react'

type ModalProps = {
  readonly title: string
  readonly isOpen?: boolean
  /** Called by Escape and by a press outside. */
  readonly onClose: () => void
  /** `alertdialog` for a question that interrupts. */
  readonly role?: 'dialog' | 'alertdialog'
  readonly className?: string
  readonly isBusy?: boolean
  readonly children: ReactNode
}

/** A dialog over the page. It holds the focus while it is open and gives it back to what had it. */
export function Modal({ title, isOpen = true, onClose, role = 'dialog', className = '', isBusy, children }: ModalProps) {
  return (
    <Dialog className="confirm" open={isOpen} onClose={onClose} role={role}>
      <DialogBackdrop className="confirm-backdrop" />
      <div className="confirm-place">
        <DialogPanel className={`confirm-panel ${className}`} aria-busy={isBusy}>
          <DialogTitle className="confirm-question">{title}</DialogTitle>
          {children}
        </DialogPanel>
      </div>
    </Dialog>
  )
}
