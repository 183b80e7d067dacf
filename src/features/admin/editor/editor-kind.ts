import type { ComponentType } from 'react'
import type { ContentEntity } from '../../../../server/publications/publication.schemas.ts'
import type { Localized } from '../../../i18n/localized.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { SitePath } from '../../../i18n/paths.ts'
import type { FetchedAhead } from '../ahead/fetched-ahead.ts'
import type { ContentPath } from '../api/content.api.ts'
import type { FormerAddressesProps } from '../former-addresses/FormerAddresses.tsx'
import type { Draft, DraftErrors } from '../form/draft.ts'
import type { EditorField } from './editor-field.ts'

export type WriteAction = 'create' | 'update' | 'delete'

/** Anything the API keeps under an id. */
export type Item = { readonly id: number }

/** Which item the page is about: an existing one, one that is to be made, or none because the address is wrong. */
export type EditorTarget = number | 'new' | null

export type PreviewProps<Name extends string, Row, Extra> = {
  readonly draft: Draft<Name>
  /** The language shown. */
  readonly locale: Locale
  /** As it was last saved; null before it is. */
  readonly item: Row | null
  readonly extra: Extra
}

/** The item as its public page shows it. */
export type KindPreview<Name extends string, Row, Extra> = {
  /** The page's own markup, without the site's frame. */
  readonly Preview: ComponentType<PreviewProps<Name, Row, Extra>>
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
export type EditorKind<Row extends Item, Name extends string & keyof Row, Extra = null> = {
  readonly entity: ContentEntity
  /** The list's address in the API; an item is below it, at its id. */
  readonly path: ContentPath
  readonly fields: readonly EditorField<Name, Extra>[]
  /** Errors that concern more than one field, or other items. Called with what each field's own rules found. */
  readonly check?: (draft: Draft<Name>, errors: DraftErrors<Name>, edited: EditedItem<Row, Extra>) => DraftErrors<Name>
  /** What only the request that creates an item sends beside its fields. */
  readonly atCreation?: Readonly<Record<string, unknown>>
  /** What the editor needs beside the item itself; null for nothing. */
  readonly loadExtra: () => Promise<Extra>
  readonly texts: (locale: Locale) => KindTexts
  /** What an item is called, and the editor's heading with its name; missing for a kind whose items have none. */
  readonly name?: (item: Row) => Localized
  readonly heading?: (locale: Locale, name: string) => string
  /** Missing for a kind whose items are not deleted. */
  readonly deletion?: (locale: Locale) => Deletion
  readonly listPage: SitePath
  /** The public page that shows the item. */
  readonly publicPage: (item: Row, extra: Extra) => SitePath
  /** Where the item is edited. */
  readonly editPage: (item: Row, extra: Extra) => SitePath
  /** Where the administrator goes when a write is done (specification §2.10). */
  readonly pageAfter: (action: WriteAction, item: Row, extra: Extra) => SitePath
  readonly preview: FetchedAhead<KindPreview<Name, Row, Extra>>
  /** What changing its address does, for a kind whose items can get another one. */
  readonly formerAddresses?: FetchedAhead<ComponentType<FormerAddressesProps>>
}

export type EditedItem<Row, Extra> = {
  /** Null for one that is to be made. */
  readonly item: Row | null
  readonly extra: Extra
}

/** An item as the API answered it, and what its editor needs beside it. */
export type LoadedItem<Row, Extra> = EditedItem<Row, Extra> & {
  readonly etag: string | null
  /** There is no such item, nor one to be made. */
  readonly isMissing: boolean
}
