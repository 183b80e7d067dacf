import { formatEuro } from '../../i18n/format.ts'
import { langAttribute, localize } from '../../i18n/localized.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localizedPath, paths } from '../../i18n/paths.ts'
import type { LineChange } from './cart-check.ts'
import type { CartTexts } from './cart.messages.ts'
import { type CartEntry, lineCents, MIN_QUANTITY, unitCents } from './cart.rules.ts'
import { acceptProduct, decrease, increase, setQuantity } from './cart.store.ts'
import { CartPicture } from './CartPicture.tsx'
import { CartPrice } from './CartPrice.tsx'
import { QuantityField } from './QuantityField.tsx'

type CartLineProps = {
  readonly locale: Locale
  readonly id: number
  readonly entry: CartEntry
  readonly change: LineChange | undefined
  /** Of the product's category; undefined until the shop was asked: then the title is no link. */
  readonly segment: string | undefined
  readonly t: CartTexts
  readonly onRemove: () => void
}

/** A product of the cart. One that is not sold any more can only be removed; a changed price asks to be accepted. */
export function CartLine({ locale, id, entry, change, segment, t, onRemove }: CartLineProps) {
  const { product, quantity } = entry
  const title = localize({ et: product.header, en: product.header_en, ru: product.header_ru }, locale)
  const isDeleted = change?.kind === 'deleted'
  return (
    <li className="cart-line" data-line={id} data-deleted={isDeleted || undefined}>
      <CartPicture image={product.image} />
      <div className="cart-line-facts">
        <p className="cart-title" lang={langAttribute(title, locale)}>
          {segment === undefined || isDeleted ? (
            title.text
          ) : (
            <a href={localizedPath(locale, paths.product(segment, id))}>{title.text}</a>
          )}
        </p>
        <CartPrice locale={locale} product={product} t={t} />
      </div>
      {change && (
        <div className="cart-change" role="note">
          {change.kind === 'deleted' ? (
            <p>{t.deleted}</p>
          ) : (
            <>
              <p>{t.repriced(formatEuro(unitCents(product), locale), formatEuro(unitCents(change.current), locale))}</p>
              <button className="cart-accept" type="button" onClick={() => acceptProduct(id, change.current)}>
                {t.accept}
                <span className="sr-only">: {title.text}</span>
              </button>
            </>
          )}
        </div>
      )}
      <div className="cart-line-amount">
        {!isDeleted && (
          <QuantityField
            label={t.quantityOf(title.text)}
            quantity={quantity}
            less={
              quantity > MIN_QUANTITY
                ? { label: `${t.less}: ${title.text}`, onPress: () => decrease(id) }
                : { label: t.removeItem(title.text), onPress: onRemove }
            }
            more={{ label: `${t.more}: ${title.text}`, onPress: () => increase(id) }}
            onType={value => setQuantity(id, value)}
          />
        )}
        <button className="cart-remove" type="button" aria-label={t.removeItem(title.text)} onClick={onRemove}>
          {t.remove}
        </button>
        {!isDeleted && (
          <p className="cart-line-total">
            <span className="sr-only">{t.lineTotal} </span>
            {formatEuro(lineCents(entry), locale)}
          </p>
        )}
      </div>
    </li>
  )
}
