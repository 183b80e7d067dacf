import { useState } from 'react'
import type { Locale } from '#common/locales.ts'
import { MAX_QUANTITY } from '#common/message-rules.ts'
import { BUTTON } from '../../ui/looks.ts'
import { QuantityField } from './QuantityField.tsx'
import { tellMostQuantity } from './cart-notices.ts'
import type { AddToCartData } from './cart-product.ts'
import { cartMessages } from './cart.i18n.ts'
import { MIN_QUANTITY, validQuantity } from './cart.rules.ts'
import { useAddQuestion } from './use-add-question.tsx'

type AddToCartProps = { readonly locale: Locale; readonly product: AddToCartData }

/** The quantity field of a product's page, and the button that asks before it adds to the cart. */
export function AddToCart({ locale, product }: AddToCartProps) {
  const t = cartMessages(locale)
  const [quantity, setQuantity] = useState(1)
  // Whether plus or minus made the last change.
  const [isStepped, setStepped] = useState(false)
  const { ask, dialog } = useAddQuestion(locale)
  const choose = (chosen: number) => {
    setStepped(false)
    setQuantity(chosen)
  }
  const step = (change: number) => {
    setStepped(true)
    setQuantity(before => validQuantity(before + change))
  }
  return (
    <div // On phones the button stays in reach while the visitor reads. It leaves room for the cart in the corner.
      className="flex w-full flex-wrap gap-4 max-tablet:sticky max-tablet:inset-y-0 max-tablet:z-5 max-tablet:mt-4 max-tablet:gap-3 max-tablet:bg-paper max-tablet:py-3 max-tablet:pr-12 min-[20rem]:max-tablet:flex-nowrap noscript:hidden!"
    >
      <QuantityField
        label={t.quantity}
        quantity={quantity}
        less={{ label: t.less, onPress: () => step(-1), isDisabled: quantity === MIN_QUANTITY }}
        more={{ label: t.more, onPress: () => step(1), isDisabled: quantity === MAX_QUANTITY }}
        onType={choose}
        onCut={tellMostQuantity}
      />
      {/* Plus and minus keep the focus, so screen readers learn the new number from here. */}
      <output className="sr-only">{isStepped ? `${t.quantity}: ${quantity}` : ''}</output>
      <button
        className={`${BUTTON} max-w-88 flex-[1_1_12rem] max-tablet:flex-[1_1_8rem] max-tablet:px-3`}
        type="button"
        aria-haspopup="dialog"
        onClick={() => ask({ product, quantity, onAdded: () => choose(1) })}
      >
        {t.add}
      </button>
      {dialog}
    </div>
  )
}
