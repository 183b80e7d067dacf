import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.i18n.ts'
import { inboxMessages } from './inbox.i18n.ts'
import type { LoadedList } from './use-messages.ts'

/** Its id. It always stays: what is pressed above the list and then goes leaves the focus to it, which opens no keyboard on a phone. */
export const MESSAGE_COUNT = 'message-count'

/** How many messages the filters match. */
export function MessageCount({ loaded: { list, error } }: { readonly loaded: LoadedList }) {
  const t = useTexts(inboxMessages)
  const { loading } = useTexts(loadingMessages)
  const waiting = error === null ? loading : ''
  return (
    <output id={MESSAGE_COUNT} className="focus:outline-none" tabIndex={-1}>
      {list === null ? waiting : t.count(list.total)}
    </output>
  )
}
