import { formatEuro } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { shopMessages } from './shop.messages.ts'
import { NEW_PRICE, OLD_PRICE, PRICE } from './shop-looks.ts'

type PriceProps = {
  readonly locale: Locale
  readonly priceCents: number
  readonly newPriceCents: number | null
  /** Its size and place. */
  readonly className: string
}

/** A price; with a discount also the old one, struck through. Screen readers hear which is which. */
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
      <ins className={NEW_PRICE}>{formatEuro(newPriceCents, locale)}</ins> <span className="sr-only">{`${t.regularPrice} `}</span>
      <del className={OLD_PRICE}>{formatEuro(priceCents, locale)}</del>
    </p>
  )
}
