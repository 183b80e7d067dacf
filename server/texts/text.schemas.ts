import { z } from 'zod'
import { Id, RichText, TranslatedRichText } from '../core/field.schemas.ts'

export const TextView = z
  .object({ id: Id, body: z.string(), body_en: z.string().nullable(), body_ru: z.string().nullable() })
  .meta({ id: 'Text' })
export type TextView = z.output<typeof TextView>

/** The Estonian text may be empty but must be sent: a text block has nothing else. */
export const UpdateTextBody = z.object({ body: RichText, body_en: TranslatedRichText, body_ru: TranslatedRichText })
export type TextInput = z.output<typeof UpdateTextBody>
