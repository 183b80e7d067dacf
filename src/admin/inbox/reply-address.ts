import { KIND_WORDS } from '#common/message-kind-words.i18n.ts'
import { offeredService } from '#common/offered-service.ts'
import type { MessageView } from '#server/inbox/inbox.schemas.ts'
import { formatDate } from '../../i18n/format.ts'
import { replyMessages } from './mails.i18n.ts'

/** Windows passes longer addresses to no mail program; a Cyrillic letter takes six of its characters. */
const MAX_ADDRESS_LENGTH = 1_900

type Answered = Pick<
  MessageView,
  'email' | 'fields' | 'kind' | 'locale' | 'message' | 'name' | 'number' | 'subject' | 'created_at'
>

/** The `mailto:` address of a reply: in the visitor's language, with the message's number, and quoting the visitor's text. */
export function replyAddress(message: Answered): string {
  const t = replyMessages(message.locale)
  const service = offeredService(message, message.locale)
  const subject = `${KIND_WORDS[message.kind][message.locale].reply} ${message.number}${service === '' ? '' : `: ${service}`}`
  const to = encodeURIComponent(message.email).replace('%40', '@')
  const start = `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encoded(`${t.greeting(message.name)}\n\n\n`)}`
  if (message.message === '') return start
  return start + quotation(`\n\n${t.wrote(formatDate(message.created_at))}\n`, message.message, MAX_ADDRESS_LENGTH - start.length)
}

/** The encoded text, quoted line by line as mail programs do, and cut where the room ends. */
function quotation(before: string, text: string, room: number): string {
  const ending = encoded('…')
  let quoted = ''
  // By characters: `encodeURIComponent` throws on half a character.
  for (const character of before + text.replace(/^/gm, '> ')) {
    const next = quoted + encoded(character)
    if (next.length + ending.length > room) return quoted + ending
    quoted = next
  }
  return quoted
}

/** Text for a `mailto:` address, with line breaks as RFC 6068 has them. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'))
}
