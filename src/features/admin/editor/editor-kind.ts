import type { ComponentType } from 'react'
import type { ContentEntity } from '../../../../server/publication-queue/publication.schemas.ts'
import { type Localized, localize } from '../../../i18n/localized.ts'
import type { Locale } from '../../../../common/locales.ts'
import type { SitePath } from '../../../i18n/paths.ts'
import type { ContentPath } from '../api/content.api.ts'
import type { FormerAddressesProps } from '../former-addresses/FormerAddresses.tsx'
import type { Draft, DraftErrors } from '../form/draft.ts'
import type { EditorField } from './editor-field.ts'

export type WriteAction = 'create' | 'update' | 'delete'

/** Anything the API keeps under an id. */
export type Item = { readonly id: number }

/** The fields of an item that its editor writes: all but those that the server sets, or that have a page of their own. */
export type FieldOf<Row> = Exclude<keyof Row & string, 'id' | 'date' | 'type' | 'position'>

/** What is in the fields of an item's editor. */
export type DraftOf<Row> = Draft<FieldOf<Row>>

/** Which item the page is about: an existing one, one that is to be made, or none because the address is wrong. */
export type EditorTarget = number | 'new' | null

/** An item in the version that the server has. */
export type Version<Row> = { readonly row: Row; readonly etag: string | null }

export type PreviewProps<Row> = {
  readonly draft: DraftOf<Row>
  /** The language shown. */
  readonly locale: Locale
  /** As it was last saved; null before it is. */
  readonly item: Row | null
}

/** What an editor says that is about its kind of content alone. */
type KindTexts = {
  readonly loadFailed: string
  readonly missing: string
  /** The link to where the items are, shown when the one looked for is missing. */
  readonly toList: string
}

/** What a person is asked before an item is deleted, and told after it. */
type Deletion = { readonly question: string; readonly done: (durationMs: number | null, name: string) => string }

/**
 * One kind of content that administrators edit. Everything editors have in common (loading, language tabs, saving,
 * publishing, trouble) is in ContentEditor.tsx; a kind says what is its own.
 */
export type EditorKind<Row extends Item> = {
  readonly entity: ContentEntity
  /** The list's address in the API; an item is below it, at its id. */
  readonly path: ContentPath
  readonly fields: readonly EditorField<FieldOf<Row>>[]
  /**
   * Errors that concern more than one field, or other items. Called with what each field's own rules found, and the item
   * as it was last saved.
   */
  readonly check?: (draft: DraftOf<Row>, errors: DraftErrors<FieldOf<Row>>, item: Row | null) => DraftErrors<FieldOf<Row>>
  /** What only the request that creates an item sends beside its fields. */
  readonly atCreation?: Readonly<Record<string, unknown>>
  readonly texts: (locale: Locale) => KindTexts
  /** What an item is called, and the editor's heading with its name; missing for a kind whose items have none. */
  readonly name?: (item: Row) => Localized
  readonly heading?: (locale: Locale, name: string) => string
  /** Missing for a kind whose items are not deleted. */
  readonly deletion?: (locale: Locale) => Deletion
  readonly listPage: SitePath
  /** The public page that shows the item; null as long as its address is not known. */
  readonly publicPage: (item: Row) => SitePath | null
  /** Where the item is edited. */
  readonly editPage: (item: Row) => SitePath
  /** Where the administrator goes when a write is done (specification §2.10). */
  readonly pageAfter: (action: WriteAction, item: Row) => SitePath
  /** The item as its public page shows it, in a PreviewFrame. A lazyPart. */
  readonly preview: ComponentType<PreviewProps<Row>>
  /** What changing its address does, for a kind whose items can get another one. A lazyPart. */
  readonly formerAddresses?: ComponentType<FormerAddressesProps>
}

/** What an item is called in a language; empty for one without a name, or that is to be made. */
export function itemName<Row extends Item>({ name }: Pick<EditorKind<Row>, 'name'>, item: Row | null, locale: Locale): string {
  return item === null || name === undefined ? '' : localize(name(item), locale).text
}
