import type { Locale } from '#common/locales.ts'
import { PAGE_SIZES, pageSizeOf, type ShopState, sortOf, SORTS } from './shop-state.ts'
import { shopMessages } from './shop.i18n.ts'

/** The looks of a choice's label and of its select. FilterDialog.tsx has them, too. */
export const CHOICE_NAME = 'text-caption leading-snug text-ink-soft'
export const CHOICE = 'chevron-2 h-11 w-full rounded-small border border-line bg-paper-light pr-9 pl-3 text-base text-ink'

type ShopChoicesProps = {
  readonly locale: Locale
  readonly state: ShopState
  /** Classes of each label. */
  readonly className: string
  readonly onChange: (change: Partial<ShopState>) => void
}

const SIZES = PAGE_SIZES.map(value => ({ value, name: value }))

/** The choices of order and page size, above the list and in the dialog of narrow windows. A new choice shows the first page. */
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

type ShopChoiceProps = {
  readonly label: string
  readonly control: 'sort' | 'per'
  readonly value: string | number
  readonly options: readonly { readonly value: string | number; readonly name: string | number }[]
  /** Classes of the label. */
  readonly className: string
  readonly onChoose: (value: string) => void
}

/** A labelled choice among the shop's controls. */
function ShopChoice({ label, control, value, options, className, onChoose }: ShopChoiceProps) {
  return (
    <label className={`grid gap-1 ${className}`}>
      <span className={CHOICE_NAME}>{label}</span>
      <select
        className={CHOICE}
        name={control}
        data-shop-control={control}
        autoComplete="off"
        value={value}
        onChange={event => onChoose(event.target.value)}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  )
}
