import type { MessageState } from '../../../../server/messages/inbox.schemas.ts'
import { useTexts } from '../language/use-texts.ts'
import { inboxMessages } from './inbox.messages.ts'
import { stateLabel } from './message-labels.ts'

export function StateBadge({ state }: { readonly state: MessageState }) {
  const t = useTexts(inboxMessages)
  return <span className={`message-state message-state-${state}`}>{stateLabel(t, state)}</span>
}
