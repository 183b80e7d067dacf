import { SEARCH, LineIcon } from '../../ui/LineIcon.tsx'
import { type ListState, MAX_QUERY_LENGTH } from './list-state.ts'
import type { List } from './use-list.ts'

type SearchFieldProps = { readonly label: string; readonly list: List<ListState, unknown> }

/** The search input of a list. Each change of the text searches. */
export function SearchField({ label, list }: SearchFieldProps) {
  const { query } = list.state
  return (
    <label className="relative max-w-104 flex-[1_1_9rem]">
      <span className="sr-only">{label}</span>
      <LineIcon
        shape={SEARCH}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-ink-soft forced-colors:text-[CanvasText]"
      />
      <input
        className="h-11 w-full rounded-small border border-line bg-paper-light pr-3 pl-10 text-base text-ink"
        type="search"
        name="q"
        placeholder={label}
        maxLength={MAX_QUERY_LENGTH}
        enterKeyHint="search"
        value={query}
        onChange={({ target }) => target.value !== query && list.change({ query: target.value, page: 1 }, true)}
        onBlur={list.endTyping}
        onKeyDown={event => event.key === 'Enter' && list.endTyping()}
      />
    </label>
  )
}
