import type { Locale } from '../../i18n/locales.ts'
import { shopMessages } from './shop.messages.ts'
import { PAGE_SIZES, pageSizeOf, type ShopState, sortOf, SORTS } from './shop-state.ts'
import { ShopChoice } from './ShopChoice.tsx'

type ShopChoicesProps = {
  readonly locale: Locale
  readonly state: ShopState
  /** Of each label. */
  readonly className: string
  readonly onChange: (change: Partial<ShopState>) => void
}

const SIZES = PAGE_SIZES.map(value => ({ value, name: value }))

/** Order and page size, above the list and in the dialog of narrow windows. Another choice begins with the first page. */
export function ShopChoices({ locale, state, className, onChange }: ShopChoicesProps) {
  const t = shopMessages(locale)
  const names = { default: t.newest, 'price-asc': t.cheapest, 'price-desc': t.dearest } as const
  const sorts = SORTS.map(value => ({ value, name: names[value] }))
  return (
    <>
      <ShopChoice
        className={className}
        label={t.sort}
        control="sort"
        value={state.sort}
        options={sorts}
        onChoose={value => onChange({ sort: sortOf(value), page: 1 })}
      />
      <ShopChoice
        className={className}
        label={t.perPage}
        control="per"
        value={state.perPage}
        options={SIZES}
        onChoose={value => onChange({ perPage: pageSizeOf(value), page: 1 })}
      />
    </>
  )
}
