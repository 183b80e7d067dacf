import { type SubmitEvent, useId, useState } from 'react'
import { formatEuro } from '#common/euro-text.ts'
import type { Locale } from '#common/locales.ts'
import { MAX_QUANTITY } from '#common/message-rules.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { langAttribute } from '../../i18n/localized.ts'
import { BUTTON, BUTTON_QUIET } from '../../ui/looks.ts'
import { showToast } from '../../ui/toast.ts'
import { CartPicture } from './CartPicture.tsx'
import { CartPrice } from './CartPrice.tsx'
import { CartQuestion } from './CartQuestion.tsx'
import { QuantityField } from './QuantityField.tsx'
import { ANSWER, ANSWERS, CART_SUM, CART_TITLE, CART_TOTAL } from './cart-looks.ts'
import { tellMostQuantity } from './cart-notices.ts'
import { cartTitle } from './cart-product.ts'
import { cartMessages, type CartTexts } from './cart.i18n.ts'
import { isQuantity, MIN_QUANTITY, unitCents, validQuantity } from './cart.rules.ts'
import { $cart, addToCart } from './cart.store.ts'
import type { AddQuestion } from './use-add-question.tsx'

type AddToCartDialogProps = { readonly locale: Locale; readonly question: AddQuestion; readonly onClose: () => void }

/** The dialog that asks how many pieces of a product to add, and adds them to the cart. */
export function AddToCartDialog({ locale, question, onClose }: AddToCartDialogProps) {
  const t = cartMessages(locale)
  const [quantity, setQuantity] = useState(question.quantity)
  // The number in the field, which may be no quantity.
  const [entered, setEntered] = useState(question.quantity)
  // `missing`: the visitor pressed the button with no quantity in the field. `cut`: the field cut the typed one to the most that
  // one order takes.
  const [trouble, setTrouble] = useState<'missing' | 'cut' | null>(null)
  const { id, ...product } = question.product
  const title = cartTitle(product, locale)

  const change = (next: number) => {
    setTrouble(null)
    setQuantity(validQuantity(next))
    setEntered(next)
  }
  const noteCut = () => setTrouble('cut')
  const confirm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Enter adds the field's value, which may not be a quantity yet.
    const typed = typedQuantity(event.currentTarget)
    if (!isQuantity(typed)) return setTrouble('missing')
    const wanted = ($cart.get()[id]?.quantity ?? 0) + typed
    if (!addToCart(id, product, validQuantity(typed))) return
    question.onAdded?.()
    onClose()
    if (trouble === 'cut' || wanted > MAX_QUANTITY) return tellMostQuantity()
    showToast(t.added, 'success', { link: { text: t.viewCart, href: localizedPath(locale, paths.cart) } })
  }
  return (
    <CartQuestion title={t.addQuestion} onClose={onClose}>
      <form noValidate onChange={event => setEntered(typedQuantity(event.currentTarget))} onSubmit={confirm}>
        {/* Leaves room for the quantity in a narrow window, and with large text. */}
        <div className="mt-6 grid grid-cols-[clamp(3rem,20vw,6rem)_minmax(0,1fr)] gap-5">
          <CartPicture className="w-full" image={product.image} />
          <div>
            <p className={CART_TITLE} lang={langAttribute(title, locale)}>
              {title.text}
            </p>
            <CartPrice className="mt-1 mb-4" locale={locale} product={product} t={t} />
            <AddedQuantity t={t} quantity={quantity} isMissing={trouble === 'missing'} onChange={change} onCut={noteCut} />
          </div>
        </div>
        <p className={`${CART_TOTAL} mt-6 border-t border-rule pt-4`}>
          <span>{t.lineTotal}</span>{' '}
          <output>
            <strong className={CART_SUM}>
              {isQuantity(entered) ? formatEuro(unitCents(product) * validQuantity(entered), locale) : '–'}
            </strong>
          </output>
        </p>
        <div className={ANSWERS}>
          <button className={`${BUTTON_QUIET} ${ANSWER}`} type="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button className={`${BUTTON} ${ANSWER}`} type="submit" autoFocus>
            {t.add}
          </button>
        </div>
      </form>
    </CartQuestion>
  )
}

/** The number in the form's quantity field; 0 when it is empty. */
const typedQuantity = (form: HTMLFormElement) => Number(new FormData(form).get('quantity'))

type AddedQuantityProps = {
  readonly t: CartTexts
  readonly quantity: number
  /** Whether the visitor wanted to add with no quantity in the field. */
  readonly isMissing: boolean
  readonly onChange: (quantity: number) => void
  readonly onCut: () => void
}

/** The quantity to add, with an error below the field when it holds none. */
function AddedQuantity({ t, quantity, isMissing, onChange, onCut }: AddedQuantityProps) {
  const errorId = useId()
  return (
    <>
      <QuantityField
        label={t.quantity}
        quantity={quantity}
        less={{ label: t.less, onPress: () => onChange(quantity - 1), isDisabled: quantity === MIN_QUANTITY }}
        more={{ label: t.more, onPress: () => onChange(quantity + 1), isDisabled: quantity === MAX_QUANTITY }}
        onType={onChange}
        onCut={onCut}
        isChecked
        error={isMissing ? { id: errorId } : undefined}
      />
      {isMissing && (
        <p className="mt-2 text-fine text-error" id={errorId} role="alert">
          {t.chooseQuantity}
        </p>
      )}
    </>
  )
}
