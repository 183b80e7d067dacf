import { type ReactNode, useState } from 'react'
import type { Locale } from '#common/locales.ts'
import { addDialogStyles } from '../../styles/dialog-styles.ts'
import { AddToCartDialog } from './AddToCartDialog.tsx'
import type { AddToCartData } from './cart-product.ts'

/** What the dialog asks about: a product to add, and the quantity that the visitor has chosen so far. */
export type AddQuestion = { readonly product: AddToCartData; readonly quantity: number; readonly onAdded?: () => void }

/**
 * Lets a component ask the visitor how many pieces of a product to add.
 * @returns `ask`, which opens the dialog, and `dialog`, which goes anywhere into the component's elements
 */
export function useAddQuestion(locale: Locale): { ask: (question: AddQuestion) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<AddQuestion | null>(null)
  const ask = (question: AddQuestion) => {
    addDialogStyles()
    // Two presses may come at once, held back until the code had loaded (islands/intent.ts). The first one counts: a dialog that
    // takes the place of an open one is not modal.
    setAsked(before => before ?? question)
  }
  const dialog = asked && <AddToCartDialog locale={locale} question={asked} onClose={() => setAsked(null)} />
  return { ask, dialog }
}
