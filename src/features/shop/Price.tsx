import { formatEuro } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { shopMessages } from './shop.messages.ts'

type PriceProps = { readonly locale: Locale; readonly priceCents: number; readonly newPriceCents: number | null }

/** A price; with a discount also the old one, struck through. Screen readers hear which is which. */
export function Price({ locale, priceCents, newPriceCents }: PriceProps) {
  const t = shopMessages(locale)
  if (newPriceCents === null) {
    return (
      <p className="price">
        <span>
          <span className="sr-only">{`${t.price} `}</span>
          {formatEuro(priceCents, locale)}
        </span>
      </p>
    )
  }
  return (
    <p className="price">
      <span className="sr-only">{`${t.discountPrice} `}</span>
      <ins>{formatEuro(newPriceCents, locale)}</ins> <span className="sr-only">{`${t.regularPrice} `}</span>
      <del>{formatEuro(priceCents, locale)}</del>
    </p>
  )
}
