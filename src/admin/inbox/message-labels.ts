import type { Locale } from '#common/locales.ts'
import { fieldsOf, inWords } from '#common/message-fields.i18n.ts'
import { KIND_WORDS } from '#common/message-kind-words.i18n.ts'
import { MESSAGE_KINDS, type MessageKind } from '#common/message-rules.ts'
import type { MessageView } from '#server/inbox/inbox.schemas.ts'
import { messageFormMessages } from '../../features/messages/texts/form.i18n.ts'
import type { InboxTexts } from './inbox.i18n.ts'

/** What the inbox calls a kind of message. */
export function kindLabel(locale: Locale, kind: MessageKind): string {
  return KIND_WORDS[kind][locale].inInbox
}

/** The sender's name; for an order whose person was erased, words that say so. */
export function senderName({ name }: { readonly name: string }, t: InboxTexts): string {
  return name || t.erasedPerson
}

/** The kinds of messages as options of a choice. */
export function kindOptions(locale: Locale): (readonly [string, string])[] {
  return MESSAGE_KINDS.map(kind => [kind, kindLabel(locale, kind)] as const)
}

/** The form's own fields as its visitors see them: labels, choices in words, in the form's order. */
export function fieldTexts({ kind, fields }: MessageView, locale: Locale): (readonly [label: string, text: string])[] {
  return fieldsOf(kind, locale, messageFormMessages(locale)).flatMap(field => {
    const text = inWords(field, fields)
    return text === '' ? [] : [[field.label, text] as const]
  })
}
