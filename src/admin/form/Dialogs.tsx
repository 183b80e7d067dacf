import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { VEIL } from '../../ui/looks.ts'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { ANSWERS, BUTTON_DANGER } from '../ui/looks.ts'
import { formMessages } from './form.i18n.ts'

type DialogFrameProps = {
  readonly isOpen?: boolean
  /** Called on Escape and on a press outside. */
  readonly onClose: () => void
  /** `alertdialog` for a question that interrupts. */
  readonly role?: 'dialog' | 'alertdialog'
  /** Classes of the panel. */
  readonly className: string
  readonly isBusy?: boolean | undefined
  /** A `DialogTitle` among them names the dialog. */
  readonly children: ReactNode
}

/** A panel over the page. It holds the focus while open and returns it on closing. */
export function DialogFrame({ isOpen = true, onClose, role = 'dialog', className, isBusy, children }: DialogFrameProps) {
  // Headless UI puts it at the end of the page, whose language is the site's.
  const lang = useStore($pageLanguage)
  useBackCloses(isOpen, onClose)
  return (
    <Dialog lang={lang} className="fixed inset-0 z-40" open={isOpen} onClose={onClose} role={role}>
      <DialogBackdrop className={VEIL} />
      <div className="fixed inset-0 grid place-items-center overflow-y-auto p-5" data-dialog-place>
        <DialogPanel className={className} aria-busy={isBusy}>
          {children}
        </DialogPanel>
      </div>
    </Dialog>
  )
}

const PANEL = 'w-full rounded-medium bg-paper-light p-panel floating'

type ModalProps = Omit<DialogFrameProps, 'className'> & {
  readonly title: string
  /** The width, and other differences from the usual dialog. */
  readonly className?: string
}

/** A dialog under a title. */
export function Modal({ title, className = 'max-w-125', children, ...rest }: ModalProps) {
  return (
    <DialogFrame {...rest} className={`${PANEL} ${className}`}>
      <DialogTitle className="text-title focus:outline-none" tabIndex={-1}>
        {title}
      </DialogTitle>
      {children}
    </DialogFrame>
  )
}

type ConfirmDialogProps = {
  readonly question: string
  /** The name of the thing in question, where the page shows more than one. */
  readonly subject?: string
  readonly isOpen: boolean
  /** Called with either answer, before {@link onYes}. */
  readonly onClose: () => void
  readonly onYes: () => void
}

/** Asks before a deletion. Escape and a press outside mean no; so does Enter, until the focus moves to yes. */
export function ConfirmDialog({ question, subject, isOpen, onClose, onYes }: ConfirmDialogProps) {
  const t = useTexts(formMessages)
  const confirm = () => {
    onClose()
    onYes()
  }
  return (
    <Modal title={question} isOpen={isOpen} onClose={onClose} role="alertdialog">
      {subject === undefined ? null : <Description className="mt-2 wrap-anywhere text-ink-soft">{subject}</Description>}
      <div className={ANSWERS}>
        <Button autoFocus onClick={onClose} text={t.no} />
        <Button look={BUTTON_DANGER} onClick={confirm} text={t.yes} />
      </div>
    </Modal>
  )
}
