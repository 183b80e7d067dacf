import { z } from 'zod'
import { BODY } from '#common/localized-fields.ts'
import { Id, RichText, richTextFields, textView } from '../core/field.schemas.ts'

/** A text block as the API shows it. */
export const TextView = z
  .object({
    id: Id,
    ...textView(BODY),
  })
  .meta({ id: 'Text' })
export type TextView = z.output<typeof TextView>

/** The Estonian text may be empty but not missing: a text block has nothing else. */
export const UpdateTextBody = z.object({
  ...richTextFields(BODY, RichText),
})
export type TextInput = z.output<typeof UpdateTextBody>
