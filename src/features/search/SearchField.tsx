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
    <label className="relative max-w-104 flex-[1_1_9rem]">
      <span className="sr-only">{label}</span>
      <LineIcon
        name="search"
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-ink-soft forced-colors:text-[CanvasText]"
      />
      <input
        className="h-11 w-full rounded-small border border-line bg-paper-light pr-3 pl-10 text-base text-ink placeholder:text-ink-soft"
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
