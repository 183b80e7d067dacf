import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import type { Locale } from '#common/locales.ts'
import { CLOSE, LineIcon } from '../../ui/LineIcon.tsx'
import { ICON_BUTTON, VEIL } from '../../ui/looks.ts'
import { CHOICE, CHOICE_NAME, ShopChoices } from './ShopChoices.tsx'
import { type ShopListData, type ShopState, shopSearch } from './shop-state.ts'
import { shopMessages } from './shop.i18n.ts'

type FilterDialogProps = {
  readonly locale: Locale
  readonly list: ShopListData
  readonly state: ShopState
  readonly onChange: (change: Partial<ShopState>) => void
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Category, order and page size in narrow windows. A choice closes the dialog; another category keeps the search. */
export function FilterDialog({ locale, list, state, onChange, isOpen, onClose }: FilterDialogProps) {
  const t = shopMessages(locale)
  const current = list.places.find(({ id }) => id === list.categoryId)
  return (
    <Dialog className="fixed inset-0 z-60 grid place-items-center overflow-y-auto" open={isOpen} onClose={onClose}>
      <DialogBackdrop className={VEIL} />
      <DialogPanel className="relative w-[calc(100vw-2.5rem)] max-w-125 rounded-medium bg-paper-light px-6 pt-5 pb-8 text-ink shadow-floating">
        <div className="flex items-center justify-between">
          <DialogTitle className="text-title leading-[1.12]">{t.filters}</DialogTitle>
          <button className={`${ICON_BUTTON} -mr-3`} type="button" aria-label={t.close} onClick={onClose}>
            <LineIcon shape={CLOSE} />
          </button>
        </div>
        <label className="mt-4 grid gap-1">
          <span className={CHOICE_NAME}>{t.category}</span>
          <select
            className={`${CHOICE} h-12!`}
            data-shop-category
            autoComplete="off"
            defaultValue={current?.href}
            onChange={event => location.assign(event.target.value + shopSearch({ ...state, page: 1 }))}
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
            onClose()
          }}
        />
      </DialogPanel>
    </Dialog>
  )
}
