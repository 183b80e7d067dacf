import { createPortal } from 'react-dom'
import { formatEuro } from '#common/euro-text.ts'
import type { Locale } from '#common/locales.ts'
import { langAttribute } from '../../i18n/localized.ts'
import { type Cart, itemCount } from '../cart/cart.rules.ts'
import type { ChangedLine } from './order-lines.ts'
import { orderMessages } from './order.i18n.ts'

/** The shop's answer to a cart that differs from the catalogue. */
export type OrderChange = {
  /** The page's alert, which shows the answer. */
  readonly place: HTMLElement
  /** The cart after the answer. When it changes, the answer no longer holds. */
  readonly cart: Cart
  readonly lines: readonly ChangedLine[]
  /** The new total in cents. */
  readonly total: number
}

type OrderChangesProps = { readonly locale: Locale; readonly change: OrderChange }

/** Tells what changed in the cart since the visitor looked at it. The page's alert shows it, since an empty cart has no form. */
export function OrderChanges({ locale, change }: OrderChangesProps) {
  const t = orderMessages(locale)
  const isEmptied = itemCount(change.cart) === 0
  return createPortal(
    <>
      <p>{isEmptied ? t.emptied : t.changed}</p>
      <ul className="my-3 grid gap-1.5">
        {change.lines.map(({ title, price }, index) => (
          <li className="border-t border-rule pt-1.5" key={index}>
            <span lang={langAttribute(title, locale)}>{title.text}</span>:{' '}
            {price === null ? (
              <span>{t.gone}</span>
            ) : (
              <>
                {t.before} <del className="text-ink-soft">{formatEuro(price.beforeCents, locale)}</del>, {t.now}{' '}
                <strong>{formatEuro(price.nowCents, locale)}</strong>
              </>
            )}
          </li>
        ))}
      </ul>
      {!isEmptied && (
        <p>
          {t.newTotal}: <strong>{formatEuro(change.total, locale)}</strong>
        </p>
      )}
    </>,
    change.place,
  )
}
