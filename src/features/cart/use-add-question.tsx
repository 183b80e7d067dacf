import { type ReactNode, useState } from 'react'
import type { Locale } from '../../../common/locales.ts'
import { addDialogStyles } from '../../styles/dialog-styles.ts'
import { AddToCartDialog } from './AddToCartDialog.tsx'
import type { AddToCartData } from './cart-product.ts'

/** A product to add, and how many the visitor was asked for already. */
export type AddQuestion = { readonly product: AddToCartData; readonly quantity: number; readonly onAdded?: () => void }

/** Asks how many of a product to add. `dialog` belongs anywhere in what the hook's component draws. */
export function useAddQuestion(locale: Locale): { ask: (question: AddQuestion) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ key: number; question: AddQuestion } | null>(null)
  const ask = (question: AddQuestion) => {
    addDialogStyles()
    // Another key begins the dialog afresh.
    setAsked(before => ({ key: (before?.key ?? 0) + 1, question }))
  }
  const dialog = asked && (
    <AddToCartDialog key={asked.key} locale={locale} question={asked.question} onClose={() => setAsked(null)} />
  )
  return { ask, dialog }
}
