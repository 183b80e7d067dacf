import { companyFacts } from '#common/company.ts'
import { formatEuro } from '#common/euro-text.ts'
import type { Locale } from '#common/locales.ts'
import type { Delivery } from '#common/message-options.ts'
import { orderTerms } from '#common/order-terms.i18n.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { orderMessages } from './order.i18n.ts'

type OrderTotalProps = {
  readonly locale: Locale
  /** In cents. */
  readonly total: number
  /** Undefined until the visitor chooses one. */
  readonly delivery: Delivery | undefined
}

const LINE = 'flex flex-wrap items-baseline justify-between gap-x-4'

/** The cost of the order with its parts, and links to the terms of delivery, payment and return. */
export function OrderTotal({ locale, total, delivery }: OrderTotalProps) {
  const t = orderMessages(locale)
  const terms = orderTerms(locale, delivery)
  return (
    <div className="grid gap-2 border-t border-rule pt-4">
      <p className={`order-delivery ${LINE}`}>
        <span>{terms.delivery}</span>
        <output>{terms.cost}</output>
      </p>
      <p className={LINE}>
        <span>{t.total}</span>
        <output className="text-sum font-semibold" data-order-total>
          {formatEuro(total, locale)}
        </output>
      </p>
      <p className="text-small text-ink-soft">
        {terms.vat} {t.withdrawal(companyFacts.withdrawalDays)} <a href={localizedPath(locale, paths.productInfo)}>{t.terms}</a>.
      </p>
    </div>
  )
}
