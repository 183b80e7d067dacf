import { MAILS_STATES, MESSAGE_STATES } from '../../../../server/messages/inbox.schemas.ts'
import { SelectField } from '../form/Field.tsx'
import { useTexts } from '../language/use-texts.ts'
import { filterQuery, type InboxFilters as Filters } from './inbox-address.ts'
import { inboxMessages } from './inbox.messages.ts'
import { mailsMessages } from './mails.messages.ts'
import { kindOptions } from './message-labels.ts'
import { useInboxFilters } from './use-inbox-filters.ts'
import { BUTTON_QUIET, FIELD } from '../ui/looks.ts'

/** Search and filters; what they say stands in the address. */
export function InboxFilters({ filters }: { readonly filters: Filters }) {
  const t = useTexts(inboxMessages)
  const mails = useTexts(mailsMessages)
  const { typed, change, search, clear } = useInboxFilters(filters)

  const choice = (name: 'kind' | 'state' | 'mails', options: readonly (readonly [string, string])[]) => (
    <SelectField
      id={`inbox-${name}`}
      label={t[name]}
      value={filters[name]}
      all={t.all}
      options={options}
      onChange={value => change({ [name]: value })}
    />
  )
  const day = (name: 'from' | 'to') => (
    <div className={FIELD}>
      <label htmlFor={`inbox-${name}`}>{t[name]}</label>
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
      {choice('kind', kindOptions(t))}
      {choice(
        'state',
        MESSAGE_STATES.map(state => [state, t[state]]),
      )}
      {choice(
        'mails',
        MAILS_STATES.map(state => [state, mails[state]]),
      )}
      {day('from')}
      {day('to')}
      {filterQuery(filters).size > 0 ? (
        <button className={BUTTON_QUIET} type="button" onClick={clear}>
          {t.clear}
        </button>
      ) : null}
    </form>
  )
}
