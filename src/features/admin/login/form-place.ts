import type { ReactNode } from 'react'
import { toastFailure } from './credential-failure.ts'

/** Where a form for accounts is: on a page of its own, or in the dialog over another one. */
export type FormPlace = {
  readonly className: string
  /** Keeps the fields' ids apart from those of the page behind. */
  readonly idPrefix: string
  readonly isInDialog: boolean
  /** Hears of a failure that is about no field, in words; null when another try begins. */
  readonly onFailure: (text: string | null) => void
  /** Such a failure, where the form says it itself. */
  readonly failure?: string | null
  /** The buttons beside the one that sends the form. */
  readonly answers?: ReactNode
}

export const ON_A_PAGE: FormPlace = {
  className: 'credentials-form',
  idPrefix: '',
  isInDialog: false,
  onFailure: toastFailure,
}
