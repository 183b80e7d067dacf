import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import type { Locale } from '../../i18n/locales.ts'
import { LineIcon } from '../../ui/LineIcon.tsx'
import { shopMessages } from './shop.messages.ts'
import { type ShopState, shopSearch } from './shop-state.ts'
import { ShopChoices } from './ShopChoices.tsx'
import type { ShopListData } from './shop-list-data.ts'

type FilterDialogProps = {
  readonly locale: Locale
  readonly list: ShopListData
  readonly state: ShopState
  readonly onChange: (change: Partial<ShopState>) => void
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Category, order and page size in narrow windows. A choice closes the dialog; what is sought stays in another category. */
export function FilterDialog({ locale, list, state, onChange, isOpen, onClose }: FilterDialogProps) {
  const t = shopMessages(locale)
  const current = list.places.find(({ id }) => id === list.categoryId)
  return (
    <Dialog className="filters-layer" open={isOpen} onClose={onClose}>
      <DialogBackdrop className="filters-backdrop" />
      <DialogPanel className="filters">
        <div className="filters-bar">
          <DialogTitle>{t.filters}</DialogTitle>
          <button className="icon-button" type="button" aria-label={t.close} onClick={onClose}>
            <LineIcon name="close" />
          </button>
        </div>
        <label className="select-field">
          <span>{t.category}</span>
          <select
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
