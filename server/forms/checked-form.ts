import {
  FORM_AGE_FIELD,
  HONEYPOT_FIELD,
  MESSAGE_KINDS,
  type MessageKind,
  MIN_FORM_AGE_MS,
  SUBJECTS,
} from '#common/message-rules.ts'
import { fieldErrors, invalidFields } from '../core/validation.ts'
import { type CheckedForm, FORMS } from '../messages/message-forms.schemas.ts'

type Body = Readonly<Record<string, unknown>>

/** Whether a program filled the hidden field. */
export function isTrapped(body: Body): boolean {
  const trap = body[HONEYPOT_FIELD]
  return trap !== undefined && trap !== null && trap !== ''
}

/**
 * Checks a body as one of the payloads (specification §7), which it tells apart by subject and shape.
 * @throws AppError VALIDATION_FAILED naming each invalid field
 */
export function checkedForm(body: Body): CheckedForm {
  const kind = kindOf(body)
  if (kind === null) throw invalidFields([{ path: 'subject', code: 'INVALID', message: 'This is the subject of no form.' }])
  // A scent offer may name its city in the field in which an event's offer names its place.
  const isCityInOtherField = kind === 'scent-offer' && body['city'] === undefined
  const moved = isCityInOtherField ? { city: body['select_city'], select_city: undefined } : {}
  const result = FORMS[kind].safeParse({ ...body, ...moved }, { reportInput: true })
  if (!result.success) throw invalidFields(result.error.issues.flatMap(fieldErrors))
  refuseHaste(body)
  // The form passed the schema of its kind, which TypeScript cannot follow.
  return { kind, form: result.data } as CheckedForm
}

/** The kind of a payload; null for the subject of no form. */
function kindOf(body: Body): MessageKind | null {
  const subject = body['subject']
  if (typeof subject !== 'string') return null
  if (subject.startsWith(SUBJECTS.offer.trimEnd())) return isScentOffer(body) ? 'scent-offer' : 'offer'
  const subjects: Readonly<Partial<Record<MessageKind, string>>> = SUBJECTS
  return MESSAGE_KINDS.find(kind => subjects[kind] === subject) ?? null
}

/** Whether an offer is for a scent solution: it names only a place, while one for an event says when and for whom. */
function isScentOffer(body: Body): boolean {
  if (body['city'] !== undefined) return true
  return ['select_lang', 'participants', 'date', 'time'].every(field => body[field] === undefined)
}

/**
 * Refuses a form sent too fast. The site's own script waits until the form is old enough, so this never concerns a
 * visitor who reads and types.
 */
function refuseHaste(body: Body): void {
  const age = body[FORM_AGE_FIELD]
  if (typeof age !== 'number' || age >= MIN_FORM_AGE_MS) return
  throw invalidFields([{ path: FORM_AGE_FIELD, code: 'TOO_FAST', message: 'No person fills a form that fast.' }])
}

/**
 * Takes a body as an object.
 * @throws AppError VALIDATION_FAILED when it is none
 */
export function bodyObject(body: unknown): Body {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Body
  throw invalidFields([{ path: '', code: 'INVALID', message: 'Expected an object.' }])
}
