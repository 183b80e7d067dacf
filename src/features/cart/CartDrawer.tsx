import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { localizedPath, paths } from '../../i18n/paths.ts'
import { cartMessages } from './cart.messages.ts'
import { itemCount } from './cart.rules.ts'
import { $cart } from './cart.store.ts'
import { CartLines } from './CartLines.tsx'
import { CartTotal } from './CartTotal.tsx'
import { ClearCart } from './ClearCart.tsx'
import { RemovedLine } from './RemovedLine.tsx'

type CartDrawerProps = { readonly locale: Locale; readonly isOpen: boolean; readonly onClose: () => void }

/** The cart on the right of any page. */
export function CartDrawer({ locale, isOpen, onClose }: CartDrawerProps) {
  const t = cartMessages(locale)
  const cart = useStore($cart)
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Dialog className="cart-layer" open={isOpen} onClose={onClose} transition>
      <DialogBackdrop className="cart-backdrop" transition />
      <DialogPanel className="cart-drawer" transition>
        <div className="cart-drawer-bar">
          <DialogTitle className="cart-drawer-title">{t.cart}</DialogTitle>
          <button className="icon-button" type="button" ref={close} aria-label={t.close} onClick={onClose} autoFocus>
            <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="m5 5 14 14M19 5 5 19" />
            </svg>
          </button>
        </div>
        <RemovedLine locale={locale} t={t} onPutBack={() => close.current?.focus()} />
        {itemCount(cart) === 0 ? (
          <div className="cart-drawer-empty">
            <p className="cart-drawer-empty-title">{t.empty}</p>
            <p>{t.emptyHint}</p>
            <a className="button" href={localizedPath(locale, paths.shop)}>
              {t.toShop}
            </a>
          </div>
        ) : (
          <>
            <div className="cart-drawer-lines">
              <CartLines locale={locale} cart={cart} t={t} onLastRemoved={() => close.current?.focus()} />
            </div>
            <div className="cart-drawer-foot">
              <CartTotal locale={locale} cart={cart} t={t} />
              <a className="button" href={localizedPath(locale, paths.cart)}>
                {t.toCart}
              </a>
              <ClearCart t={t} onCleared={onClose} />
            </div>
          </>
        )}
      </DialogPanel>
    </Dialog>
  )
}
