import { useStore } from '@nanostores/react'
import type { Locale } from '#common/locales.ts'
import { langAttribute } from '../../i18n/localized.ts'
import { cartTitle } from './cart-product.ts'
import type { CartTexts } from './cart.i18n.ts'
import { $removed, putBack } from './cart.store.ts'

type RemovedLineProps = { readonly locale: Locale; readonly t: CartTexts }

/** Names the line that the visitor removed last, and offers to put it back. The line then takes the focus. */
export function RemovedLine({ locale, t }: RemovedLineProps) {
  const removed = useStore($removed)
  const title = removed && cartTitle(removed.entry.product, locale)
  const undo = () => {
    putBack()
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-line="${removed?.id}"]`)?.focus())
  }
  return (
    <output className="block print:hidden">
      {title && (
        <span className="my-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-medium bg-paper-deep px-4 py-2">
          <span>
            {t.removed}: <span lang={langAttribute(title, locale)}>{title.text}</span>
          </span>
          <button className="min-h-11 font-semibold underline underline-offset-[0.2em]" type="button" onClick={undo}>
            {t.putBack}
          </button>
        </span>
      )}
    </output>
  )
}
