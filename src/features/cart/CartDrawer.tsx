import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { Locale } from '#common/locales.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { CLOSE, LineIcon } from '../../ui/LineIcon.tsx'
import { BUTTON, ICON_BUTTON, VEIL } from '../../ui/looks.ts'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import { CartLines } from './CartLines.tsx'
import { CartTotal } from './CartTotal.tsx'
import { ClearCart } from './ClearCart.tsx'
import { RemovedLine } from './RemovedLine.tsx'
import { QUESTION_LAYER } from './cart-looks.ts'
import { cartMessages } from './cart.i18n.ts'
import { itemCount } from './cart.rules.ts'
import { $cart } from './cart.store.ts'

type CartDrawerProps = { readonly locale: Locale; readonly isOpen: boolean; readonly onClose: () => void }

const TRANSITION = 'motion-safe:[transition:transform_260ms_var(--ease-quiet),opacity_260ms_var(--ease-quiet)]'

/** The drawer with the cart, on the right of any page. */
export function CartDrawer({ locale, isOpen, onClose }: CartDrawerProps) {
  const t = cartMessages(locale)
  const cart = useStore($cart)
  const close = useRef<HTMLButtonElement>(null)
  useBackCloses(isOpen, onClose)
  return (
    <Dialog className={QUESTION_LAYER} open={isOpen} onClose={onClose} transition>
      <DialogBackdrop className={`${VEIL} ${TRANSITION} motion-safe:data-closed:opacity-0`} transition />
      <DialogPanel
        className={`cart-drawer fixed inset-y-0 right-0 flex w-125 max-w-full scroll-pb-60 flex-col overflow-y-auto bg-paper-light low:scroll-pb-0 floating ${TRANSITION} motion-safe:data-closed:[transform:translateX(100%)]`}
        transition
      >
        <div className="flex flex-none items-center justify-between border-b border-rule py-4 pr-4 pl-drawer">
          <DialogTitle className="text-title">{t.cart}</DialogTitle>
          <button className={ICON_BUTTON} type="button" ref={close} aria-label={t.close} onClick={onClose} autoFocus>
            <LineIcon shape={CLOSE} />
          </button>
        </div>
        <RemovedLine locale={locale} t={t} />
        {itemCount(cart) === 0 ? (
          <div className="grid flex-1 content-center justify-items-center gap-3 p-8 text-center">
            <p className="font-display text-title leading-[1.65]">{t.empty}</p>
            <p>{t.emptyHint}</p>
            <a className={`${BUTTON} mt-5`} href={localizedPath(locale, paths.shop)}>
              {t.toShop}
            </a>
          </div>
        ) : (
          <>
            <div className="flex-[1_0_auto] px-drawer">
              <CartLines locale={locale} cart={cart} t={t} onLastRemoved={() => close.current?.focus()} />
            </div>
            {/* The foot stays in sight, except in low windows and with large text, where the lines need its room. */}
            <div className="cart-drawer-foot sticky bottom-0 grid flex-none gap-3.5 border-t border-rule bg-paper-light px-drawer pt-5 pb-4 low:static">
              <CartTotal locale={locale} cart={cart} t={t} />
              <a className={BUTTON} href={localizedPath(locale, paths.cart)}>
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
