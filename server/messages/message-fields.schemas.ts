import { z } from 'zod'
import {
  LENGTHS,
  MAX_PARTICIPANTS,
  MAX_QUANTITY,
  MIN_PHONE_DIGITS,
  FIRST_MEETING_TIME,
  LAST_MEETING_TIME,
} from '#common/message-rules.ts'
import { visiblePart } from '#common/visible-line.ts'
import { Euro } from '../core/field.schemas.ts'

const wrongCharacters = {
  params: { code: 'INVALID_CHARACTERS' },
  message: 'Holds characters that no keyboard types.',
  abort: true,
}

// Invalid UTF-8 became U+FFFD, half a surrogate pair is no text, and the other characters would break a line of a mail or
// cannot be stored.
const isLine = (text: string) => !/[\p{Cc}\p{Cs}\u2028\u2029\uFFFD]/u.test(text)
const isParagraphs = (text: string) => !/[\p{Cc}\p{Cs}\uFFFD]/u.test(text.replace(/[\n\t]/g, ''))

/**
 * One line of text. The first limit only spares the checks of a huge text; the second does not count the spaces around the text.
 */
const line = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .max(max + 100, { abort: true })
    .refine(isLine, wrongCharacters)
    .overwrite(visiblePart)
    .max(max, { abort: true })
    .min(min)

/** The visitor's name. */
export const Name = line(LENGTHS.name)

/** An error with a code of its own; stops further checks. */
const wrong = (code: string, message: string) => ({ params: { code }, message, abort: true })

/** The characters of an e-mail address, for forms and accounts. */
export const ADDRESS = /^[a-z0-9._'+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i

/**
 * The specification's pattern (§5), plus top-level domains of any length (`.studio`), and + and ' in the local part, as
 * in `mari+pood@gmail.com` and `o'neil@example.ie`. The codes tell the visitor what to check.
 */
export const Email = line(LENGTHS.email)
  .refine(text => text === '' || /^[^@]+@[^@]+$/.test(text), wrong('EMAIL_AT', 'Expected one @ between name and host.'))
  .refine(text => text === '' || /\.[^.\s@]{2,}$/.test(text), wrong('EMAIL_HOST', 'Expected a host such as example.ee.'))
  .refine(
    text => text === '' || ADDRESS.test(text),
    wrong('EMAIL_CHARACTERS', 'Holds characters that such addresses do not have.'),
  )

/**
 * Digits and hyphens as specified (§5), with enough digits; also a leading +, spaces, brackets and dots: `(+372)
 * 512.3456`. What other programs put into a number that they show (no-break spaces, long dashes, marks of direction) becomes
 * what a keyboard types.
 */
export const Phone = z
  .string()
  .max(LENGTHS.phone.max + 100, { abort: true })
  .transform(text =>
    text
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Zs}/gu, ' ')
      .replace(/[\p{Pd}\u2212]/gu, '-'),
  )
  .pipe(line(LENGTHS.phone))
  .refine(text => /^(?:\+|\(\+)?[\d ().-]*$/.test(text), wrong('PHONE_CHARACTERS', 'Holds characters that no phone number has.'))
  .refine(text => text.replace(/\D/g, '').length >= MIN_PHONE_DIGITS, `Expected at least ${MIN_PHONE_DIGITS} digits.`)

/**
 * A line with a title of the catalogue. What an administrator may have pasted into the title becomes a space, because the
 * visitor cannot mend it; a line break, which no field of an editor takes, is refused as in every line.
 */
const titleLine = (lengths: { min: number; max: number }) =>
  z
    .string()
    .max(lengths.max + 100, { abort: true })
    .overwrite(text => text.replace(/(?![\r\n\0])[\p{Cc}\u2028\u2029]/gu, ' '))
    .pipe(line(lengths))

/** The subject of a message: that of its form, for an offer with the title of a service. */
export const Subject = titleLine(LENGTHS.subject)
export const ProductHeader = titleLine(LENGTHS.productHeader)
/** Name or address of a parcel machine. */
export const ParcelMachine = line(LENGTHS.parcelMachine)

/** Several lines; CR LF, which browsers send, becomes LF, as do the breaks of lines and pages of word processors. */
const paragraphs = z
  .string()
  .max(LENGTHS.message.max * 2, { abort: true })
  .transform(text => text.replace(/\r\n?|[\v\f]/g, '\n'))
  .overwrite(visiblePart)
  .refine(isParagraphs, wrongCharacters)

export const Message = paragraphs.pipe(z.string().min(1).max(LENGTHS.message.max))
/** For forms in which it may stay empty: offers and orders. */
export const OptionalMessage = paragraphs
  .pipe(z.string().max(LENGTHS.message.max))
  .nullish()
  .transform(text => text ?? '')

/** The visitor's company; null when left empty. */
export const Company = line(LENGTHS.company)
  .nullish()
  .transform(text => text || null)

/** A number, or its digits as a form without JavaScript sends them. */
const numeral = (value: unknown) =>
  typeof value === 'string' && /^\s*-?\d{1,12}(?:[.,]\d{1,6})?\s*$/.test(value) ? Number(value.replace(',', '.')) : value

export const Participants = z.preprocess(numeral, z.int().min(1).max(MAX_PARTICIPANTS))
export const Quantity = z.preprocess(numeral, z.int().min(1).max(MAX_QUANTITY))

/** An amount of euros with at most two decimals: a number, or text such as `"12.50"`. */
export const Amount = z.preprocess(numeral, Euro)

/** A calendar day as the specification writes it (§7): `31/12/2026`. */
export const CalendarDate = line({ min: 1, max: 10 }).refine(isCalendarDate, {
  params: { code: 'INVALID_DATE' },
  message: 'Expected a day as dd/mm/yyyy.',
})

function isCalendarDate(text: string): boolean {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(20\d{2})$/.exec(text) ?? []
  if (day === undefined || month === undefined || year === undefined) return false
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day)
}

/** A time of day in 24 hours, within the meeting hours. */
export const MeetingTime = line({ min: 1, max: 5 }).refine(
  text => /^[012]\d:[0-5]\d$/.test(text) && text >= FIRST_MEETING_TIME && text <= LAST_MEETING_TIME,
  { params: { code: 'INVALID_TIME' }, message: `Expected a time from ${FIRST_MEETING_TIME} to ${LAST_MEETING_TIME}.` },
)

const COMBINING_MARKS = /\p{M}/gu

/** One of the keys; also accepts the specification's words: `100% natural oils`, `Pärnu`. */
export function option<const Keys extends readonly [string, ...string[]]>(keys: Keys) {
  return z.preprocess(value => (typeof value === 'string' ? keyOf(value) : value), z.enum(keys))
}

/** `100% natural oils` → `100-natural-oils`. */
function keyOf(text: string): string {
  if (text.length > 100 || !isLine(text)) return text
  const plain = text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
