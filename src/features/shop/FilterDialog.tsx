import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { type KeyboardEvent, useRef } from 'react'
import type { Locale } from '#common/locales.ts'
import { CLOSE, LineIcon } from '../../ui/LineIcon.tsx'
import { ICON_BUTTON, VEIL } from '../../ui/looks.ts'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import { CHOICE_LABEL, CHOICE_SELECT, ShopChoices } from './ShopChoices.tsx'
import { type ShopListData, type ShopState, shopSearch } from './shop-state.ts'
import { shopMessages } from './shop.i18n.ts'

type FilterDialogProps = {
  readonly locale: Locale
  readonly list: ShopListData
  readonly state: ShopState
  readonly onChange: (change: Partial<ShopState>) => void
  readonly onClose: () => void
}

/**
 * The dialog for category, order and page size in narrow windows. A choice closes the dialog; the search stays for another
 * category. With a keyboard, choices that the arrows step through do not close it, and Enter goes to the category.
 */
export function FilterDialog({ locale, list, state, onChange, onClose }: FilterDialogProps) {
  const t = shopMessages(locale)
  const current = list.places.find(({ id }) => id === list.categoryId)
  const { isStepping, noteKey } = useStepping()
  useBackCloses(true, onClose)
  const goTo = (category: string) => {
    if (category === current?.href) return
    // Without this the browser would bring the page back with an open dialog, and with another category than its own.
    onClose()
    location.assign(category + shopSearch({ ...state, page: 1 }))
  }
  return (
    <Dialog className="fixed inset-0 z-60 grid place-items-center overflow-y-auto" open onClose={onClose}>
      <DialogBackdrop className={VEIL} />
      <DialogPanel
        onKeyDownCapture={noteKey}
        className="relative w-[calc(100vw-2.5rem)] max-w-125 rounded-medium bg-paper-light px-6 pt-5 pb-8 text-ink floating"
      >
        <div className="flex items-center justify-between">
          <DialogTitle className="text-title leading-[1.12]">{t.filters}</DialogTitle>
          <button className={`${ICON_BUTTON} -mr-3`} type="button" aria-label={t.close} onClick={onClose}>
            <LineIcon shape={CLOSE} />
          </button>
        </div>
        <label className="mt-4 grid gap-1">
          <span className={CHOICE_LABEL}>{t.category}</span>
          <select
            className={`${CHOICE_SELECT} h-12!`}
            data-shop-category
            autoComplete="off"
            defaultValue={current?.href}
            onKeyDown={event => event.key === 'Enter' && goTo(event.currentTarget.value)}
            onChange={event => isStepping() || goTo(event.target.value)}
          >
            {list.places.map(({ href, text, lang }) => (
              <option key={href} value={href} lang={lang}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <ShopChoices
          className="mt-4 *:[select]:h-12"
          locale={locale}
          state={state}
          onChange={change => {
            onChange(change)
            if (!isStepping()) onClose()
          }}
        />
      </DialogPanel>
    </Dialog>
  )
}

/**
 * Tells an arrow key that steps through a closed select from a choice in an open one. A closed select changes in the same task as
 * its key, before the timer below; an open one changes when the visitor has chosen.
 */
function useStepping() {
  const isKeyDown = useRef(false)
  return {
    isStepping: () => isKeyDown.current,
    noteKey({ key }: KeyboardEvent) {
      if (key === 'Enter') return
      isKeyDown.current = true
      setTimeout(() => (isKeyDown.current = false))
    },
  }
}
