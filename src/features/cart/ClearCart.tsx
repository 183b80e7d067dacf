import { useState } from 'react'
import { BUTTON, BUTTON_QUIET } from '../../ui/looks.ts'
import { showToast } from '../../ui/toast.ts'
import { CartQuestion } from './CartQuestion.tsx'
import { ANSWER, ANSWERS, CART_ACTION } from './cart-looks.ts'
import type { CartTexts } from './cart.i18n.ts'
import { emptyCart } from './cart.store.ts'

type ClearCartProps = { readonly t: CartTexts; readonly onCleared: () => void }

/** The button that empties the cart after the visitor said yes. Escape, Back and a press outside mean no. */
export function ClearCart({ t, onCleared }: ClearCartProps) {
  const [isAsking, setAsking] = useState(false)
  const clear = () => {
    setAsking(false)
    if (!emptyCart()) return
    // Until the dialog is gone, the page behind it takes no focus.
    requestAnimationFrame(onCleared)
    showToast(t.cleared)
  }
  return (
    <>
      <button
        className={`cart-clear ${CART_ACTION} justify-self-center text-ink-soft hover:text-primary`}
        type="button"
        onClick={() => setAsking(true)}
      >
        {t.clear}
      </button>
      {isAsking && (
        <CartQuestion title={t.clearQuestion} onClose={() => setAsking(false)} role="alertdialog">
          <div className={ANSWERS}>
            <button className={`${BUTTON_QUIET} ${ANSWER}`} type="button" autoFocus onClick={() => setAsking(false)}>
              {t.no}
            </button>
            <button className={`${BUTTON} ${ANSWER}`} type="button" onClick={clear}>
              {t.yes}
            </button>
          </div>
        </CartQuestion>
      )}
    </>
  )
}
