import { useTexts } from '../language/use-texts.ts'
import { loadingMessages } from '../loading/loading.i18n.ts'
import { inboxMessages } from './inbox.i18n.ts'
import type { LoadedList } from './use-messages.ts'

/**
 * The id of the count. The count always stays, so it takes the focus of a pressed button above the list that disappears. On a
 * phone it opens no keyboard.
 */
export const MESSAGE_COUNT_ID = 'message-count'

/** Says how many messages the filters match. */
export function MessageCount({ loaded: { list, error } }: { readonly loaded: LoadedList }) {
  const t = useTexts(inboxMessages)
  const { loading } = useTexts(loadingMessages)
  const waiting = error === null ? loading : ''
  return (
    <output id={MESSAGE_COUNT_ID} className="focus:outline-none" tabIndex={-1}>
      {list === null ? waiting : t.count(list.total)}
    </output>
  )
}
