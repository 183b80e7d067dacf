import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import type { Locale } from '../../../i18n/locales.ts'
import { BookingForm } from '../forms/BookingForm.tsx'
import { EnquiryForm } from '../forms/EnquiryForm.tsx'
import { OfferForm } from '../forms/OfferForm.tsx'
import { ScentOfferForm } from '../forms/ScentOfferForm.tsx'
import { messageFormMessages } from '../texts/form.messages.ts'
import { formWords } from '../texts/outcome.messages.ts'

/** The forms that links open. */
const FORMS = { enquiry: EnquiryForm, offer: OfferForm, 'scent-offer': ScentOfferForm, booking: BookingForm } as const

export type DialogForm = keyof typeof FORMS

/** The service that an offer is asked for. */
export type AskedService = {
  /** Its Estonian title, with what the subject of such a message begins with. */
  readonly subject: string
  /** Its title as visitors read it, and the language where that is not the page's. */
  readonly title: string
  readonly lang?: Locale | undefined
}

type FormDialogProps = {
  readonly locale: Locale
  readonly kind: DialogForm
  readonly about: AskedService | undefined
  readonly onClose: () => void
}

/** A form over the page. A press beside it closes nothing: what is typed would be gone. */
export function FormDialog({ locale, kind, about, onClose }: FormDialogProps) {
  const Form = FORMS[kind]
  return (
    <Dialog className="form-dialog-layer" open onClose={onClose}>
      <DialogBackdrop className="form-dialog-backdrop" />
      <DialogPanel className="form-dialog-place">
        <div className="form-dialog">
          <div className="form-dialog-head">
            <div>
              <DialogTitle>{formWords(locale, kind).title}</DialogTitle>
              {about && <p lang={about.lang}>{about.title}</p>}
            </div>
            <button className="form-dialog-close" type="button" aria-label={messageFormMessages(locale).close} onClick={onClose}>
              <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d="m5 5 14 14M19 5 5 19" />
              </svg>
            </button>
          </div>
          <div className="form-dialog-body">
            <Form locale={locale} place={{ onDone: onClose }} subject={about?.subject} />
          </div>
        </div>
      </DialogPanel>
    </Dialog>
  )
}
