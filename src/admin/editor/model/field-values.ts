import { RICH_TEXT_MAX_LENGTH } from '#common/field-limits.ts'
import { DEFAULT_LOCALE, type Locale } from '#common/locales.ts'
import { trimmed, visibleLine } from '#common/visible-line.ts'
import { type EditorField, isRequired } from '../../fields/editor-field.ts'
import type { Draft, DraftErrors } from '../../form/draft.ts'
import { readEuros, writeEuros } from '../../form/euro-input.ts'

type Values<Name extends string> = Readonly<Record<Name, unknown>>

/**
 * The values of an item of the API as the texts of a form's fields; all are empty without an item.
 * @param locale decides how amounts look
 */
export function draftOf<Name extends string>(
  fields: readonly EditorField<Name>[],
  item: Values<Name> | null,
  locale: Locale,
): Draft<Name> {
  const texts = fields.map(field => [field.name, item === null ? '' : asText(field, item[field.name], locale)])
  // `Object.fromEntries` forgets that the keys are the fields' names; so below.
  return Object.fromEntries(texts) as Draft<Name>
}

/** The API's input for a draft without errors. */
export function inputOf<Name extends string>(fields: readonly EditorField<Name>[], draft: Draft<Name>): Values<Name> {
  return Object.fromEntries(fields.map(field => [field.name, asValue(field, draft[field.name])])) as Values<Name>
}

/**
 * Checks each field by itself.
 * @param isNew the item does not exist yet
 * @returns the error codes, by field
 */
export function fieldErrors<Name extends string>(
  fields: readonly EditorField<Name>[],
  draft: Draft<Name>,
  isNew: boolean,
): DraftErrors<Name> {
  const problems = fields.map(field => [field.name, problemOf(field, draft[field.name], isNew)] as const)
  return Object.fromEntries(problems.filter(([, code]) => code !== null)) as DraftErrors<Name>
}

type AnyField = EditorField<string>

/** Whether a save of either text sends the same value: the server has `13,00` where `13` was typed. */
export function isSameText(field: AnyField, one: string, other: string): boolean {
  if (one === other) return true
  // A text with an error has no value.
  const isValid = [one, other].every(text => problemOf(field, text, true) === null)
  return isValid && asValue(field, one) === asValue(field, other)
}

/** A value of the API as a field shows it. */
function asText({ type }: AnyField, value: unknown, locale: Locale): string {
  if (type === 'euros') return writeEuros(value as number | null, locale)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A field's text as the API takes it. */
function asValue({ type, language }: AnyField, text: string): unknown {
  switch (type) {
    case 'euros':
      return readEuros(text).euros
    case 'category':
      return text === '' ? null : Number(text)
    case 'picture':
      return trimmed(text) || null
    case 'line':
      return text.trim() || (language === DEFAULT_LOCALE ? '' : null)
    case 'rich-text':
      // Null shows visitors the Estonian text.
      return isBlankHtml(text) && language !== DEFAULT_LOCALE ? null : text
  }
}

function isBlank({ type }: AnyField, text: string): boolean {
  return type === 'rich-text' ? isBlankHtml(text) : visibleLine(text) === ''
}

/** No text and no media. The server sanitises it and decides. */
function isBlankHtml(html: string): boolean {
  return !/<(img|figure)\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;/gi, '').trim() === ''
}

/** The error code of a field's text; null when the text is valid. */
function problemOf(field: AnyField, text: string, isNew: boolean): string | null {
  if (isBlank(field, text)) return isRequired(field, isNew) ? 'REQUIRED' : null
  switch (field.type) {
    case 'euros':
      return readEuros(text).problem
    case 'picture':
      return isImageAddress(trimmed(text)) ? null : 'INVALID_URL'
    case 'line':
      return visibleLine(text).length > field.maxLength ? (field.tooLong ?? 'TOO_LONG') : null
    case 'rich-text':
      return text.length > RICH_TEXT_MAX_LENGTH ? 'TOO_LONG' : null
    default:
      return null
  }
}

/** An https address, or a path of the site. The server checks it further. */
function isImageAddress(text: string): boolean {
  return /^https:\/\/[^\s/]/i.test(text) || /^\/(?![/\\])/.test(text)
}
