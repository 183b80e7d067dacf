import type { ComponentType } from 'react'
import type { PagedForm } from '#common/message-rules.ts'
import { BookingForm } from './BookingForm.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'
import { OfferForm, type OfferFormProps } from './OfferForm.tsx'
import { ScentOfferForm } from './ScentOfferForm.tsx'

/** The forms that links open over a page, and that are pages of their own (FORM_PATHS). */
export const PAGED_FORMS: Readonly<Record<PagedForm, ComponentType<OfferFormProps>>> = {
  enquiry: EnquiryForm,
  offer: OfferForm,
  'scent-offer': ScentOfferForm,
  booking: BookingForm,
}

type PageFormProps = Omit<OfferFormProps, 'place' | 'subject'> & { readonly kind: PagedForm; readonly apiUrl: string }

/** The form of such a page. */
export function PageForm({ kind, apiUrl, ...props }: PageFormProps) {
  const Form = PAGED_FORMS[kind]
  return <Form {...props} place={{ apiUrl }} />
}
