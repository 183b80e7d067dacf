import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Locale } from '#common/locales.ts'
import { FORM_PATHS, type PagedForm } from '#common/message-rules.ts'
import { localizedPath } from '#common/paths.ts'
import { addDialogStyles } from '../../../styles/dialog-styles.ts'
import { BUTTON, BUTTON_QUIET } from '../../../ui/looks.ts'
import { isPlainClick } from '../../../ui/plain-click.ts'
import { type AskedService, FormDialog } from './FormDialog.tsx'

type FormDialogLinkProps = {
  readonly locale: Locale
  readonly kind: PagedForm
  readonly isQuiet?: boolean
  /** Further classes for its place. The button's own looks are not passed as a prop, or the page would carry them twice. */
  readonly className?: string | undefined
  readonly about?: AskedService
  readonly children?: ReactNode
}

/**
 * A button that opens a form over the page. Without JavaScript, or when its code does not load, it leads to the form's own page.
 */
export function FormDialogLink({ locale, kind, isQuiet = false, className = '', about, children }: FormDialogLinkProps) {
  // The dialog is drawn only while it is open. That empties the form, and keeps the published page free of the styles that
  // Headless UI writes.
  const [isOpen, setOpen] = useState(false)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    addDialogStyles()
    // The menu of narrow windows is a dialog as well. Closing it returns the focus to the menu's button.
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
