import { defineEntity, p } from '@mikro-orm/core'
import { ALT } from '#common/localized-fields.ts'
import { PICTURE_ALT_MAX_LENGTH, PICTURE_NAME_MAX_LENGTH } from '#common/picture-limits.ts'
import type { PictureVariants } from './picture.schemas.ts'

const PictureSchema = defineEntity({
  name: 'Picture',
  tableName: 'pictures',
  properties: {
    id: p.integer().primary(),
    /** Counts administrators' changes; a finished variant causes no conflict with an edit. */
    version: p.integer().version(),
    /** The first 128 bits of the original's SHA-256, as hex: its address and its folder. */
    hash: p.string().length(32).unique(),
    /** Name of the original in its folder. */
    original: p.string().length(20),
    name: p.string().length(PICTURE_NAME_MAX_LENGTH),
    width: p.integer(),
    height: p.integer(),
    bytes: p.integer(),
    ...ALT.fields(
      () => p.string().length(PICTURE_ALT_MAX_LENGTH).nullable(),
      () => p.string().length(PICTURE_ALT_MAX_LENGTH).nullable(),
    ),
    /** Widths of the variants that exist, by format. */
    variants: p.json<PictureVariants>(),
    created_at: p.datetime(),
  },
})

/** An uploaded picture; its files are in the picture storage. */
export class Picture extends PictureSchema.class {}
PictureSchema.setClass(Picture)
