import { createPortal } from 'react-dom'
import { formatEuro } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { OrderChange } from './order-changes.ts'
import { orderMessages } from './order.messages.ts'

type OrderChangesProps = { readonly locale: Locale; readonly change: OrderChange }

/** What has changed in the cart since the visitor looked: in the page's alert, which is there when the cart is empty, too. */
export function OrderChanges({ locale, change }: OrderChangesProps) {
  const t = orderMessages(locale)
  return createPortal(
    <>
      <p>{t.changed}</p>
      <ul className="my-3 grid gap-1.5">
        {change.lines.map(({ title, price }, index) => (
          <li className="border-t border-rule pt-1.5" key={index}>
            {title}:{' '}
            {price === null ? (
              t.gone
            ) : (
              <>
                {t.before} <del className="text-ink-soft">{formatEuro(price.before, locale)}</del>, {t.now}{' '}
                <strong>{formatEuro(price.now, locale)}</strong>
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
