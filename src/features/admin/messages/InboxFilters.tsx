import { useEffect, useState } from 'react'
import { MESSAGE_STATES } from '../../../../server/messages/inbox.schemas.ts'
import { useTexts } from '../language/use-texts.ts'
import { filterQuery, goTo, type InboxFilters as Filters } from './inbox-address.ts'
import { inboxMessages } from './inbox.messages.ts'
import { kindOptions, stateLabel } from './message-labels.ts'

const TYPING_PAUSE_MS = 300

/** Search and filters; what they say stands in the address. */
export function InboxFilters({ filters }: { readonly filters: Filters }) {
  const t = useTexts(inboxMessages)
  const [typed, setTyped] = useState(filters.q)
  const change = (part: Partial<Filters>) => goTo({ filters: { ...filters, ...part }, messageId: null })

  useEffect(() => setTyped(filters.q), [filters.q])
  useEffect(() => {
    if (typed === filters.q) return
    const timer = setTimeout(() => change({ q: typed }), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, filters])

  const choice = (name: 'kind' | 'state', label: string, options: readonly (readonly [string, string])[]) => (
    <div className="editor-field">
      <label htmlFor={`inbox-${name}`}>{label}</label>
      <select id={`inbox-${name}`} value={filters[name]} onChange={event => change({ [name]: event.target.value })}>
        <option value="">{t.all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
  const day = (name: 'from' | 'to', label: string) => (
    <div className="editor-field">
      <label htmlFor={`inbox-${name}`}>{label}</label>
      <input id={`inbox-${name}`} type="date" value={filters[name]} onChange={event => change({ [name]: event.target.value })} />
    </div>
  )
  return (
    <form
      className="inbox-filters"
      role="search"
      onSubmit={event => {
        event.preventDefault()
        change({ q: typed })
      }}
    >
      <div className="editor-field inbox-search">
        <label htmlFor="inbox-q">{t.search}</label>
        <input
          id="inbox-q"
          type="search"
          maxLength={200}
          placeholder={t.searchHint}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </div>
      {choice('kind', t.kind, kindOptions(t))}
      {choice(
        'state',
        t.state,
        MESSAGE_STATES.map(state => [state, stateLabel(t, state)] as const),
      )}
      {day('from', t.from)}
      {day('to', t.to)}
      {filterQuery(filters).size > 0 ? (
        <button
          className="button button-quiet"
          type="button"
          onClick={() => change({ q: '', kind: '', state: '', from: '', to: '' })}
        >
          {t.clear}
        </button>
      ) : null}
    </form>
  )
}
