import { categories } from '../categories/category.kind.ts'
import type { ContentKind, ContentRow, ContentView } from '../content/content-kind.ts'
import { feedbacks } from '../feedbacks/feedback.kind.ts'
import { pictures } from '../pictures/picture.service.ts'
import { posts } from '../posts/post.kind.ts'
import { products } from '../products/product.kind.ts'
import type { ContentEntity } from '../publication-queue/publication.schemas.ts'
import { services } from '../services/service.kind.ts'
import { texts } from '../texts/text.kind.ts'

/** A kind without its own types, for code that handles all kinds alike. */
export type AnyContentKind = ContentKind<ContentRow, unknown, ContentView>

/** Every kind of content, by its name in publications. */
export const contentKinds: Readonly<Record<ContentEntity, AnyContentKind>> = {
  product: asAny(products),
  category: asAny(categories),
  post: asAny(posts),
  text: asAny(texts),
  service: asAny(services),
  feedback: asAny(feedbacks),
  picture: asAny(pictures),
}

/** Drops a kind's own types. The caller must keep rows, inputs and views of one kind together. */
function asAny<Row extends ContentRow, Input, View extends ContentView>(kind: ContentKind<Row, Input, View>): AnyContentKind {
  return kind as unknown as AnyContentKind
}
