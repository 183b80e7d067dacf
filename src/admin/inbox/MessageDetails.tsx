import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { MessageView } from '#server/inbox/inbox.schemas.ts'
import { BACK_LINK } from '../../ui/looks.ts'
import { isPlainClick } from '../../ui/plain-click.ts'
import { isLoggedOut, isProblem } from '../api/api-client.ts'
import { $pageLanguage } from '../language/page-language.ts'
import { useTexts } from '../language/use-texts.ts'
import { LoadTrouble } from '../loading/LoadTrouble.tsx'
import { loadingMessages } from '../loading/loading.i18n.ts'
import { invalidateAttention } from '../profile-menu/use-attention.ts'
import { queryClient } from '../server-state/ServerState.tsx'
import { NOTHING_THERE, PAGE_NOTICE } from '../ui/looks.ts'
import { MESSAGE_HEADING_ID, MessageActions } from './MessageActions.tsx'
import { MessageDeliveries } from './MessageDeliveries.tsx'
import { MessageFacts } from './MessageFacts.tsx'
import { MailsBadge, StateBadge } from './StateBadge.tsx'
import { $place, goTo, placeAddress } from './inbox-address.ts'
import { readMessage, setRead } from './inbox.api.ts'
import { inboxMessages } from './inbox.i18n.ts'
import { kindLabel, senderName } from './message-labels.ts'
import { useMailPolling } from './use-mail-polling.ts'
import { useMessages } from './use-messages.ts'

const MESSAGE = 'grid gap-6 *:min-w-0'

const messageKey = (id: number) => ['message', id]

/** One message with all its facts, its actions, and the progress of its mails. */
export function MessageDetails({ id }: { readonly id: number }) {
  const t = useTexts(inboxMessages)
  const { loading } = useTexts(loadingMessages)
  const { data, error, refetch } = useQuery({
    queryKey: messageKey(id),
    queryFn: () => readMessage(id),
    refetchOnWindowFocus: true,
  })
  // On a slow network a poll may come before the answer to the last one. It must not cancel that request.
  useMailPolling(data?.mails === 'queued', () => void refetch({ cancelRefetch: false }))
  // Keeps the list's loaded rows for the way back.
  useMessages(useStore($place).filters, false)
  const isGone = isProblem(error, 404)
  const trouble = error && <LoadTrouble error={error} text={t.loadFailed} onRetry={() => void refetch()} />
  if (data && !isGone) return <LoadedMessage message={data} loggedOut={isLoggedOut(error) ? trouble : null} />
  if (error === null) return <output className={PAGE_NOTICE}>{loading}</output>
  return (
    <div className={MESSAGE}>
      <BackToList />
      {isGone ? <p className={NOTHING_THERE}>{t.missing}</p> : trouble}
    </div>
  )
}

type LoadedMessageProps = {
  readonly message: MessageView
  /** Takes the place of what the visitor sent, once the session has ended; else null. */
  readonly loggedOut: ReactNode
}

/** The message, once it has loaded. After the session's end its actions stay: a write may wait for a log-in. */
function LoadedMessage({ message, loggedOut }: LoadedMessageProps) {
  const locale = useStore($pageLanguage)
  const t = inboxMessages(locale)
  const setMessage = useCallback((changed: MessageView) => {
    const queryKey = messageKey(changed.id)
    // An answer that is still on its way may be older.
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, changed)
  }, [])
  useMarkAsRead(message, setMessage)
  const kind = kindLabel(locale, message.kind)
  return (
    <article className={MESSAGE}>
      <BackToList />
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FocusedHeading text={loggedOut ? kind : `${kind}: ${senderName(message, t)}`} />
        <StateBadge state={message.state} />
        {message.mails === null ? null : <MailsBadge mails={message.mails} />}
      </header>
      {loggedOut ?? <MessageFacts message={message} />}
      <MessageActions message={message} canAnswer={!loggedOut && message.email !== ''} onChanged={setMessage} />
      {loggedOut ? null : <MessageDeliveries message={message} />}
    </article>
  )
}

function BackToList() {
  const t = useTexts(inboxMessages)
  const { filters } = useStore($place)
  const list = { filters, messageId: null }
  return (
    <a
      className={BACK_LINK}
      href={placeAddress(list)}
      onClick={event => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        goTo(list)
      }}
    >
      ← {t.back}
    </a>
  )
}

/** Takes the focus on appearing: the list that had it is gone. */
function FocusedHeading({ text }: { readonly text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h2 ref={heading} id={MESSAGE_HEADING_ID} className="min-w-0 wrap-anywhere outline-none" tabIndex={-1}>
      {text}
    </h2>
  )
}

/** Marks a new message as read when the page shows it. */
function useMarkAsRead({ id, state }: MessageView, onChanged: (message: MessageView) => void): void {
  const isNew = useRef(state === 'new')
  useEffect(() => {
    if (!isNew.current) return
    isNew.current = false
    const shown = () => queryClient.getQueryData(messageKey(id))
    const before = shown()
    const mark = async () => {
      const read = await setRead(id)
      if (shown() === before) onChanged(read)
      // The page has got another answer meanwhile, to a write or a poll. Only the server knows which is the newer one.
      else await queryClient.invalidateQueries({ queryKey: messageKey(id) })
      invalidateAttention()
    }
    // Without an answer it stays new until the administrator opens it again.
    mark().catch(() => {})
  }, [id, onChanged])
}
