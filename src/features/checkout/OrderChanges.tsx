import { createPortal } from 'react-dom'
import { formatEuro } from '#common/euro-text.ts'
import type { Locale } from '#common/locales.ts'
import { langAttribute } from '../../i18n/localized.ts'
import type { Cart } from '../cart/cart.rules.ts'
import type { ChangedLine } from './order-lines.ts'
import { orderMessages } from './order.i18n.ts'

/** The shop's answer to a cart that differs from the catalogue, for the page to show, and the cart that it is true of. */
export type OrderChange = {
  readonly place: HTMLElement
  readonly cart: Cart
  readonly lines: readonly ChangedLine[]
  /** In cents. */
  readonly total: number
}

type OrderChangesProps = { readonly locale: Locale; readonly change: OrderChange }

/** The changes of the cart since the visitor looked, in the page's alert, which an empty cart has, too. */
export function OrderChanges({ locale, change }: OrderChangesProps) {
  const t = orderMessages(locale)
  return createPortal(
    <>
      <p>{t.changed}</p>
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
      <p>
        {t.newTotal}: <strong>{formatEuro(change.total, locale)}</strong>
      </p>
    </>,
    change.place,
  )
}
