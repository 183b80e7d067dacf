import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useEffect } from 'react'
import type { Locale } from '#common/locales.ts'
import { BUTTON, VEIL } from '../../ui/looks.ts'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import { QUESTION, QUESTION_LAYER, QUESTION_PLACE } from '../cart/cart-looks.ts'
import { orderMessages } from './order.i18n.ts'

type OrderPlacedProps = { readonly locale: Locale; readonly number: string; readonly onClose: () => void }

/** The dialog that says that the shop has the order, with the order's number. Leaving the page closes it (specification §4). */
export function OrderPlaced({ locale, number, onClose }: OrderPlacedProps) {
  const t = orderMessages(locale)
  useBackCloses(true, onClose)
  useEffect(() => {
    // The browser may bring the page back as it was left, with an open dialog.
    addEventListener('pagehide', onClose)
    return () => removeEventListener('pagehide', onClose)
  }, [onClose])
  // The form, which had the focus, is gone with the cart's lines.
  useEffect(() => () => document.getElementById('sisu')?.focus({ preventScroll: true }), [])
  return (
    <Dialog className={QUESTION_LAYER} open onClose={onClose} data-order-placed>
      <DialogBackdrop className={VEIL} />
      <div className={`${QUESTION_PLACE} p-4`}>
        <DialogPanel className={`${QUESTION} text-ink`}>
          <DialogTitle className="mb-4 text-heading">{t.order_title}</DialogTitle>
          <Description>{t.order_text}</Description>
          <p className="mt-4">
            {t.number}: <strong>{number}</strong>
          </p>
          <button className={`${BUTTON} mt-4`} type="button" autoFocus onClick={onClose}>
            {t.close}
          </button>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
