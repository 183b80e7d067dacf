import { useStore } from '@nanostores/react'
import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react'
import type { ReactNode } from 'react'
import { featureSheet } from '../../../styles/feature-sheet.ts'
import { adoptSheet } from '../../../ui/adopt-sheet.ts'
import { $pageLanguage } from '../language/page-language.ts'
import css from './modal.css?inline'

adoptSheet(featureSheet(css))

type DialogFrameProps = {
  readonly isOpen?: boolean
  /** Called by Escape and by a press outside. */
  readonly onClose: () => void
  /** `alertdialog` for a question that interrupts. */
  readonly role?: 'dialog' | 'alertdialog'
  /** Of the panel. */
  readonly className: string
  readonly isBusy?: boolean | undefined
  /** A `DialogTitle` among them names the dialog. */
  readonly children: ReactNode
}

/** A panel over the page. It holds the focus while it is open and gives it back to what had it. */
export function DialogFrame({ isOpen = true, onClose, role = 'dialog', className, isBusy, children }: DialogFrameProps) {
  // It is put at the end of the page, whose language is the site's.
  const lang = useStore($pageLanguage)
  return (
    <Dialog lang={lang} className="confirm" open={isOpen} onClose={onClose} role={role}>
      <DialogBackdrop className="confirm-backdrop" />
      <div className="confirm-place">
        <DialogPanel className={className} aria-busy={isBusy}>
          {children}
        </DialogPanel>
      </div>
    </Dialog>
  )
}
