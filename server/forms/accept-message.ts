import { createHash } from 'node:crypto'
import { UniqueConstraintViolationException } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { byLocale } from '#common/locales.ts'
import { TITLE } from '#common/localized-fields.ts'
import { localizedFields, type LocalizedFields } from '#common/localized-names.ts'
import { optionTexts } from '#common/message-option-texts.i18n.ts'
import { titleInSubject } from '#common/offered-service.ts'
import { sameMessageText } from '#common/same-message.ts'
import { AppError } from '../core/errors.ts'
import { queueMessageMails } from '../mail/outbox.ts'
import type { CheckedForm } from '../messages/message-forms.schemas.ts'
import { Message } from '../messages/message.entity.ts'
import { pricedOrder } from '../orders/order-prices.ts'
import { Service } from '../services/service.entity.ts'
import { randomMessageNumber } from './message-number.ts'

/** Two messages may draw the same number or bring the same key at once; the second tries again, this often at most. */
const MAX_TRIES = 5

type Accepting = {
  readonly checked: CheckedForm
  /** A repeat has one of these keys; the message is stored with the first. Without keys every message is a new one. */
  readonly idempotencyKeys: readonly string[]
  readonly now: Date
  /** Called in the transaction of a new message that nothing refuses, so that a refused one uses up no limit. */
  readonly beforeStoring: (em: EntityManager) => Promise<void>
}

/**
 * Stores a message and queues its mails, both or neither. A repeat with one of its keys counts as the same message.
 * @returns the message's number, for the visitor
 * @throws AppError CART_CHANGED; IDEMPOTENCY_KEY_REUSED when a key belongs to other content
 */
export async function acceptMessage(em: EntityManager, accepting: Accepting): Promise<string> {
  const { checked, idempotencyKeys } = accepting
  const contentHash = hashOf(checked)
  for (let tries = 1; ; tries += 1) {
    const known = await acceptedBefore(em, idempotencyKeys, contentHash)
    if (known) return known
    try {
      return await em.fork().transactional(tx => storeMessage(tx, { ...accepting, contentHash }))
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException) || tries === MAX_TRIES) throw error
    }
  }
}

/**
 * For at least this long, and at most twice as long, the same content of a plain form is the same message: the visitor pressed
 * twice, or tried again because no answer came.
 */
const FORM_REPEATS_WITHIN_MS = 10 * 60 * 1000

/**
 * The keys of a plain form that brings none: its content in this span of time and in the one before, because a repeat may fall
 * into the next span. They have spaces, which no key in a header has.
 */
export function formKeys(checked: CheckedForm, now: Date): readonly string[] {
  const span = Math.floor(now.getTime() / FORM_REPEATS_WITHIN_MS)
  return [span, span - 1].map(each => `form ${hashOf(checked)} ${each}`)
}

/** The hash of what all tries of a message have in common. */
function hashOf({ kind, form }: CheckedForm): string {
  return createHash('sha256')
    .update(`${kind} ${sameMessageText(form)}`)
    .digest('hex')
}

/**
 * The number of the message that was stored with one of the keys; null when there is none.
 * @throws AppError IDEMPOTENCY_KEY_REUSED
 */
async function acceptedBefore(em: EntityManager, keys: readonly string[], contentHash: string): Promise<string | null> {
  if (keys.length === 0) return null
  const message = await em.fork().findOne(Message, { idempotency_key: { $in: [...keys] } })
  if (message && message.content_hash !== contentHash) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  return message?.number ?? null
}

async function storeMessage(
  tx: EntityManager,
  { checked, idempotencyKeys, contentHash, now, beforeStoring }: Accepting & { contentHash: string },
): Promise<string> {
  const catalogued = await cataloguedFields(tx, checked)
  await beforeStoring(tx)
  const { name, email, phone, message: text, subject, locale, ...rest } = checked.form
  const message = tx.create(Message, {
    number: randomMessageNumber(),
    kind: checked.kind,
    locale,
    subject,
    name,
    email,
    phone,
    message: text,
    fields: { ...rest, ...catalogued },
    idempotency_key: idempotencyKeys[0] ?? null,
    content_hash: contentHash,
    created_at: now,
    read_at: null,
    handled_at: null,
    handled_by: null,
  })
  await tx.flush()
  await queueMessageMails(tx, message.id, now)
  return message.number
}

/** Looks up what the catalogue knows of an order's products, or of an offer's service, in all languages. */
async function cataloguedFields(tx: EntityManager, checked: CheckedForm): Promise<Record<string, unknown>> {
  if (checked.kind === 'order') return pricedOrder(tx, checked.form)
  const title = titleInSubject(checked.form.subject)
  const service = title === '' ? null : await titlesOfService(tx, title)
  return service ? { service } : {}
}

/**
 * Finds a service by its title in any language, and gives its titles. The Estonian title comes first, because the site's form
 * sends that.
 * @returns null for a title that no service has
 */
async function titlesOfService(tx: EntityManager, title: string): Promise<LocalizedFields<'title'> | null> {
  const named = await tx.find(Service, { $or: TITLE.names.map(name => ({ [name]: title })) }, { orderBy: { id: 'asc' } })
  const service = named.find(row => row.title === title) ?? named[0]
  if (service) return TITLE.pick(service)
  return TITLE.names.some(name => NOSE_TRAINING[name] === title) ? NOSE_TRAINING : null
}

/** The titles of nose training: it has a page of its own and is no item of a list of services. */
const NOSE_TRAINING = localizedFields(
  'title',
  byLocale(locale => optionTexts(locale).services['nose-training']),
)
