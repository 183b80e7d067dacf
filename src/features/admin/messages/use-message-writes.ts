import type { MessageView } from '../../../../server/messages/inbox.schemas.ts'
import { showToast } from '../../../ui/toast.ts'
import { ApiProblem } from '../api/api-client.ts'
import { useTexts } from '../language/use-texts.ts'
import { useWrite } from '../server-state/use-write.ts'
import { attentionChanged } from '../session/use-attention.ts'
import { deleteMessage, setRead } from './inbox.api.ts'
import { $place, goTo } from './inbox-address.ts'
import { inboxMessages } from './inbox.messages.ts'
import { mailsMessages } from './mails.messages.ts'

/** What is done about a message, one thing at a time; a toast says what did not work. */
export function useMessageWrites(id: number, onChanged: (message: MessageView) => void) {
  const t = useTexts(inboxMessages)
  const { beingSent } = useTexts(mailsMessages)
  const { isBusy, logInAgain, write } = useWrite(error =>
    error instanceof ApiProblem && error.problem.code === 'MESSAGE_BEING_SENT' ? beingSent : t.failed,
  )
  return {
    isBusy,
    logInAgain,
    /** @param done what to say when it worked; what can be seen need not be said */
    change: (send: () => Promise<MessageView>, done?: string) =>
      write(async () => {
        const changed = await send()
        if (done !== undefined) showToast(done)
        onChanged(changed)
        attentionChanged()
      }),
    /** Back in the list afterwards. */
    remove: () =>
      write(async () => {
        await deleteMessage(id)
        showToast(t.removed)
        backToList()
      }),
    /** Back in the list, where it is new again: as long as it is open it is being read. */
    leaveUnread: () =>
      write(async () => {
        await setRead(id, false)
        backToList()
      }),
  }
}

function backToList(): void {
  attentionChanged()
  goTo({ filters: $place.get().filters, messageId: null })
}
