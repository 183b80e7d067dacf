import '../../ui/zod-without-eval.ts'
import { useStore } from '@nanostores/react'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { adminPaths } from '#common/admin-paths.ts'
import { formatEuro } from '#common/euro-text.ts'
import { eurosToCents } from '#common/euro.ts'
import { formatInstant } from '#common/instant-text.ts'
import type { MessageSummary } from '#server/inbox/inbox.schemas.ts'
import { isPlainClick } from '../../ui/plain-click.ts'
import { isLoggedOut } from '../api/api-client.ts'
import { $pageLanguage, adoptLanguageSwitcher } from '../language/page-language.ts'
import { inSiteLanguage } from '../language/site-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { LoadTrouble } from '../loading/LoadTrouble.tsx'
import { invalidateAttention, useAttention } from '../profile-menu/use-attention.ts'
import { ServerState } from '../server-state/ServerState.tsx'
import { useMore } from '../server-state/use-more.ts'
import { useWrite } from '../server-state/use-write.ts'
import { Button } from '../ui/Button.tsx'
import { focusPage } from '../ui/focus-page.ts'
import { BUTTON_QUIET, NOTHING_THERE } from '../ui/looks.ts'
import { InboxFilters } from './InboxFilters.tsx'
import { MailTrouble } from './MailTrouble.tsx'
import { MESSAGE_COUNT_ID, MessageCount } from './MessageCount.tsx'
import { MessageDetails } from './MessageDetails.tsx'
import { RetentionSetting } from './RetentionSetting.tsx'
import { MailsBadge, StateBadge } from './StateBadge.tsx'
import { $place, filterQuery, goTo, type InboxFilters as Filters, placeAddress } from './inbox-address.ts'
import { exportAddress, readRetention } from './inbox.api.ts'
import { inboxMessages, writeFailureText } from './inbox.i18n.ts'
import { kindLabel, senderName } from './message-labels.ts'
import { useMailPolling } from './use-mail-polling.ts'
import { type LoadedList, refreshLists, useMessages } from './use-messages.ts'

/** The inbox: the island of `/admin/messages`. */
export function MessageInbox() {
  const { filters, messageId } = useStore($place)
  /** The message that was open before the list. */
  const openedRef = useRef<number | null>(null)
  useEffect(adoptLanguageSwitcher, [])
  useEffect(() => {
    if (messageId !== null) openedRef.current = messageId
  }, [messageId])
  return (
    <ServerState>
      {messageId === null ? (
        <MessageList filters={filters} openedRef={openedRef} />
      ) : (
        <MessageDetails key={messageId} id={messageId} />
      )}
    </ServerState>
  )
}

type MessageListProps = { readonly filters: Filters; readonly openedRef: RefObject<number | null> }

/** The list of messages, newest first, with its filters and exports. */
function MessageList({ filters, openedRef }: MessageListProps) {
  const t = useTexts(inboxMessages)
  const locale = useStore($pageLanguage)
  const loaded = useMessages(filters)
  const { list, error, isWaiting, lacksPart, reload } = loaded
  const attention = useAttention()
  const restartPolling = useMailPolling(list?.messages.some(({ mails }) => mails === 'queued') ?? false, () => {
    refreshLists()
    invalidateAttention()
  })
  const retry = () => {
    // useMore moves the focus when a part comes.
    if (!lacksPart) document.getElementById(MESSAGE_COUNT_ID)?.focus()
    reload()
  }
  const trouble = error && <LoadTrouble error={error} text={t.loadFailed} onRetry={retry} isAside={list !== null} />
  const { rows, loadMore } = useMore({ ...loaded, count: list?.messages.length ?? 0 })
  useFocusOnReturn(openedRef, isWaiting)
  return (
    <div className="grid gap-6 *:min-w-0">
      <MailTrouble
        attention={attention}
        onRetried={() => {
          reload()
          restartPolling()
        }}
      />
      <InboxFilters filters={filters} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <MessageCount loaded={loaded} />
        <span className="flex flex-wrap gap-2">
          <ExportLink href={exportAddress(filters, { locale, rows: 'messages' })} text={t.export} />
          <ExportLink href={exportAddress(filters, { locale, rows: 'order-lines' })} text={t.exportLines} />
        </span>
      </div>
      {lacksPart ? null : trouble}
      <MessageRows rows={rows} loaded={loaded} filters={filters} />
      {lacksPart ? trouble : null}
      {list?.next_cursor ? (
        <Button look={`${BUTTON_QUIET} justify-self-center`} aria-disabled={isWaiting} onClick={loadMore} text={t.more} />
      ) : null}
      <RetentionSetting />
      <p>
        <a href={inSiteLanguage(adminPaths.personalData)}>{t.personalData}</a>
      </p>
    </div>
  )
}

