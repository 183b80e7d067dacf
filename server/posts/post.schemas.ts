import { z } from 'zod'
import { TITLE_MAX_LENGTH } from '#common/field-limits.ts'
import { BODY, HEADER } from '#common/localized-fields.ts'
import {
  EstonianRichText,
  Id,
  ImageUrl,
  lineFields,
  OptionalEstonianRichText,
  richTextFields,
  textView,
} from '../core/field.schemas.ts'

/** An item of the news as the API shows it. */
export const PostView = z
  .object({
    id: Id,
    image: z.string().nullable(),
    ...textView(HEADER),
    ...textView(BODY),
    /** When it was published first. */
    date: z.iso.datetime(),
  })
  .meta({ id: 'Post' })
export type PostView = z.output<typeof PostView>

const fields = {
  image: ImageUrl,
  ...lineFields(HEADER, TITLE_MAX_LENGTH),
  ...richTextFields(BODY, EstonianRichText),
}

const isStorableInstant = (iso: string) => {
  const year = new Date(iso).getUTCFullYear()
  return year >= 1900 && year <= 9999
}

export const CreatePostBody = z.strictObject({ ...fields, body: OptionalEstonianRichText })
/** The post keeps its date where `date` is no ISO instant: some clients send the date as they show it. */
export const UpdatePostBody = z.object({
  ...fields,
  date: z.iso.datetime({ offset: true }).refine(isStorableInstant).optional().catch(undefined),
})
export type PostInput = z.output<typeof CreatePostBody> & { date?: string | undefined }
