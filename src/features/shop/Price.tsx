import { formatEuro } from '#common/euro-text.ts'
import type { Locale } from '#common/locales.ts'
import { shopMessages } from './shop.i18n.ts'

type PriceProps = {
  readonly locale: Locale
  readonly priceCents: number
  readonly newPriceCents: number | null
  /** Classes of its size and place. */
  readonly className: string
}

const PRICE = 'price flex flex-wrap items-baseline gap-x-3'

/** A product's price. With a discount it shows the old price too, struck through. Words tell screen readers which is which. */
export function Price({ locale, priceCents, newPriceCents, className }: PriceProps) {
  const t = shopMessages(locale)
  if (newPriceCents === null) {
    return (
      <p className={`${PRICE} ${className}`}>
        <span>
          <span className="sr-only">{`${t.price} `}</span>
          {formatEuro(priceCents, locale)}
        </span>
      </p>
    )
  }
  return (
    <p className={`${PRICE} ${className}`}>
      <span className="sr-only">{`${t.discountPrice} `}</span>
      <ins className="font-semibold no-underline">{formatEuro(newPriceCents, locale)}</ins>{' '}
      <span className="sr-only">{`${t.regularPrice} `}</span>
      <del className="text-ink-soft">{formatEuro(priceCents, locale)}</del>
    </p>
  )
}
