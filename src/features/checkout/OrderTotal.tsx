import { companyFacts } from '#common/company.ts'
import { formatEuro } from '#common/euro-text.ts'
import type { Locale } from '#common/locales.ts'
import type { DeliveryMethod } from '#common/message-options.ts'
import { orderTerms } from '#common/order-terms.i18n.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { orderMessages } from './order.i18n.ts'

type OrderTotalProps = {
  readonly locale: Locale
  /** Sum of the cart's lines in cents. */
  readonly total: number
  /** Undefined until the visitor chooses one. */
  readonly delivery: DeliveryMethod | undefined
}

const LINE = 'flex flex-wrap items-baseline justify-between gap-x-4'

/**
 * The cost of the order, with a link to the terms of delivery, payment and return. Screen readers read the cost of the
 * delivery when it changes; they hear of a new total from CartTotal.tsx.
 */
export function OrderTotal({ locale, total, delivery }: OrderTotalProps) {
  const t = orderMessages(locale)
  const terms = orderTerms(locale, delivery)
  return (
    <div className="grid gap-2 border-t border-rule pt-4">
      <output className={LINE}>
        <span>{terms.delivery}</span> <span>{terms.cost}</span>
      </output>
      <p className={LINE}>
        <span>{t.total}</span>{' '}
        <span className="text-sum font-semibold" data-order-total>
          {formatEuro(total, locale)}
        </span>
      </p>
      <p className="text-small text-ink-soft">
        {terms.vat} {t.withdrawal(companyFacts.withdrawalDays)} <a href={localizedPath(locale, paths.productInfo)}>{t.terms}</a>.
      </p>
    </div>
  )
}
