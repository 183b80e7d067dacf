import { type SubmitEvent, useId, useState } from 'react'
import { formatEuro } from '../../i18n/format.ts'
import { langAttribute, localize } from '../../i18n/localized.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localizedPath, paths } from '../../i18n/paths.ts'
import { showToast } from '../../ui/toast.ts'
import { cartMessages } from './cart.messages.ts'
import type { AddQuestion } from './use-add-question.tsx'
import { MIN_QUANTITY, unitCents, validQuantity } from './cart.rules.ts'
import { addToCart } from './cart.store.ts'
import { CartPicture } from './CartPicture.tsx'
import { CartPrice } from './CartPrice.tsx'
import { CartQuestion } from './CartQuestion.tsx'
import { QuantityField } from './QuantityField.tsx'

type AddToCartDialogProps = { readonly locale: Locale; readonly question: AddQuestion; readonly onClose: () => void }

/** Asks how many to add, and adds them. */
export function AddToCartDialog({ locale, question, onClose }: AddToCartDialogProps) {
  const t = cartMessages(locale)
  const errorId = useId()
  const [quantity, setQuantity] = useState(question.quantity)
  const [isMissing, setMissing] = useState(false)
  const { id, ...product } = question.product
  const title = localize({ et: product.header, en: product.header_en, ru: product.header_ru }, locale)

  const change = (next: number) => {
    setMissing(false)
    setQuantity(validQuantity(next))
  }
  const confirm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (new FormData(event.currentTarget).get('quantity') === '') return setMissing(true)
    addToCart(id, product, quantity)
    question.onAdded?.()
    onClose()
    showToast(t.added, 'success', { link: { text: t.viewCart, href: localizedPath(locale, paths.cart) } })
  }
  return (
    <CartQuestion title={t.addQuestion} isOpen onClose={onClose}>
      <form noValidate onSubmit={confirm}>
        <div className="cart-question-product">
          <CartPicture image={product.image} />
          <div>
            <p className="cart-title" lang={langAttribute(title, locale)}>
              {title.text}
            </p>
            <CartPrice locale={locale} product={product} t={t} />
            <QuantityField
              label={t.quantity}
              quantity={quantity}
              less={{ label: t.less, onPress: () => change(quantity - 1), isDisabled: quantity === MIN_QUANTITY }}
              more={{ label: t.more, onPress: () => change(quantity + 1) }}
              onType={change}
              staysEmpty
              error={isMissing ? { id: errorId } : undefined}
            />
            {isMissing && (
              <p className="cart-error" id={errorId} role="alert">
                {t.chooseQuantity}
              </p>
            )}
          </div>
        </div>
        <p className="cart-total">
          <span>{t.lineTotal}</span> <strong>{formatEuro(unitCents(product) * quantity, locale)}</strong>
        </p>
        <div className="cart-answers">
          <button className="button button-quiet" type="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button className="button" type="submit" autoFocus>
            {t.add}
          </button>
        </div>
      </form>
    </CartQuestion>
  )
}
