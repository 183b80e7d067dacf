import { isLocale, type Locale, LOCALES, OWN_NAMES } from '#common/locales.ts'
import { SelectField } from '../form/Field.tsx'

type LanguageFieldProps = {
  readonly id: string
  readonly label: string
  readonly value: Locale
  readonly onChange: (locale: Locale) => void
}

/** A choice among the site's languages. */
export function LanguageField({ id, label, value, onChange }: LanguageFieldProps) {
  const options = LOCALES.map(one => [one, OWN_NAMES[one], one] as const)
  return (
    <SelectField
      id={id}
      label={label}
      value={value}
      options={options}
      onChange={one => isLocale(one) && onChange(one)}
      isChosen
    />
  )
}
