import { type MouseEvent, useEffect, useState } from 'react'
import type { Locale } from '#common/locales.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { addDialogStyles } from '../../styles/dialog-styles.ts'
import { ICON_BUTTON, LINE_ICON } from '../../ui/looks.ts'
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
    if (isCurrent || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
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
        <svg className={`${LINE_ICON} size-6`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M5 8h14l1 12.5H4L5 8Zm3.5 0V6.5a3.5 3.5 0 0 1 7 0V8" />
        </svg>
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
