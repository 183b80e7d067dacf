import { useStore } from '@nanostores/react'
import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '#common/locales.ts'
import { MAX_CART_LINES, SUBJECTS } from '#common/message-rules.ts'
import type { ChangedCart } from '#server/orders/changed-cart.schemas.ts'
import { NOTICE } from '../../ui/looks.ts'
import { $deletedIds, $orderable, learnCatalogue } from '../cart/cart-check.ts'
import { EMPTY_CART, itemCount, totalCents, totalEuros, withoutOrdered, withoutProducts } from '../cart/cart.rules.ts'
import { $cart, replaceCart } from '../cart/cart.store.ts'
import { type FormPlace, MessageForm } from '../messages/form/MessageForm.tsx'
import type { Refusal } from '../messages/form/send-message.ts'
import type { SentMessage } from '../messages/form/use-message-form.ts'
import { formWords } from '../messages/texts/form-words.i18n.ts'
import { type OrderChange, OrderChanges } from './OrderChanges.tsx'
import { OrderFields } from './OrderFields.tsx'
import { OrderPlaced } from './OrderPlaced.tsx'
import { changedLines, goneLines, orderLines, withCatalogue } from './order-lines.ts'
import { orderMessages } from './order.i18n.ts'

type OrderFormProps = { readonly locale: Locale; readonly place: FormPlace }

/** The cart's part of an order's payload (specification §7). */
const cartPayload = () => ({ cart: orderLines($orderable.get()), total: totalEuros($orderable.get()) })

/**
 * The order form of the cart page (specification §2.5, §5). It orders the cart's products that are still sold, and shows while
 * there are some, and no more than one order takes. The page's alert `[data-order-changes]` tells what the shop has changed.
 */
export function OrderForm({ locale, place }: OrderFormProps) {
  const cart = useStore($cart, { ssr: () => EMPTY_CART })
  const orderable = useStore($orderable, { ssr: () => EMPTY_CART })
  const count = itemCount(orderable)
  const hasTooManyLines = count > MAX_CART_LINES
  const [change, setChange] = useState<OrderChange | null>(null)
  const [orderNumber, setOrderNumber] = useState<string | null>(null)
  const closeDialog = useCallback(() => setOrderNumber(null), [])

  /**
   * After an order (specification §4): empties the cart, scrolls to the top and shows the dialog; the form has reset itself. What
   * another tab added while the order was sent stays. Products that are no longer sold go too.
   */
  const finish = (order: SentMessage) => {
    // The payload has the cart's part, because the form gets `cartPayload` as `extra`.
    const { cart: lines } = order.payload as ReturnType<typeof cartPayload>
    replaceCart(withoutProducts(withoutOrdered($cart.get(), lines), $deletedIds.get()))
    scrollTo({ top: 0 })
    setOrderNumber(order.number)
  }

  /**
   * When the catalogue differs from the cart, changes the cart and shows the visitor what changed.
   * @returns whether the visitor sees it; if not, the form reports a failure
   */
  const followCatalogue = (problem: Refusal) => {
    if (problem.code !== 'CART_CHANGED') return false
    // With this code the server sends a ChangedCart beside the problem.
    const answer = problem as unknown as ChangedCart
    const seen = $cart.get()
    const lines = [...answer.cart, ...goneLines(seen, $deletedIds.get())]
    const current = withCatalogue(seen, lines)
    learnCatalogue(lines)
    if (!replaceCart(current)) return false
    const changesAlert = document.querySelector<HTMLElement>('[data-order-changes]')
    if (!changesAlert) return false
    // The visitor may have changed the cart while the order was sent: the answer has the total of what was sent.
    const total = totalCents(current)
    flushSync(() => setChange({ place: changesAlert, cart: current, lines: changedLines(seen, lines, locale), total }))
    changesAlert.scrollIntoView({ block: 'center' })
    changesAlert.focus({ preventScroll: true })
    return true
  }

  return (
    <section // In wide windows it is beside the lines, and its heading begins as high as the first one.
      className="mt-part max-w-160 wide:mt-0 wide:pt-6 print:hidden"
    >
      {hasTooManyLines && <output className={`block ${NOTICE}`}>{orderMessages(locale).tooMany(MAX_CART_LINES, count)}</output>}
      <div data-order-part hidden={count === 0 || hasTooManyLines}>
        <h2 className="mb-6">{formWords(locale, 'order').title}</h2>
        <MessageForm
          locale={locale}
          kind="order"
          subject={SUBJECTS.order}
          submitText={orderMessages(locale).submit}
          place={place}
          extra={cartPayload}
          onSent={finish}
          onRefused={followCatalogue}
        >
          <OrderFields locale={locale} total={totalCents(orderable)} />
        </MessageForm>
      </div>
      {/* Once the cart changes again, the shop's answer no longer holds. */}
      {change?.cart === cart && <OrderChanges locale={locale} change={change} />}
      {orderNumber !== null && <OrderPlaced locale={locale} number={orderNumber} onClose={closeDialog} />}
    </section>
  )
}
