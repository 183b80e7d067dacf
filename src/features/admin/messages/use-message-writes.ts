import { useState } from 'react'
import type { MessageView } from '../../../../server/messages/inbox.schemas.ts'
import { showToast } from '../../../ui/toast.ts'
import { isLoggedOut } from '../api/api-client.ts'
import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.messages.ts'
import { useLogInAgain } from '../login/use-log-in-again.tsx'
import { deleteMessage } from './inbox.api.ts'
import { $place, goTo } from './inbox-address.ts'
import { inboxMessages } from './inbox.messages.ts'

/** What is done about a message, one thing at a time; a toast says what did not work. */
export function useMessageWrites(id: number, onChanged: (message: MessageView) => void) {
  const t = useTexts(inboxMessages)
  const { loggedOut } = useTexts(loadingMessages)
  const [isBusy, setBusy] = useState(false)
  const { withLogIn, logInAgain } = useLogInAgain()

  const write = async (act: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    try {
      await withLogIn(act)
    } catch (error) {
      showToast(isLoggedOut(error) ? loggedOut : t.failed, 'error')
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    logInAgain,
    /** @param done what to say when it worked; what can be seen need not be said */
    change: (send: () => Promise<MessageView>, done?: string) =>
      write(async () => {
        const changed = await send()
        if (done !== undefined) showToast(done)
        onChanged(changed)
      }),
    /** Back in the list afterwards. */
    remove: () =>
      write(async () => {
        await deleteMessage(id)
        showToast(t.removed)
        goTo({ filters: $place.get().filters, messageId: null })
      }),
  }
}
