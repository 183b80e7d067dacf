import { onlyEstonian } from './editor-field.ts'
import { pictureField, richTextFields, titleFields } from './shared-fields.i18n.ts'

/** The fields of a post. The Estonian title is required; titles have a counter up to 200 characters (specification §5). */
export const POST_FIELDS = [
  pictureField,
  ...titleFields('header', { required: onlyEstonian, hasCounter: true }),
  ...richTextFields('body'),
] as const

/** The fields of a service. The Estonian title is required and, except for a gift card, the Estonian text (specification §5). */
export function serviceFields({ isGiftCard }: { readonly isGiftCard: boolean }) {
  return [
    pictureField,
    ...titleFields('title', { required: onlyEstonian }),
    ...richTextFields('body', { isRequired: !isGiftCard }),
  ]
}

/** The fields of a feedback: a customer's words on the home page. The Estonian text is required. */
export const FEEDBACK_FIELDS = richTextFields('body', { isRequired: true })

/** The fields of an info text; none is required. */
export const INFO_TEXT_FIELDS = richTextFields('body')
