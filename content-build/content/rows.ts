import type { LocalizedFields } from '../../common/localized-fields.ts'
import type { FormerEntity } from '../../server/former-addresses/former-address.schemas.ts'
import type { ServiceType } from '../../common/service-types.ts'

/**
 * Content as it is in the database, one plain object a row: the source of a snapshot. Columns keep their names; money
 * is integer euro cents; `date` is an ISO 8601 instant. Rich text is sanitised HTML.
 */
export type ContentRows = { readonly [E in keyof RowTypes]: readonly RowTypes[E][] }

/** The rows of a snapshot: everything that administrators edit, and the former addresses that their edits left behind. */
export type RowTypes = {
  product: ProductRow
  category: CategoryRow
  post: PostRow
  text: TextRow
  service: ServiceRow
  feedback: FeedbackRow
  picture: PictureRow
  former: FormerRow
}

type Texts<Name extends string, Estonian = string> = Readonly<LocalizedFields<Name, Estonian>>

export type ProductRow = Texts<'header'> &
  Texts<'description'> & {
    readonly id: number
    readonly category_id: number
    readonly image: string | null
    readonly priceCents: number
    /** Null without a discount; else below the price. */
    readonly newPriceCents: number | null
    readonly search_words: string | null
  }

export type CategoryRow = Texts<'name'> & {
  readonly id: number
  readonly segment: string
  readonly search_words: string | null
}

export type PostRow = Texts<'header'> &
  Texts<'body'> & { readonly id: number; readonly image: string | null; readonly date: string }

export type TextRow = Texts<'body'> & { readonly id: number }

export type ServiceRow = Texts<'title'> &
  Texts<'body'> & {
    readonly id: number
    readonly type: ServiceType
    readonly position: number
    readonly image: string | null
  }

export type FeedbackRow = Texts<'body'> & { readonly id: number }

/** An address that an item had; see server/former-addresses. `since` is an ISO 8601 instant. */
export type FormerRow = {
  readonly id: number
  readonly entity: FormerEntity
  readonly item_id: number
  readonly segment: string
  readonly category_id: number | null
  readonly since: string
}

/** An uploaded picture. `webp` and `avif` are the widths of its variants that exist, ascending, joined by spaces. */
export type PictureRow = Texts<'alt', string | null> & {
  readonly id: number
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly webp: string
  readonly avif: string
}
