import { defineEntity, p } from '@mikro-orm/core'
import { LOCALES } from '#common/locales.ts'
import { LENGTHS, MESSAGE_KINDS } from '#common/message-rules.ts'
import { User } from '../users/user.entity.ts'

const MessageSchema = defineEntity({
  name: 'Message',
  tableName: 'messages',
  properties: {
    id: p.integer().primary(),
    /** The number that the visitor gets: random, so that it does not reveal how many there are. */
    number: p.string().length(9).unique(),
    kind: p.enum(MESSAGE_KINDS),
    locale: p.enum(LOCALES),
    subject: p.string().length(LENGTHS.subject.max),
    name: p.string().length(LENGTHS.name.max),
    email: p.string().length(LENGTHS.email.max),
    phone: p.string().length(LENGTHS.phone.max),
    message: p.text(),
    /** The rest of the form, by the names of the payload; an order's lines with the catalogue's prices and titles. */
    fields: p.json<Record<string, unknown>>(),
    /** The browser's key for this message, however often it sends it; that of a plain form is made from its content. */
    idempotency_key: p.string().length(200).nullable().unique(),
    /** SHA-256 (hex) of the checked form: one key belongs to one content. */
    content_hash: p.string().length(64),
    created_at: p.datetime().index(),
    /** When an administrator first opened it; null while it is new. */
    read_at: p.datetime().nullable().index(),
    /** When an administrator marked it as handled; null while it is not. */
    handled_at: p.datetime().nullable(),
    /** The administrator who marked it; null also once that account's row is gone. */
    handled_by: () => p.manyToOne(User).fieldName('handled_by').mapToPk().nullable().deleteRule('set null'),
  },
})

/** A visitor's message. */
export class Message extends MessageSchema.class {}
MessageSchema.setClass(Message)
