import { CHOICE, CHOICE_NAME } from './choice-looks.ts'

type ShopChoiceProps = {
  readonly label: string
  readonly control: 'sort' | 'per'
  readonly value: string | number
  readonly options: readonly { readonly value: string | number; readonly name: string | number }[]
  /** Of the label. */
  readonly className: string
  readonly onChoose: (value: string) => void
}

/** A labelled choice among the shop's controls. */
export function ShopChoice({ label, control, value, options, className, onChoose }: ShopChoiceProps) {
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
