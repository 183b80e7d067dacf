import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { Locale } from '#common/locales.ts'
import { CartLine } from './CartLine.tsx'
import { $isCheckFailed, $lineChanges, $published, checkCart } from './cart-check.ts'
import type { CartTexts } from './cart.i18n.ts'
import { type Cart, cartLines } from './cart.rules.ts'
import { removeFromCart, STORAGE_KEY } from './cart.store.ts'

type CartLinesProps = {
  readonly locale: Locale
  readonly cart: Cart
  readonly t: CartTexts
  /** Called after the removal of the last line, to move the focus. */
  readonly onLastRemoved: () => void
}

/**
 * The cart's lines, below notes about what changed in the shop. After a removal the focus moves to a neighbouring line. It does
 * not move to a button of that line, because a second press would then remove that line, too.
 */
export function CartLines({ locale, cart, t, onLastRemoved }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null)
  const changes = useStore($lineChanges)
  const cards = useStore($published)
  const isCheckFailed = useStore($isCheckFailed)
  const lines = cartLines(cart)
  // Another tab may have put in a product at a newer price than this page knows of.
  useEffect(() => {
    const check = ({ key }: StorageEvent) => {
      if (key === STORAGE_KEY) void checkCart()
    }
    addEventListener('storage', check)
    return () => removeEventListener('storage', check)
  }, [])

  const remove = (id: number) => {
    const index = lines.findIndex(line => line.id === id)
    const neighbour = (lines[index + 1] ?? lines[index - 1])?.id
    removeFromCart(id)
    requestAnimationFrame(() => {
      const line = list.current?.querySelector<HTMLElement>(`[data-line="${neighbour}"]`)
      if (line) line.focus()
      else onLastRemoved()
    })
  }
  return (
    <>
      {/* Screen readers read them when they appear. */}
      <output className="block text-note text-warning *:mt-5">
        {changes.size > 0 && <p>{t.unsettled}</p>}
        {isCheckFailed && <p>{t.checkFailed}</p>}
      </output>
      <ul ref={list}>
        {lines.map(({ id, entry }) => (
          <CartLine
            key={id}
            locale={locale}
            id={id}
            entry={entry}
            t={t}
            change={changes.get(id)}
            segment={cards.get(id)?.categorySegment}
            onRemove={() => remove(id)}
          />
        ))}
      </ul>
    </>
  )
}
