import { onlyEstonian } from './editor-field.ts'
import { pictureField, richTextFields, titleFields } from './shared-fields.i18n.ts'

/** Specification §5: the Estonian title is required, with a counter up to 200 characters. */
export const POST_FIELDS = [
  pictureField,
  ...titleFields('header', { required: onlyEstonian, hasCounter: true }),
  ...richTextFields('body'),
] as const

/** Specification §5: Estonian title and text of a service are required; a gift card needs the title alone. */
export function serviceFields({ isGiftCard }: { readonly isGiftCard: boolean }) {
  return [
    pictureField,
    ...titleFields('title', { required: onlyEstonian }),
    ...richTextFields('body', { isRequired: !isGiftCard }),
  ]
}

export const FEEDBACK_FIELDS = richTextFields('body', { isRequired: true })

export const INFO_TEXT_FIELDS = richTextFields('body')
