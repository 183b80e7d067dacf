import type { Locale } from '#common/locales.ts'
import type { ContentEntity } from '#server/publication-queue/publication.schemas.ts'
import { CATEGORY_FIELDS } from '../../fields/category-fields.i18n.ts'
import type { EditorField } from '../../fields/editor-field.ts'
import { PICTURE_FIELDS } from '../../fields/picture-fields.i18n.ts'
import { PRODUCT_FIELDS } from '../../fields/product-fields.i18n.ts'
import { FEEDBACK_FIELDS, INFO_TEXT_FIELDS, POST_FIELDS, serviceFields } from '../../fields/text-fields.ts'
import { contentNames, type ContentNames } from './content-names.i18n.ts'
import { publicationsMessages } from './publications.i18n.ts'

/**
 * The fields that administrators write, by kind of content, as the history of changes names and orders them. An editor imports
 * its own kind's fields: it downloads no other words.
 */
const CONTENT_FIELDS: Readonly<Record<ContentEntity, readonly EditorField<string>[]>> = {
  product: PRODUCT_FIELDS,
  category: CATEGORY_FIELDS,
  post: POST_FIELDS,
  text: INFO_TEXT_FIELDS,
  service: serviceFields({ isGiftCard: false }),
  feedback: FEEDBACK_FIELDS,
  picture: PICTURE_FIELDS,
}

/** Technical facts of a picture's files. No administrator wrote them, so the page leaves them out. */
const TECHNICAL_FIELDS: ReadonlySet<string> = new Set(['url', 'width', 'height', 'bytes', 'variants', 'complete', 'created_at'])

/** Finds a field of a kind's editor; undefined for one that no editor has. */
export function fieldOf(entity: ContentEntity, name: string): EditorField<string> | undefined {
  return fieldsOf(entity).find(field => field.name === name)
}

/** The name of a field for people, such as its label in the editor. A field without one keeps its name in the API. */
export function fieldName(locale: Locale, entity: ContentEntity, name: string): string {
  return wordOf(contentNames(locale), name) ?? fieldOf(entity, name)?.label(locale) ?? name
}

/**
 * The fields that people know: first the texts in each language, then the editor's other fields, and last the fields that no
 * editor has.
 */
export function inOrder<Field extends { readonly name: string }>(entity: ContentEntity, fields: readonly Field[]): Field[] {
  const known = fieldsOf(entity)
  const names = [...known.filter(isText), ...known.filter(field => !isText(field))].map(({ name }) => name)
  const placeOf = ({ name }: Field) => (names.includes(name) ? names.indexOf(name) : names.length)
  return fields.filter(({ name }) => !TECHNICAL_FIELDS.has(name)).toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Whether a field holds running text, of which some words may change. */
export function isRunningText(entity: ContentEntity, name: string): boolean {
  const field = fieldOf(entity, name)
  return field !== undefined && isText(field)
}

/** The language of a field's words, for a `lang` attribute; undefined for a field common to all languages. */
export function contentLanguage(entity: ContentEntity, name: string): Locale | undefined {
  return fieldOf(entity, name)?.language ?? undefined
}

/**
 * An item's name for people. The company's texts have names in the page's language; other items have their Estonian name, or
 * their number: feedback that is a picture alone has no name.
 */
export function itemName(locale: Locale, { entity, id, label }: { entity: string; id: number; label: string }): string {
  const word = entity === 'text' ? wordOf(contentNames(locale), `text${id}`) : null
  return word ?? (label || publicationsMessages(locale).numbered(id))
}

const fieldsOf = (entity: ContentEntity): readonly EditorField<string>[] => CONTENT_FIELDS[entity]
const isText = ({ language }: EditorField<string>) => language !== null

/** @returns null for a key that has no word: keys come from the API */
function wordOf(names: ContentNames, key: string): string | null {
  const word = (names as Readonly<Record<string, unknown>>)[key]
  return typeof word === 'string' ? word : null
}
