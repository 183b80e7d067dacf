import '../../../ui/zod-without-eval.ts'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { adoptLanguageSwitcher } from '../language/page-language.ts'
import { ServerState } from '../server-state/ServerState.tsx'
import { $place } from './inbox-address.ts'
import { MessageDetails } from './MessageDetails.tsx'
import { MessageList } from './MessageList.tsx'

/** The inbox: the island of `/admin/messages`. */
export function MessageInbox() {
  const { filters, messageId } = useStore($place)
  useEffect(adoptLanguageSwitcher, [])
  return (
    <ServerState>
      {messageId === null ? <MessageList filters={filters} /> : <MessageDetails key={messageId} id={messageId} />}
    </ServerState>
  )
}
