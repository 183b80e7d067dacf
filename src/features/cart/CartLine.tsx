import { formatEuro } from '#common/euro-text.ts'
import type { Locale } from '#common/locales.ts'
import { MAX_QUANTITY } from '#common/message-rules.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { langAttribute, type LocalizedText } from '../../i18n/localized.ts'
import { CartPicture } from './CartPicture.tsx'
import { CartPrice } from './CartPrice.tsx'
import { QuantityField } from './QuantityField.tsx'
import type { LineChange } from './cart-check.ts'
import { CART_ACTION, CART_TITLE } from './cart-looks.ts'
import { tellMostQuantity } from './cart-notices.ts'
import { cartTitle } from './cart-product.ts'
import type { CartTexts } from './cart.i18n.ts'
import { type CartEntry, type CartProduct, lineCents, MIN_QUANTITY, unitCents } from './cart.rules.ts'
import { acceptProduct, setQuantity } from './cart.store.ts'

type CartLineProps = {
  readonly locale: Locale
  readonly id: number
  readonly entry: CartEntry
  readonly change: LineChange | undefined
  /** The path segment of the product's category. It is undefined until the shop has answered; until then the title is no link. */
  readonly segment: string | undefined
  readonly t: CartTexts
  readonly onRemove: () => void
}

/** A line of the cart. The visitor can only remove a product that is no longer sold, and has to accept a changed price. */
export function CartLine({ locale, id, entry, change, segment, t, onRemove }: CartLineProps) {
  const { product } = entry
  const title = cartTitle(product, locale)
  const isDeleted = change?.kind === 'deleted'
  return (
    <li
      className="cart-line grid grid-cols-[6rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-5 gap-y-3 border-rule py-6 not-first:border-t max-[20rem]:grid-cols-[3rem_minmax(0,1fr)] tablet:in-data-cart-page:grid-cols-[8rem_minmax(0,1fr)] tablet:in-data-cart-page:gap-x-8 tablet:in-data-cart-page:gap-y-4 print:break-inside-avoid print:grid-cols-[4rem_minmax(0,1fr)]! print:gap-x-6! print:gap-y-1! print:py-3"
      data-line={id}
      tabIndex={-1}
      data-deleted={isDeleted || undefined}
    >
      <CartPicture className={`w-full in-data-deleted:opacity-65 ${change ? '' : 'row-span-2'}`} image={product.image} />
      <div>
        <p
          className={`${CART_TITLE} in-data-deleted:line-through in-data-deleted:decoration-1 in-data-deleted:opacity-65`}
          lang={langAttribute(title, locale)}
        >
          {segment === undefined || isDeleted ? (
            title.text
          ) : (
            <a
              className="text-inherit no-underline hover:text-primary hover:underline"
              href={localizedPath(locale, paths.product(segment, id))}
            >
              {title.text}
            </a>
          )}
        </p>
        <CartPrice className="mt-1 in-data-deleted:opacity-65" locale={locale} product={product} t={t} />
      </div>
      {change && <ChangeNote locale={locale} id={id} product={product} change={change} t={t} title={title} />}
      <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 self-end ${change ? 'col-span-full' : ''}`}>
        {!isDeleted && <LineQuantity id={id} t={t} onRemove={onRemove} quantity={entry.quantity} title={title.text} />}
        <button
          className={`cart-remove ${CART_ACTION} text-ink-soft hover:text-primary`}
          type="button"
          aria-label={t.removeItem(title.text)}
          onClick={onRemove}
        >
          {t.remove}
        </button>
        {!isDeleted && (
          <p className="cart-line-total ml-auto font-semibold whitespace-nowrap">
            <span className="sr-only">{t.lineTotal} </span>
            <span>{formatEuro(lineCents(entry), locale)}</span>
          </p>
        )}
      </div>
    </li>
  )
}

type ChangeNoteProps = Pick<CartLineProps, 'locale' | 'id' | 't'> & {
  readonly product: CartProduct
  readonly change: LineChange
  readonly title: LocalizedText
}

/** How the line differs from the published product, and the press that accepts a changed price. */
function ChangeNote({ locale, id, t, product, change, title }: ChangeNoteProps) {
  return (
    <div
      className="cart-change col-span-full border-l-3 border-warning bg-paper px-4 py-2.5 text-note leading-normal"
      role="note"
    >
      {change.kind === 'deleted' ? (
        <p>{t.deleted}</p>
      ) : (
        <>
          <p>{t.repriced(formatEuro(unitCents(product), locale), formatEuro(unitCents(change.current), locale))}</p>
          <button
            className={`${CART_ACTION} font-medium text-primary`}
            type="button"
            onClick={event => {
              // The button disappears with the note, so the line takes the focus.
              event.currentTarget.closest('li')?.focus()
              acceptProduct(id, change.current)
            }}
          >
            {t.accept}
            <span className="sr-only">
              : <span lang={langAttribute(title, locale)}>{title.text}</span>
            </span>
          </button>
        </>
      )}
    </div>
  )
}

type LineQuantityProps = Pick<CartLineProps, 'id' | 't' | 'onRemove'> & { readonly quantity: number; readonly title: string }

/** The line's quantity. At the smallest quantity, the minus button removes the line. */
function LineQuantity({ id, t, onRemove, quantity, title }: LineQuantityProps) {
  return (
    <QuantityField
      label={t.quantityOf(title)}
      quantity={quantity}
      less={
        quantity > MIN_QUANTITY
          ? { label: `${t.less}: ${title}`, onPress: () => setQuantity(id, quantity - 1) }
          : { label: t.removeItem(title), onPress: onRemove }
      }
      more={{
        label: `${t.more}: ${title}`,
        onPress: () => (quantity < MAX_QUANTITY ? setQuantity(id, quantity + 1) : tellMostQuantity()),
      }}
      onType={value => setQuantity(id, value)}
      onCut={tellMostQuantity}
    />
  )
}
