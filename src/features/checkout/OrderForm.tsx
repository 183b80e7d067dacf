import { useStore } from '@nanostores/react'
import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { eurosToCents } from '#common/euro.ts'
import type { Locale } from '#common/locales.ts'
import { MAX_CART_LINES, SUBJECTS } from '#common/message-rules.ts'
import type { ChangedCart } from '#server/orders/changed-cart.schemas.ts'
import { NOTICE } from '../../ui/looks.ts'
import { $deletedIds, $ordered, learnCatalogue } from '../cart/cart-check.ts'
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
const cartPayload = () => ({ cart: orderLines($ordered.get()), total: totalEuros($ordered.get()) })

/**
 * The order form of the cart page (specification §2.5, §5), shown while the cart holds something. It sends the cart's
 * lines. The page has the alert `[data-order-changes]`, where the form shows what the shop has changed.
 */
export function OrderForm({ locale, place }: OrderFormProps) {
  const cart = useStore($cart, { ssr: () => EMPTY_CART })
  const ordered = useStore($ordered, { ssr: () => EMPTY_CART })
  const count = itemCount(ordered)
  const isTooMuch = count > MAX_CART_LINES
  const [change, setChange] = useState<OrderChange | null>(null)
  const [number, setNumber] = useState<string | null>(null)
  const close = useCallback(() => setNumber(null), [])

  /**
   * Specification §4: scroll to top, empty the cart, reset the form (which did so itself), show the dialog. What another tab
   * added while the order was sent stays.
   */
  const finish = (order: SentMessage) => {
    // `extra` below put the cart into the payload.
    const { cart: lines } = order.payload as ReturnType<typeof cartPayload>
    replaceCart(withoutProducts(withoutOrdered($cart.get(), lines), $deletedIds.get()))
    scrollTo({ top: 0 })
    setNumber(order.number)
  }

  /** When the catalogue differs from the cart, changes the cart and shows the visitor what changed. @returns whether it did */
  const followCatalogue = (problem: Refusal) => {
    if (problem.code !== 'CART_CHANGED') return false
    // With this code the server sends a ChangedCart beside the problem.
    const answer = problem as unknown as ChangedCart
    const seen = $cart.get()
    const lines = [...answer.cart, ...goneLines(seen, $deletedIds.get())]
    const current = withCatalogue(seen, lines)
    learnCatalogue(lines)
    if (!replaceCart(current)) return false
    const alert = document.querySelector<HTMLElement>('[data-order-changes]')
    if (!alert) return false
    const total = eurosToCents(answer.total)
    flushSync(() => setChange({ place: alert, cart: current, lines: changedLines(seen, lines, locale), total }))
    alert.scrollIntoView({ block: 'center' })
    alert.focus({ preventScroll: true })
    return true
  }

  return (
    <section // In wide windows it is beside the lines, and its heading begins as high as the first one.
      className="mt-part max-w-160 wide:mt-0 wide:pt-6 print:hidden"
    >
      {isTooMuch && <output className={`block ${NOTICE}`}>{orderMessages(locale).tooMany(MAX_CART_LINES, count)}</output>}
      <div data-order-part hidden={count === 0 || isTooMuch}>
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
          <OrderFields locale={locale} total={totalCents(ordered)} />
        </MessageForm>
      </div>
      {change?.cart === cart && <OrderChanges locale={locale} change={change} />}
      {number !== null && <OrderPlaced locale={locale} number={number} onClose={close} />}
    </section>
  )
}
