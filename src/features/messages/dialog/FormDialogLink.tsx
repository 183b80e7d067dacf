import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Locale } from '#common/locales.ts'
import { FORM_PATHS, type PagedForm } from '#common/message-rules.ts'
import { localizedPath } from '#common/paths.ts'
import { addDialogStyles } from '../../../styles/dialog-styles.ts'
import { BUTTON, BUTTON_QUIET } from '../../../ui/looks.ts'
import { type AskedService, FormDialog } from './FormDialog.tsx'

type FormDialogLinkProps = {
  readonly locale: Locale
  readonly kind: PagedForm
  readonly isQuiet?: boolean
  /** Classes of its place. The button's own looks are not a prop: the page would carry them twice. */
  readonly className?: string | undefined
  readonly about?: AskedService
  readonly children?: ReactNode
}

/** Opens a form over the page. Without JavaScript, or when its code does not load, it leads to the form's own page. */
export function FormDialogLink({ locale, kind, isQuiet = false, className = '', about, children }: FormDialogLinkProps) {
  // Drawn only while open: that empties the form, and Headless UI writes styles that a published page may not have.
  const [isOpen, setOpen] = useState(false)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    addDialogStyles()
    // The menu of narrow windows is a dialog as well; the focus returns to its button.
    event.currentTarget.closest('dialog')?.close()
    setOpen(true)
  }
  return (
    <>
      <a
        className={`${isQuiet ? BUTTON_QUIET : BUTTON} ${className}`}
        href={localizedPath(locale, FORM_PATHS[kind])}
        aria-haspopup="dialog"
        data-form-dialog
        onClick={open}
      >
        {children}
      </a>
      {isOpen && <FormDialog locale={locale} kind={kind} about={about} onClose={() => setOpen(false)} />}
    </>
  )
}
