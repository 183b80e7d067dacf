import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import type { Locale } from '#common/locales.ts'
import type { PagedForm } from '#common/message-rules.ts'
import { CLOSE, LineIcon } from '../../../ui/LineIcon.tsx'
import { ICON_BUTTON, VEIL } from '../../../ui/looks.ts'
import { PagedFormOf } from '../forms/PagedForms.tsx'
import { formWords } from '../texts/form-words.i18n.ts'
import { messageFormMessages } from '../texts/form.i18n.ts'

/** The service that the visitor wants an offer for. */
export type AskedService = {
  /** The subject of the message: a prefix of SUBJECTS, then the service's Estonian title. */
  readonly subject: string
  /** The service's title for visitors, and the title's language where that is not the page's. */
  readonly title: string
  readonly lang?: Locale | undefined
}

type FormDialogProps = {
  readonly locale: Locale
  readonly kind: PagedForm
  readonly about: AskedService | undefined
  readonly onClose: () => void
}

/**
 * A form in a dialog over the page. When the dialog closes, what was typed is lost: a press beside it, which may be a slip, does
 * not close it.
 */
export function FormDialog({ locale, kind, about, onClose }: FormDialogProps) {
  return (
    <Dialog className="fixed inset-0 z-40" open onClose={onClose}>
      <DialogBackdrop className={VEIL} />
      <DialogPanel className="fixed inset-0 grid place-items-center">
        {/* Full screen on extra-small windows (specification §2.11). A focused field scrolls to below the head. */}
        <div className="form-dialog max-h-[calc(100dvh-2rem)] w-full max-w-[min(500px,100vw-2rem)] overflow-x-hidden overflow-y-auto overscroll-contain rounded-medium bg-paper-light text-ink floating max-small:h-dvh max-small:max-h-none max-small:max-w-none max-small:rounded-none motion-safe:animate-rise [&_:focus-visible]:scroll-mt-36 [&_:focus-visible]:scroll-mb-8">
          <div className="form-dialog-head sticky top-0 z-1 flex items-start justify-between gap-4 bg-inherit pt-4 pr-3 pb-3 pl-8 max-small:pl-gutter">
            <div className="min-w-0 wrap-anywhere">
              <DialogTitle className="pt-2 text-title">{formWords(locale, kind).title}</DialogTitle>
              {about && (
                <p className="mt-1 leading-snug text-ink-soft" lang={about.lang}>
                  {about.title}
                </p>
              )}
            </div>
            <button className={ICON_BUTTON} type="button" aria-label={messageFormMessages(locale).close} onClick={onClose}>
              <LineIcon shape={CLOSE} />
            </button>
          </div>
          <div className="px-8 pt-1 pb-8 max-small:px-gutter">
            <PagedFormOf locale={locale} kind={kind} place={{ onDone: onClose }} subject={about?.subject} />
          </div>
        </div>
      </DialogPanel>
    </Dialog>
  )
}
