import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { MessageView } from '../../../../server/messages/inbox.schemas.ts'
import { showToast } from '../../../ui/toast.ts'
import { ApiProblem } from '../api/api-client.ts'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { useTexts } from '../language/use-texts.ts'
import { deleteMessage, readMessage, retryDelivery, setHandled } from './inbox.api.ts'
import { $place, goTo, placeAddress } from './inbox-address.ts'
import { inboxMessages } from './inbox.messages.ts'
import { InboxTrouble } from './InboxTrouble.tsx'
import { MessageDeliveries } from './MessageDeliveries.tsx'
import { MessageFacts } from './MessageFacts.tsx'
import { kindLabel } from './message-labels.ts'
import { StateBadge } from './StateBadge.tsx'

/** One message with all that is known of it, and what can be done about it. */
export function MessageDetails({ id }: { readonly id: number }) {
  const t = useTexts(inboxMessages)
  const { filters } = useStore($place)
  const [message, setMessage] = useState<MessageView | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = { filters, messageId: null }

  const load = () => {
    setError(null)
    readMessage(id).then(setMessage, setError)
  }
  useEffect(load, [id])
  const isLoaded = message !== null
  useEffect(() => heading.current?.focus({ preventScroll: true }), [isLoaded])

  /** @param done what to say when it worked */
  const act = async (write: () => Promise<MessageView | null>, done: string | null) => {
    if (isBusy) return
    setBusy(true)
    try {
      const changed = await write()
      if (done !== null) showToast(done)
      if (changed === null) goTo(list)
      else setMessage(changed)
    } catch (failure) {
      showToast(failure instanceof ApiProblem && failure.problem.status === 401 ? t.loggedOut : t.failed, 'error')
    } finally {
      setBusy(false)
    }
  }
  const remove = () =>
    act(async () => {
      await deleteMessage(id)
      return null
    }, t.removed)

  const back = (
    <a
      className="back-link"
      href={placeAddress(list)}
      onClick={event => {
        event.preventDefault()
        goTo(list)
      }}
    >
      ← {t.back}
    </a>
  )
  if (error !== null) {
    const isMissing = error instanceof ApiProblem && error.problem.status === 404
    return (
      <div className="inbox">
        {back}
        {isMissing ? <p className="empty">{t.missing}</p> : <InboxTrouble error={error} onRetry={load} />}
      </div>
    )
  }
  if (message === null) return <output className="editor-notice">{t.loading}</output>
  const isUnsent = message.deliveries.some(({ state }) => state === 'failed')
  return (
    <article className="inbox">
      {back}
      <header className="message-head">
        <h2 ref={heading} tabIndex={-1}>
          {kindLabel(t, message.kind)}: {message.name}
        </h2>
        <StateBadge state={message.state} />
      </header>
      <MessageFacts message={message} />
      <div className="message-actions">
        <a className="button" href={`mailto:${message.email}?subject=${encodeURIComponent(`Re: ${message.subject}`)}`}>
          {t.answer}
        </a>
        <button
          className="button button-quiet"
          type="button"
          aria-disabled={isBusy}
          onClick={() => void act(() => setHandled(id, message.handled_at === null), null)}
        >
          {message.handled_at === null ? t.markHandled : t.markOpen}
        </button>
        {isUnsent ? (
          <button
            className="button button-quiet"
            type="button"
            aria-disabled={isBusy}
            onClick={() => void act(() => retryDelivery(id), t.retried)}
          >
            {t.retry}
          </button>
        ) : null}
        <button className="button button-quiet button-danger-quiet" type="button" onClick={() => setAsking(true)}>
          {t.remove}
        </button>
      </div>
      <MessageDeliveries message={message} />
      <ConfirmDialog
        question={t.confirmRemove}
        isOpen={isAsking}
        onAnswer={yes => {
          setAsking(false)
          if (yes) void remove()
        }}
      />
    </article>
  )
}
