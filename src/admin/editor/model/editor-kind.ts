import type { ComponentType } from 'react'
import type { Locale } from '#common/locales.ts'
import type { SitePath } from '#common/paths.ts'
import type { ContentEntity } from '#server/publication-queue/publication.schemas.ts'
import { type Localized, localize } from '../../../i18n/localized.ts'
import type { ContentPath } from '../../api/content.api.ts'
import type { EditorField } from '../../fields/editor-field.ts'
import type { Draft, DraftErrors } from '../../form/draft.ts'
import type { FormerAddressesProps } from '../../former-addresses/FormerAddresses.tsx'
import type { WriteAction } from '../../publications/write-state.ts'

/** Any row of the API with an id. */
export type Item = { readonly id: number }

/** The names of the fields that an item's editor writes. The server sets the others, or another page does. */
export type FieldOf<Row> = Exclude<keyof Row & string, 'id' | 'date' | 'type' | 'position'>

/** The values of an editor's fields. */
export type DraftOf<Row> = Draft<FieldOf<Row>>

/** The item of the page: an existing one, a new one, or none because the address is wrong. */
export type EditorTarget = number | 'new' | null

/** An item in the server's version; `etag` is for `If-Match` of the next write. */
export type Version<Row> = { readonly row: Row; readonly etag: string | null }

/** An item's fields as a save would send them. A number that is missing or wrong is null. */
export type Typed<Row> = { readonly [Field in FieldOf<Row>]: Row[Field] extends number ? number | null : Row[Field] }

export type PreviewProps<Row> = {
  readonly typed: Typed<Row>
  /** The language of the preview. */
  readonly locale: Locale
  /** The item as last saved; null for a new one. */
  readonly item: Row | null
}

/** Texts of an editor that concern its kind of content alone. */
type KindTexts = {
  readonly loadFailed: string
  readonly missing: string
  /** The link to the list, for a missing item. */
  readonly toList: string
}

/** The question before the deletion of an item, and the message after it. */
type Deletion = { readonly confirmDelete: string; readonly deleted: (durationMs: number | null, name: string) => string }

/**
 * One kind of content that administrators edit. ContentEditor.tsx has what all editors share (loading, language tabs, saving,
 * publishing, trouble); a kind has the rest.
 */
export type EditorKind<Row extends Item> = {
  readonly entity: ContentEntity
  /** The list's address in the API; an item's address ends in its id. */
  readonly path: ContentPath
  readonly fields: readonly EditorField<FieldOf<Row>>[]
  /** Errors that concern more than one field. Gets the errors of each field's own rules. */
  readonly check?: (draft: DraftOf<Row>, errors: DraftErrors<FieldOf<Row>>) => DraftErrors<FieldOf<Row>>
  /** Values that only the request for a new item sends beside its fields. */
  readonly atCreation?: Readonly<Record<string, unknown>>
  readonly texts: (locale: Locale) => KindTexts
  /** An item's name; missing for a kind without names. */
  readonly name?: (item: Row) => Localized
  /** The editor's heading with the item's name. */
  readonly heading?: (locale: Locale, name: string) => string
  /** The texts of a deletion; missing for a kind that its editor does not delete. */
  readonly deletion?: (locale: Locale) => Deletion
  readonly listPage: SitePath
  /** The public page of the item; null while its address is unknown. */
  readonly publicPage: (item: Row) => SitePath | null
  /** The page of the item's editor. */
  readonly editPage: (item: Row) => SitePath
  /** Called when an item was saved. */
  readonly onSaved?: () => void
  /** The page to which a finished write leads the administrator (specification §2.10). */
  readonly pageAfter: (action: WriteAction, item: Row) => SitePath
  /** The item as on its public page, in a PreviewFrame. A lazyPart. */
  readonly preview: ComponentType<PreviewProps<Row>>
  /** The effects of a new address, for a kind whose items can get one. A lazyPart. */
  readonly formerAddresses?: ComponentType<FormerAddressesProps>
}

/** An item's name in a language; empty for one without a name, or a new one. */
export function itemName<Row extends Item>({ name }: Pick<EditorKind<Row>, 'name'>, item: Row | null, locale: Locale): string {
  return item === null || name === undefined ? '' : localize(name(item), locale).text
}
