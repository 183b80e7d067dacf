import type { Locale } from '#common/locales.ts'
import type { ContentEntity } from '#server/publication-queue/publication.schemas.ts'
import { CONTENT_FIELDS } from '../../fields/content-fields.ts'
import type { EditorField } from '../../fields/editor-field.ts'
import { contentNames, type ContentNames } from './content-names.i18n.ts'

/** Technical facts of a picture's files. No administrator wrote them, so the page leaves them out. */
const UNWRITTEN: ReadonlySet<string> = new Set(['url', 'width', 'height', 'bytes', 'variants', 'complete', 'created_at'])

/** A field of a kind's editor; undefined for one that no editor has. */
export function fieldOf(entity: ContentEntity, name: string): EditorField<string> | undefined {
  return fieldsOf(entity).find(field => field.name === name)
}

/** A field in words, such as its label in the editor. A field without words keeps its name in the API. */
export function fieldName(locale: Locale, entity: ContentEntity, name: string): string {
  return wordOf(contentNames(locale), name) ?? fieldOf(entity, name)?.label(locale) ?? name
}

/** Fields that people know, in the editors' order, after the texts in each language; fields without an editor come last. */
export function inOrder<Field extends { readonly name: string }>(entity: ContentEntity, fields: readonly Field[]): Field[] {
  const known = fieldsOf(entity)
  const names = [...known.filter(isText), ...known.filter(field => !isText(field))].map(({ name }) => name)
  const placeOf = ({ name }: Field) => (names.includes(name) ? names.indexOf(name) : names.length)
  return fields.filter(({ name }) => !UNWRITTEN.has(name)).toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Whether a field holds running text, of which some words may change. */
export function isTranslated(entity: ContentEntity, name: string): boolean {
  const field = fieldOf(entity, name)
  return field !== undefined && isText(field)
}

/** The language of a field's words, perhaps not the page's, so that screen readers pronounce them right. */
export function contentLanguage(entity: ContentEntity, name: string): Locale | undefined {
  return fieldOf(entity, name)?.language ?? undefined
}

/** An item's name for people, and whether it is Estonian. */
export function itemName(names: ContentNames, item: { entity: string; id: number; label: string }): string {
  return (item.entity === 'text' ? wordOf(names, `text${item.id}`) : null) ?? item.label
}

const fieldsOf = (entity: ContentEntity): readonly EditorField<string>[] => CONTENT_FIELDS[entity]
const isText = ({ language }: EditorField<string>) => language !== null

function wordOf(names: ContentNames, key: string): string | null {
  const word = (names as Readonly<Record<string, unknown>>)[key]
  return typeof word === 'string' ? word : null
}
