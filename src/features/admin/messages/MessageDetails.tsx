import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { MessageView } from '../../../../server/messages/inbox.schemas.ts'
import { isProblem } from '../api/api-client.ts'
import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.messages.ts'
import { LoadTrouble } from '../loading/LoadTrouble.tsx'
import { useLoaded } from '../loading/use-loaded.ts'
import { readMessage } from './inbox.api.ts'
import { $place, goTo, placeAddress } from './inbox-address.ts'
import { inboxMessages } from './inbox.messages.ts'
import { MessageActions } from './MessageActions.tsx'
import { MessageDeliveries } from './MessageDeliveries.tsx'
import { MessageFacts } from './MessageFacts.tsx'
import { kindLabel, senderName } from './message-labels.ts'
import { MailsBadge, StateBadge } from './StateBadge.tsx'
import { useOpened } from './use-opened.ts'

/** One message with all that is known of it, and what can be done about it. */
export function MessageDetails({ id }: { readonly id: number }) {
  const t = useTexts(inboxMessages)
  const { loading } = useTexts(loadingMessages)
  const [load] = useState(() => () => readMessage(id))
  const loaded = useLoaded(load)
  if (loaded.state === 'waiting') return <output className="editor-notice">{loading}</output>
  if (loaded.state === 'ready') return <LoadedMessage loaded={loaded.value} />
  const { error, retry } = loaded
  return (
    <div className="inbox">
      <BackToList />
      {isProblem(error, 404) ? (
        <p className="empty">{t.missing}</p>
      ) : (
        <LoadTrouble error={error} text={t.loadFailed} onRetry={retry} />
      )}
    </div>
  )
}

function LoadedMessage({ loaded }: { readonly loaded: MessageView }) {
  const t = useTexts(inboxMessages)
  const [message, setMessage] = useState(loaded)
  useOpened(message, setMessage)
  return (
    <article className="inbox">
      <BackToList />
      <header className="message-head">
        <FocusedHeading text={`${kindLabel(t, message.kind)}: ${senderName(message, t)}`} />
        <StateBadge state={message.state} />
        <MailsBadge mails={message.mails} />
      </header>
      <MessageFacts message={message} />
      <MessageActions message={message} onChanged={setMessage} />
      <MessageDeliveries message={message} />
    </article>
  )
}

function BackToList() {
  const t = useTexts(inboxMessages)
  const { filters } = useStore($place)
  const list = { filters, messageId: null }
  return (
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
