import type { Locale } from '#common/locales.ts'
import { PAGE_SIZES, pageSizeOf, type ShopState, sortOf, SORTS } from './shop-state.ts'
import { shopMessages } from './shop.i18n.ts'

/** The looks of a choice's label and of its select. FilterDialog.tsx uses them, too. */
export const CHOICE_LABEL = 'text-caption leading-snug text-ink-soft'
export const CHOICE_SELECT = 'chevron-2 h-11 w-full rounded-small border border-line bg-paper-light pr-9 pl-3 text-base text-ink'

type ShopChoicesProps = {
  readonly locale: Locale
  readonly state: ShopState
  /** Classes of the element around each label and select. */
  readonly className: string
  readonly onChange: (change: Partial<ShopState>) => void
}

const SIZES = PAGE_SIZES.map(value => ({ value, text: value }))

/** The choices of order and page size, above the list and in the dialog of narrow windows. A new choice shows the first page. */
export function ShopChoices({ locale, state, className, onChange }: ShopChoicesProps) {
  const t = shopMessages(locale)
  const isSearch = state.query.trim() !== ''
  const sortTexts = { default: isSearch ? t.bestMatch : t.newest, 'price-asc': t.cheapest, 'price-desc': t.dearest } as const
  const sorts = SORTS.map(value => ({ value, text: sortTexts[value] }))
  return (
    <>
      <ShopChoice
        className={className}
        label={t.sort}
        name="sort"
        value={state.sort}
        options={sorts}
        onChoose={value => onChange({ sort: sortOf(value), page: 1 })}
      />
      <ShopChoice
        className={className}
        label={t.perPage}
        name="per"
        value={state.perPage}
        options={SIZES}
        onChoose={value => onChange({ perPage: pageSizeOf(value), page: 1 })}
      />
    </>
  )
}

type ShopChoiceProps = {
  readonly label: string
  readonly name: 'sort' | 'per'
  readonly value: string | number
  readonly options: readonly { readonly value: string | number; readonly text: string | number }[]
  /** Classes of the element around label and select. */
  readonly className: string
  readonly onChoose: (value: string) => void
}

/** A labelled choice among the shop's controls. */
function ShopChoice({ label, name, value, options, className, onChoose }: ShopChoiceProps) {
  return (
    <label className={`grid gap-1 ${className}`}>
      <span className={CHOICE_LABEL}>{label}</span>
      <select
        className={CHOICE_SELECT}
        name={name}
        autoComplete="off"
        value={value}
        onChange={event => onChoose(event.target.value)}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  )
}
