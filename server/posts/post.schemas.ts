import { z } from 'zod'
import {
  EstonianRichText,
  Id,
  ImageUrl,
  OptionalEstonianRichText,
  optionalLine,
  requiredLine,
  TranslatedRichText,
} from '../core/field.schemas.ts'
import { TITLE_MAX_LENGTH } from '../core/field-limits.schemas.ts'

export const PostView = z
  .object({
    id: Id,
    image: z.string().nullable(),
    header: z.string(),
    header_en: z.string().nullable(),
    header_ru: z.string().nullable(),
    body: z.string(),
    body_en: z.string().nullable(),
    body_ru: z.string().nullable(),
    /** When it was first published. */
    date: z.iso.datetime(),
  })
  .meta({ id: 'Post' })
export type PostView = z.output<typeof PostView>

const fields = {
  image: ImageUrl,
  header: requiredLine(TITLE_MAX_LENGTH),
  header_en: optionalLine(TITLE_MAX_LENGTH),
  header_ru: optionalLine(TITLE_MAX_LENGTH),
  body: EstonianRichText,
  body_en: TranslatedRichText,
  body_ru: TranslatedRichText,
}

const isStorableInstant = (iso: string) => {
  const year = new Date(iso).getUTCFullYear()
  return year >= 1900 && year <= 9999
}

export const CreatePostBody = z.strictObject({ ...fields, body: OptionalEstonianRichText })
/** A `date` that is no ISO instant (some clients send the date as they show it) leaves the post's own. */
export const UpdatePostBody = z.object({
  ...fields,
  date: z.iso.datetime({ offset: true }).refine(isStorableInstant).optional().catch(undefined),
})
export type PostInput = z.output<typeof CreatePostBody> & { date?: string | undefined }
