import { type ReactNode, useState } from 'react'
import type { Locale } from '#common/locales.ts'
import { addDialogStyles } from '../../styles/dialog-styles.ts'
import { AddToCartDialog } from './AddToCartDialog.tsx'
import type { AddToCartData } from './cart-product.ts'

/** A product to add, and the quantity that the visitor has chosen so far. */
export type AddQuestion = { readonly product: AddToCartData; readonly quantity: number; readonly onAdded?: () => void }

/** Asks how many of a product to add. `dialog` goes anywhere into the component's elements. */
export function useAddQuestion(locale: Locale): { ask: (question: AddQuestion) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ key: number; question: AddQuestion } | null>(null)
  const ask = (question: AddQuestion) => {
    addDialogStyles()
    // A new key resets the dialog.
    setAsked(before => ({ key: (before?.key ?? 0) + 1, question }))
  }
  const dialog = asked && (
    <AddToCartDialog key={asked.key} locale={locale} question={asked.question} onClose={() => setAsked(null)} />
  )
  return { ask, dialog }
}
