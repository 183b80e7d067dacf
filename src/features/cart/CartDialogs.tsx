import { useStore } from '@nanostores/react'
import type { Locale } from '../../i18n/locales.ts'
import { AddToCartDialog } from './AddToCartDialog.tsx'
import { $addQuestion, $isCartOpen } from './cart-questions.ts'
import { CartDrawer } from './CartDrawer.tsx'

/** The dialogs that every page of the site can open. */
export function CartDialogs({ locale }: { readonly locale: Locale }) {
  const isCartOpen = useStore($isCartOpen)
  const question = useStore($addQuestion)
  return (
    <>
      <CartDrawer locale={locale} isOpen={isCartOpen} onClose={() => $isCartOpen.set(false)} />
      {question && (
        <AddToCartDialog key={question.key} locale={locale} question={question} onClose={() => $addQuestion.set(null)} />
      )}
    </>
  )
}
