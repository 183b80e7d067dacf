import { onlyEstonian } from './editor-field.ts'
import { pictureField, richTextFields, titleFields } from './shared-fields.i18n.ts'

/** The fields of a news post. The Estonian title is required, with a counter up to 200 characters (specification §5). */
export const POST_FIELDS = [
  pictureField,
  ...titleFields('header', { required: onlyEstonian, hasCounter: true }),
  ...richTextFields('body'),
] as const

/** The fields of a service. Its Estonian title and text are required; a gift card needs the title alone (specification §5). */
export function serviceFields({ isGiftCard }: { readonly isGiftCard: boolean }) {
  return [
    pictureField,
    ...titleFields('title', { required: onlyEstonian }),
    ...richTextFields('body', { isRequired: !isGiftCard }),
  ]
}

/** The fields of a customer's words on the home page. */
export const FEEDBACK_FIELDS = richTextFields('body', { isRequired: true })

/** The fields of one of the company's texts; none is required. */
export const INFO_TEXT_FIELDS = richTextFields('body')
