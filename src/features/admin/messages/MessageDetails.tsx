import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { MessageView } from '../../../../server/messages/inbox.schemas.ts'
import { showToast } from '../../../ui/toast.ts'
import { isLoggedOut, isProblem } from '../api/api-client.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.messages.ts'
import { LoadTrouble } from '../loading/LoadTrouble.tsx'
import { deleteMessage, readMessage, retryDelivery, setHandled } from './inbox.api.ts'
import { $place, goTo, placeAddress } from './inbox-address.ts'
import { inboxMessages } from './inbox.messages.ts'
import { MessageDeliveries } from './MessageDeliveries.tsx'
import { MessageFacts } from './MessageFacts.tsx'
import { kindLabel } from './message-labels.ts'
import { StateBadge } from './StateBadge.tsx'

/** One message with all that is known of it, and what can be done about it. */
export function MessageDetails({ id }: { readonly id: number }) {
  const t = useTexts(inboxMessages)
  const waiting = useTexts(loadingMessages)
  const { filters } = useStore($place)
  const [load] = useState(() => () => readMessage(id))
  const loaded = useLoaded(load)
  const [changed, setChanged] = useState<MessageView | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const list = { filters, messageId: null }

  /** @param done what to say when it worked */
  const act = async (write: () => Promise<MessageView | null>, done: string | null) => {
    if (isBusy) return
    setBusy(true)
    try {
      const view = await write()
      if (done !== null) showToast(done)
      if (view === null) goTo(list)
      else setChanged(view)
    } catch (failure) {
      showToast(isLoggedOut(failure) ? waiting.loggedOut : t.failed, 'error')
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
  if (loaded.state === 'failed') {
    const { error, retry } = loaded
    const isMissing = isProblem(error, 404)
    return (
      <div className="inbox">
        {back}
        {isMissing ? <p className="empty">{t.missing}</p> : <LoadTrouble error={error} text={t.loadFailed} onRetry={retry} />}
      </div>
    )
  }
  if (loaded.state === 'waiting') return <output className="editor-notice">{waiting.loading}</output>
  const message = changed ?? loaded.value
  const isUnsent = message.deliveries.some(({ state }) => state === 'failed')
  return (
    <article className="inbox">
      {back}
      <header className="message-head">
        <FocusedHeading text={`${kindLabel(t, message.kind)}: ${message.name}`} />
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

/** Takes the focus when it appears: the list that had it is gone. */
function FocusedHeading({ text }: { readonly text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  )
}
