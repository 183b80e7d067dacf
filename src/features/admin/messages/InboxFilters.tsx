import { useRef, useState } from 'react'
import { MESSAGE_STATES } from '../../../../server/messages/inbox.schemas.ts'
import { useTexts } from '../language/use-texts.ts'
import { $place, filterQuery, goTo, type InboxFilters as Filters } from './inbox-address.ts'
import { inboxMessages } from './inbox.messages.ts'
import { kindOptions, stateLabel } from './message-labels.ts'

const TYPING_PAUSE_MS = 300

/** Search and filters; what they say stands in the address. */
export function InboxFilters({ filters }: { readonly filters: Filters }) {
  const t = useTexts(inboxMessages)
  const [typed, setTyped] = useState(filters.q)
  const timer = useRef(0)
  const change = (part: Partial<Filters>) => {
    clearTimeout(timer.current)
    const place = $place.get()
    if (place.messageId === null) goTo({ ...place, filters: { ...place.filters, ...part } })
  }
  const search = (q: string) => {
    setTyped(q)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => change({ q }), TYPING_PAUSE_MS)
  }
  const clear = () => {
    setTyped('')
    change({ q: '', kind: '', state: '', from: '', to: '' })
  }

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
          onChange={event => search(event.target.value)}
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
        <button className="button button-quiet" type="button" onClick={clear}>
          {t.clear}
        </button>
      ) : null}
    </form>
  )
}
