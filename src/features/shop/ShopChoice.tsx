type ShopChoiceProps = {
  readonly label: string
  readonly control: 'sort' | 'per'
  readonly value: string | number
  readonly options: readonly { readonly value: string | number; readonly name: string | number }[]
  readonly onChoose: (value: string) => void
}

/** A labelled choice among the shop's controls. */
export function ShopChoice({ label, control, value, options, onChoose }: ShopChoiceProps) {
  return (
    <label className="select-field">
      <span>{label}</span>
      <select
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
