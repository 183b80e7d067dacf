import { createHash } from 'node:crypto'
import { UniqueConstraintViolationException } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { byLocale } from '#common/locales.ts'
import { TITLE } from '#common/localized-fields.ts'
import { localizedFields, type LocalizedFields } from '#common/localized-names.ts'
import { optionTexts } from '#common/message-option-texts.i18n.ts'
import { titleInSubject } from '#common/offered-service.ts'
import { AppError } from '../core/errors.ts'
import { queueMessageMails } from '../mail/outbox.ts'
import type { CheckedForm } from '../messages/message-forms.schemas.ts'
import { Message } from '../messages/message.entity.ts'
import { pricedOrder } from '../orders/order-prices.ts'
import { Service } from '../services/service.entity.ts'
import { randomMessageNumber } from './message-number.ts'

/** Two messages may draw the same number or bring the same key at once: the second tries again. */
const TRIES = 5

type Accepting = {
  readonly checked: CheckedForm
  /** A repeat has one of these; the first is kept with the message. None: there are no repeats. */
  readonly idempotencyKeys: readonly string[]
  readonly now: Date
  /** Called for a new message that nothing refuses, in its transaction: a refusal sends no mail, and uses up no limit. */
  readonly beforeStoring: (em: EntityManager) => Promise<void>
}

/**
 * Stores a message and queues its mails, both or neither. A repeat with one of its keys counts as the same message.
 * @returns the number to tell the visitor
 * @throws AppError CART_CHANGED, IDEMPOTENCY_KEY_REUSED when the key belongs to other content
 */
export async function acceptMessage(em: EntityManager, accepting: Accepting): Promise<string> {
  const { checked, idempotencyKeys } = accepting
  const contentHash = hashOf(checked)
  for (let tries = 1; ; tries += 1) {
    const known = await acceptedBefore(em, idempotencyKeys, contentHash)
    if (known) return known
    try {
      return await em.fork().transactional(tx => store(tx, { ...accepting, contentHash }))
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException) || tries === TRIES) throw error
    }
  }
}

/** How long the same content of a plain form is the same message, at least: a second press, or a try after an answer that was lost. */
const FORM_REPEATS_WITHIN_MS = 10 * 60 * 1000

/**
 * The keys of a plain form that brings none: its content in this span of time and in the one before. A header cannot hold the same, because
 * send-email.routes.ts takes none with spaces.
 */
export function formKeys(checked: CheckedForm, now: Date): readonly string[] {
  const span = Math.floor(now.getTime() / FORM_REPEATS_WITHIN_MS)
  return [span, span - 1].map(each => `form ${hashOf(checked)} ${each}`)
}

/** Of everything but the language: a visitor who tries again from the page in another one sends the same message. */
function hashOf({ kind, form }: CheckedForm): string {
  const content = { kind, form: { ...form, locale: null } }
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

async function acceptedBefore(em: EntityManager, keys: readonly string[], contentHash: string): Promise<string | null> {
  if (keys.length === 0) return null
  const message = await em.fork().findOne(Message, { idempotency_key: { $in: [...keys] } })
  if (message && message.content_hash !== contentHash) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  return message?.number ?? null
}

async function store(
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

/** What the catalogue knows of an order's products, or of the service of an offer, in all languages. */
async function cataloguedFields(tx: EntityManager, checked: CheckedForm): Promise<Record<string, unknown>> {
  if (checked.kind === 'order') return pricedOrder(tx, checked.form)
  const title = titleInSubject(checked.form.subject)
  const service = title === '' ? null : await titlesOfService(tx, title)
  return service ? { service } : {}
}

/** By the title in any language, Estonian first, because the site's form sends that; null for a title that no service has. */
async function titlesOfService(tx: EntityManager, title: string): Promise<LocalizedFields<'title'> | null> {
  const named = await tx.find(Service, { $or: TITLE.names.map(name => ({ [name]: title })) }, { orderBy: { id: 'asc' } })
  const service = named.find(row => row.title === title) ?? named[0]
  if (service) return TITLE.pick(service)
  return TITLE.names.some(name => NOSE_TRAINING[name] === title) ? NOSE_TRAINING : null
}

/** A service with a page of its own, which is no item of a list. */
const NOSE_TRAINING = localizedFields(
  'title',
  byLocale(locale => optionTexts(locale).services['nose-training']),
)
