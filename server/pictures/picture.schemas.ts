import { z } from 'zod'
import { ALT } from '#common/localized-fields.ts'
import { PICTURE_ALT_MAX_LENGTH, PICTURE_NAME_MAX_LENGTH } from '#common/picture-limits.ts'
import { Id, optionalLine, requiredLine } from '../core/field.schemas.ts'

const Widths = z.array(z.int())
/** Widths of the files that exist, by format. */
export const PictureVariants = z.object({ webp: Widths, avif: Widths })
export type PictureVariants = z.output<typeof PictureVariants>

/** A picture as the API shows it. */
export const PictureView = z
  .object({
    id: Id,
    /** For `image` fields and rich text: the screen-size WebP, there from the start. */
    url: z.string(),
    /** The uploaded file's name, until an administrator renames it. */
    name: z.string(),
    /** Pixels of the upright original. */
    width: z.int(),
    height: z.int(),
    /** Size of the kept original, which has no metadata. */
    bytes: z.int(),
    /** What the picture shows, for people who do not see it. Null: the place where it appears decides what they get. */
    ...ALT.fields(
      () => z.string().nullable(),
      () => z.string().nullable(),
    ),
    variants: PictureVariants,
    /** Whether all variants exist. */
    complete: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Picture' })
export type PictureView = z.output<typeof PictureView>

/** The fields that can change; a client sends all of them. */
export const UpdatePictureBody = z.object({
  name: requiredLine(PICTURE_NAME_MAX_LENGTH),
  ...ALT.fields(
    () => optionalLine(PICTURE_ALT_MAX_LENGTH),
    () => optionalLine(PICTURE_ALT_MAX_LENGTH),
  ),
})
export type PictureInput = z.output<typeof UpdatePictureBody>

/** An item that shows a picture, as its image or in its text. */
export const PictureUse = z
  .object({
    entity: z.enum(['product', 'post', 'service', 'text', 'feedback']),
    id: Id,
    /** Estonian title of the item; null where it has none. */
    label: z.string().nullable(),
    /** The list of a service. */
    type: z.string().nullable(),
  })
  .meta({ id: 'PictureUse' })
export type PictureUse = z.output<typeof PictureUse>

/** A picture and the items that show it. */
export const PictureDetails = PictureView.extend({ used_in: z.array(PictureUse) }).meta({ id: 'PictureDetails' })
export type PictureDetails = z.output<typeof PictureDetails>

/** One part of the library. */
export const PicturePage = z
  .object({
    pictures: z.array(PictureView),
    /** Pass as `cursor` for the next, older ones; null at the end. */
    next_cursor: z.string().nullable(),
    /** How many pictures the search finds. */
    total: z.int(),
  })
  .meta({ id: 'PicturePage' })
export type PicturePage = z.output<typeof PicturePage>
