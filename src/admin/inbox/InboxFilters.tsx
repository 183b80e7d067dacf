import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { SEARCH_TEXT_MAX_LENGTH } from '#common/field-limits.ts'
import { MAILS_STATES, MESSAGE_STATES } from '#server/inbox/inbox.schemas.ts'
import { SelectField } from '../form/Field.tsx'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { FIELD, FIELD_LABEL, INPUT } from '../ui/looks.ts'
import { MESSAGE_COUNT_ID } from './MessageCount.tsx'
import { $place, filterQuery, goTo, type InboxFilters as Filters, LAST_DAY, NO_FILTERS } from './inbox-address.ts'
import { inboxMessages } from './inbox.i18n.ts'
import { mailsMessages } from './mails.i18n.ts'
import { kindOptions } from './message-labels.ts'

const FORM =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] items-end gap-4 wide:grid-cols-[2fr_repeat(5,1fr)_auto] [&_input]:min-w-0'
/** Gives dates more room: on a phone the browser's calendar button leaves little for a whole one. */
const DAYS = '[&_[type=date]]:px-2'

/** The list's search and filters, which the page's address keeps. */
export function InboxFilters({ filters }: { readonly filters: Filters }) {
  const locale = useStore($pageLanguage)
  const t = inboxMessages(locale)
  const mails = useTexts(mailsMessages)
  const { typed, change, search, clear } = useInboxFilters(filters)

  const choice = (name: 'kind' | 'state' | 'mails', options: readonly (readonly [string, string])[]) => (
    <SelectField
      id={`inbox-${name}`}
      label={t[name]}
      value={filters[name]}
      options={options}
      onChange={value => change({ [name]: value })}
    />
  )
  const input = (name: 'q' | 'from' | 'to', label: string, rest: React.ComponentProps<'input'>) => (
    <div className={`${FIELD} ${name === 'q' ? 'max-wide:col-span-full' : ''}`}>
      <label className={FIELD_LABEL} htmlFor={`inbox-${name}`}>
        {label}
      </label>
      <input className={INPUT} id={`inbox-${name}`} {...rest} />
    </div>
  )
  const day = (name: 'from' | 'to') =>
    input(name, t[name], {
      type: 'date',
      max: LAST_DAY,
      value: filters[name],
      // Some browsers take a fifth digit of the year in spite of `max`.
      onChange: ({ target }) => change(target.validity.rangeOverflow ? {} : { [name]: target.value }),
    })
  return (
    <form
      className={`${FORM} ${DAYS}`}
      onSubmit={event => {
        event.preventDefault()
        change({ q: typed })
      }}
    >
      {input('q', t.search, {
        type: 'search',
        maxLength: SEARCH_TEXT_MAX_LENGTH,
        placeholder: t.searchHint,
        value: typed,
        onChange: event => search(event.target.value),
      })}
      {choice('kind', kindOptions(locale))}
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
      {filterQuery(filters).toString() !== '' ? <Button onClick={clear} text={t.clear} /> : null}
    </form>
  )
}

const TYPING_PAUSE_MS = 300

/** Changes the filters in the address. A typed search goes there after a pause. */
function useInboxFilters(filters: Filters) {
  const [typed, setTyped] = useState(filters.q)
  const timer = useRef(0)
  /** A typed search that is not in the address yet: another change takes it along. */
  const waiting = useRef<Pick<Filters, 'q'> | null>(null)
  const change = (part: Partial<Filters>) => {
    clearTimeout(timer.current)
    const place = $place.get()
    if (place.messageId === null) goTo({ ...place, filters: { ...place.filters, ...waiting.current, ...part } })
    waiting.current = null
  }
  const search = (q: string) => {
    setTyped(q)
    clearTimeout(timer.current)
    waiting.current = { q }
    timer.current = window.setTimeout(() => change({}), TYPING_PAUSE_MS)
  }
  const clear = () => {
    setTyped('')
    change(NO_FILTERS)
    // The pressed button disappears.
    document.getElementById(MESSAGE_COUNT_ID)?.focus()
  }
  return { typed, change, search, clear }
}
