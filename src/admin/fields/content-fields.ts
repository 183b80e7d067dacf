import type { ContentEntity } from '#server/publication-queue/publication.schemas.ts'
import { CATEGORY_FIELDS } from './category-fields.i18n.ts'
import type { EditorField } from './editor-field.ts'
import { PICTURE_FIELDS } from './picture-fields.i18n.ts'
import { PRODUCT_FIELDS } from './product-fields.i18n.ts'
import { FEEDBACK_FIELDS, INFO_TEXT_FIELDS, POST_FIELDS, serviceFields } from './text-fields.ts'

/**
 * The fields that administrators write, by kind of content, as the history of changes names and orders them. An editor imports
 * its own kind's fields: it downloads no other words.
 */
export const CONTENT_FIELDS: Readonly<Record<ContentEntity, readonly EditorField<string>[]>> = {
  product: PRODUCT_FIELDS,
  category: CATEGORY_FIELDS,
  post: POST_FIELDS,
  text: INFO_TEXT_FIELDS,
  service: serviceFields({ isGiftCard: false }),
  feedback: FEEDBACK_FIELDS,
  picture: PICTURE_FIELDS,
}
