import { useState } from 'react'
import { showToast } from '../../ui/toast.ts'
import type { CartTexts } from './cart.messages.ts'
import { emptyCart } from './cart.store.ts'
import { CartQuestion } from './CartQuestion.tsx'

type ClearCartProps = { readonly t: CartTexts; readonly onCleared: () => void }

/** Empties the cart once the visitor said yes. Escape and a press outside mean no. */
export function ClearCart({ t, onCleared }: ClearCartProps) {
  const [isAsking, setAsking] = useState(false)
  const clear = () => {
    setAsking(false)
    emptyCart()
    onCleared()
    showToast(t.cleared)
  }
  return (
    <>
      <button className="cart-clear" type="button" onClick={() => setAsking(true)}>
        {t.clear}
      </button>
      {isAsking && (
        <CartQuestion title={t.clearQuestion} isOpen onClose={() => setAsking(false)} role="alertdialog">
          <div className="cart-answers">
            <button className="button button-quiet" type="button" autoFocus onClick={() => setAsking(false)}>
              {t.no}
            </button>
            <button className="button" type="button" onClick={clear}>
              {t.yes}
            </button>
          </div>
        </CartQuestion>
      )}
    </>
  )
}
