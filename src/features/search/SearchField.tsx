import { LineIcon } from '../../ui/LineIcon.tsx'

type SearchFieldProps = {
  readonly label: string
  readonly query: string
  readonly onType: (query: string) => void
  /** The visitor is done with a text. */
  readonly onDone: () => void
}

/** What a list is searched with. */
export function SearchField({ label, query, onType, onDone }: SearchFieldProps) {
  return (
    <label className="search-field">
      <span className="sr-only">{label}</span>
      <LineIcon name="search" />
      <input
        type="search"
        name="q"
        placeholder={label}
        maxLength={100}
        enterKeyHint="search"
        data-shop-control="q"
        value={query}
        onChange={event => onType(event.target.value)}
        onBlur={onDone}
        onKeyDown={event => event.key === 'Enter' && onDone()}
      />
    </label>
  )
}
