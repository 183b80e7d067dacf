import type { Locale } from '../../../i18n/locales.ts'
import type { Draft, DraftErrors } from '../form/draft.ts'
import { readEuros } from '../form/euro-input.ts'
import { type EditorField, isRequired } from './editor-field.ts'
import type { EditedItem, EditorKind, Item } from './editor-kind.ts'
import { fieldText } from './field-text.ts'

/**
 * What stands in the fields for an item of the API; empty fields for none.
 * @param locale says how amounts are written
 */
export function draftOf<Name extends string, Extra>(
  fields: readonly EditorField<Name, Extra>[],
  item: Readonly<Record<Name, unknown>> | null,
  locale: Locale,
): Draft<Name> {
  const texts = fields.map(field => [field.name, item === null ? '' : fieldText(field.type, item[field.name], locale)])
  return Object.fromEntries(texts) as Draft<Name>
}

/** What the API takes for a draft without errors. */
export function inputOf<Name extends string, Extra>(
  fields: readonly EditorField<Name, Extra>[],
  draft: Draft<Name>,
): Readonly<Record<Name, unknown>> {
  return Object.fromEntries(fields.map(field => [field.name, asValue(field, draft[field.name])])) as Record<Name, unknown>
}

/** What is wrong in each field by itself, as a code. @param isNew the item does not exist yet */
export function fieldErrors<Name extends string, Extra>(
  fields: readonly EditorField<Name, Extra>[],
  draft: Draft<Name>,
  isNew: boolean,
): DraftErrors<Name> {
  const problems = fields.map(field => {
    const text = draft[field.name]
    const code = isBlank(field, text) ? (isRequired(field, isNew) ? 'REQUIRED' : null) : problemOf(field, text)
    return [field.name, code] as const
  })
  return Object.fromEntries(problems.filter(([, code]) => code !== null)) as DraftErrors<Name>
}

type AnyField = Pick<EditorField<string, never>, 'type' | 'language'>

function asValue({ type, language }: AnyField, text: string): unknown {
  switch (type) {
    case 'euros':
      return readEuros(text).euros
    case 'choice':
      return text === '' ? null : Number(text)
    case 'picture':
      return text.trim() || null
    case 'line':
      return text.trim() || (language === 'et' ? '' : null)
    case 'rich-text':
      // Null lets visitors see the Estonian text.
      return text.trim() === '' && language !== 'et' ? null : text
  }
}

function isBlank({ type }: AnyField, text: string): boolean {
  return type === 'rich-text' ? isBlankHtml(text) : text.trim() === ''
}

/** Nothing to read and nothing to look at. The server, which sanitises it, has the last word. */
function isBlankHtml(html: string): boolean {
  return !/<(img|figure)\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;/gi, '').trim() === ''
}

function problemOf<Name extends string, Extra>(field: EditorField<Name, Extra>, text: string): string | null {
  switch (field.type) {
    case 'euros':
      return readEuros(text).problem
    case 'picture':
      return isImageAddress(text.trim()) ? null : 'INVALID_URL'
    case 'line':
      return text.trim().length > field.maxLength ? 'TITLE_TOO_LONG' : null
    default:
      return null
  }
}

/** An https address, or a path of the site. The server looks closer. */
function isImageAddress(text: string): boolean {
  return /^https:\/\/[^\s/]/i.test(text) || /^\/(?![/\\])/.test(text)
}

/** Everything that is wrong with a draft: in each field by itself, and in how fields go together. */
export function draftErrors<Row extends Item, Name extends string & keyof Row, Extra>(
  kind: Pick<EditorKind<Row, Name, Extra>, 'fields' | 'check'>,
  draft: Draft<Name>,
  edited: EditedItem<Row, Extra>,
): DraftErrors<Name> {
  const errors = fieldErrors(kind.fields, draft, edited.item === null)
  return kind.check?.(draft, errors, edited) ?? errors
}