/**
 * On the way back from a message the focus is lost with it: gives it to the message's row. That row may come only when the list
 * has loaded. When it does not come even then, the page gets the focus.
 */
function useFocusOnReturn(openedRef: RefObject<number | null>, isWaiting: boolean): void {
  useEffect(() => {
    const id = openedRef.current
    if (!isWaiting) openedRef.current = null
    if (id === null || document.activeElement !== document.body) return
    const row = document.getElementById(rowElementId(id))
    if (row) row.focus()
    else if (!isWaiting) focusPage()
  }, [openedRef, isWaiting])
}

/** Has the browser save an export, after a log-in where the session has ended: a refused download would say nothing. */
function ExportLink({ href, text }: { readonly href: string; readonly text: string }) {
  const t = useTexts(inboxMessages)
  const { write, logInAgain } = useWrite(error => writeFailureText(t, error))
  const save = (event: MouseEvent<HTMLAnchorElement>) => {
    // The page itself presses the link below: then the browser follows it.
    if (!event.isTrusted) return
    event.preventDefault()
    const link = event.currentTarget
    write(async () => {
      // Any request tells whether there is a session.
      await readRetention()
      link.click()
    })
  }
  return (
    <>
      <a className={BUTTON_QUIET} href={href} download onClick={save}>
        {text}
      </a>
      {logInAgain}
    </>
  )
}

type MessageRowsProps = {
  readonly rows: RefObject<HTMLUListElement | null>
  readonly loaded: LoadedList
  readonly filters: Filters
}

/** The rows of the list, or words that say that there are none. */
function MessageRows({ rows, loaded: { list, error, isWaiting }, filters }: MessageRowsProps) {
  const t = useTexts(inboxMessages)
  if (list === null || isLoggedOut(error)) return null
  if (list.messages.length === 0)
    return <p className={NOTHING_THERE}>{filterQuery(filters).toString() !== '' ? t.noneFound : t.none}</p>
  return (
    <ul ref={rows} className="border-t border-rule" aria-busy={isWaiting}>
      {list.messages.map(message => (
        <MessageRow key={message.id} message={message} filters={filters} />
      ))}
    </ul>
  )
}

const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-b border-rule px-2 py-3.5 leading-snug text-ink no-underline hover:bg-paper-light wide:grid-cols-[minmax(0,1.3fr)_minmax(0,1.2fr)_9.75rem_6.25rem_17rem]'

const rowElementId = (id: number) => `message-${id}`

function MessageRow({ message, filters }: { readonly message: MessageSummary; readonly filters: Filters }) {
  const t = useTexts(inboxMessages)
  const locale = useStore($pageLanguage)
  const place = { filters, messageId: message.id }
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    goTo(place)
    scrollTo({ top: 0 })
  }
  return (
    <li>
      <a id={rowElementId(message.id)} className={ROW} href={placeAddress(place)} onClick={open}>
        <span className={`truncate ${message.state === 'new' ? 'font-semibold' : ''}`}>{senderName(message, t)}</span>
        <span className="text-fine text-ink-soft">
          {kindLabel(locale, message.kind)}
          {message.total === null ? '' : `, ${formatEuro(eurosToCents(message.total), locale)}`}
        </span>
        <time
          className="text-fine text-ink-soft max-wide:col-start-2 max-wide:row-start-1 max-wide:text-right"
          dateTime={message.created_at}
        >
          {formatInstant(message.created_at)}
        </time>
        <span className="text-fine text-ink-soft max-wide:text-right">{message.number}</span>
        <span className="flex flex-wrap gap-x-2 gap-y-1 max-wide:col-span-full max-wide:mt-1 wide:justify-end">
          <StateBadge state={message.state} />
          {message.mails === null || message.mails === 'sent' ? null : <MailsBadge mails={message.mails} />}
        </span>
      </a>
    </li>
  )
}
