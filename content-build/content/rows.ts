import type { CategoryView } from '#server/categories/category.schemas.ts'
import type { FeedbackView } from '#server/feedbacks/feedback.schemas.ts'
import type { FormerEntity } from '#server/former-addresses/former-address.schemas.ts'
import type { PictureView } from '#server/pictures/picture.schemas.ts'
import type { PostView } from '#server/posts/post.schemas.ts'
import type { ProductView } from '#server/products/product.schemas.ts'
import type { ServiceView } from '#server/services/service.schemas.ts'
import type { TextView } from '#server/texts/text.schemas.ts'

/** Content as it is in the database, one plain object a row: the source of a snapshot. */
export type ContentRows = { readonly [E in keyof RowTypes]: readonly RowTypes[E][] }

/**
 * The rows of a snapshot: everything that administrators edit, as the API answers it, and the former addresses that their
 * edits left behind. Rich text is sanitised HTML; money is in euros.
 */
export type RowTypes = {
  product: ProductRow
  category: CategoryRow
  post: PostRow
  text: Readonly<TextView>
  service: ServiceRow
  feedback: FeedbackRow
  picture: PictureRow
  former: FormerRow
}

export type ProductRow = Readonly<ProductView>
/** `segment` is the decoded part of its address. */
export type CategoryRow = Readonly<CategoryView> & { readonly segment: string }
export type PostRow = Readonly<PostView>
export type ServiceRow = Readonly<ServiceView>
export type FeedbackRow = Readonly<FeedbackView>
/** `hash` is in the addresses of its files. */
export type PictureRow = Readonly<PictureView> & { readonly hash: string }

/** An address that an item had; see server/former-addresses. `since` is an ISO 8601 instant. */
export type FormerRow = {
  readonly id: number
  readonly entity: FormerEntity
  readonly item_id: number
  readonly segment: string
  readonly category_id: number | null
  readonly since: string
}
