import { type MouseEvent, useEffect, useState } from 'react'
import type { Locale } from '#common/locales.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { addDialogStyles } from '../../styles/dialog-styles.ts'
import { CART, LineIcon } from '../../ui/LineIcon.tsx'
import { ICON_BUTTON } from '../../ui/looks.ts'
import { isPlainClick } from '../../ui/plain-click.ts'
import { CartDrawer } from './CartDrawer.tsx'
import { checkCart } from './cart-check.ts'
import { cartMessages } from './cart.i18n.ts'

type CartLinkProps = { readonly locale: Locale; readonly isCurrent: boolean }

/**
 * The header's link to the cart; on every page but the cart's own it opens a drawer. React does not draw the number beside
 * it: cart-badge.ts writes it before the first paint.
 */
export function CartLink({ locale, isCurrent }: CartLinkProps) {
  // Draws no drawer before its first opening: Headless UI writes styles that a published page may not have.
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused')
  // The browser may bring the page back as it was left.
  useEffect(() => {
    const close = () => setDrawer(now => (now === 'open' ? 'closed' : now))
    addEventListener('pagehide', close)
    return () => removeEventListener('pagehide', close)
  }, [])
  const open = (event: MouseEvent) => {
    if (isCurrent || !isPlainClick(event)) return
    event.preventDefault()
    addDialogStyles()
    void checkCart()
    // Toasts repeat what the cart shows, and would cover its buttons on phones.
    for (const toast of document.querySelectorAll('.toast-success')) toast.remove()
    setDrawer('open')
  }
  return (
    <>
      <a
        className={`${ICON_BUTTON} relative -mr-3 bg-paper`}
        data-cart-link
        href={localizedPath(locale, paths.cart)}
        aria-current={isCurrent ? 'page' : undefined}
        aria-haspopup={isCurrent ? undefined : 'dialog'}
        onClick={open}
      >
        <LineIcon shape={CART} />
        <span className="sr-only">{cartMessages(locale).cart}</span>
        <span
          className="absolute top-1 right-0.5 h-5 min-w-5 rounded-round bg-primary px-[0.3rem] text-center text-tiny leading-5 font-semibold text-white"
          data-cart-count
          hidden
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      </a>
      {drawer !== 'unused' && <CartDrawer locale={locale} isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} />}
    </>
  )
}
