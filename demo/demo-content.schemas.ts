/**
 * The form of this folder's JSON files. Fields have the names of the API's bodies. Where a translation is null, the
 * site shows the Estonian text.
 */
import { z } from 'zod'
import { SEARCH_WORDS_MAX_LENGTH, TITLE_MAX_LENGTH } from '#common/field-limits.ts'
import { BODY, DESCRIPTION, HEADER, type LocalizedField } from '#common/localized-fields.ts'
import { CreateCategoryBody } from '#server/categories/category.schemas.ts'
import { lineFields, requiredLine, RichText } from '#server/core/field.schemas.ts'
import { UpdatePictureBody } from '#server/pictures/picture.schemas.ts'
import { CreatePostBody } from '#server/posts/post.schemas.ts'
import { CreateProductBody } from '#server/products/product.schemas.ts'
import { UpdateServiceBody } from '#server/services/service.schemas.ts'

/**
 * Rich text as lines, joined without a separator; `\n` at a line's end is part of the text. It is sanitised already: p,
 * h2, h3, ul, ol, li, strong, em, blockquote, and links to https addresses or to paths of this site (with the
 * language's prefix in translations).
 */
const RichTextLines = z
  .array(z.string())
  .transform(lines => lines.join(''))
  .pipe(RichText.min(1))

function richTextLines<Name extends string>(field: LocalizedField<Name>) {
  return field.fields(
    () => RichTextLines,
    () => RichTextLines.nullable(),
  )
}

const body = richTextLines(BODY)

const PhotographFile = z.string().endsWith('.jpg')
/** A file of `photographs/`; null shows the logo. */
const image = PhotographFile.nullable()

/** The Estonian name in lower case becomes the category's address, e.g. `/tooted/kodulõhnad`. */
export const DemoCategory = z.strictObject({
  ...CreateCategoryBody.shape,
  /** The name by which products refer to their category before the database has given it an id. */
  key: z.string().min(1),
  search_words: requiredLine(SEARCH_WORDS_MAX_LENGTH),
})

const { price, new_price } = CreateProductBody.shape

export const DemoProduct = z.strictObject({
  /** Place in the order of creation, from 1 without gaps; a higher number is newer. */
  number: z.int().positive(),
  /** The category's key. */
  category: z.string(),
  image,
  ...lineFields(HEADER, TITLE_MAX_LENGTH),
  ...richTextLines(DESCRIPTION),
  price,
  new_price,
})

export const DemoPost = z.strictObject({
  ...CreatePostBody.shape,
  image,
  ...body,
  /** With the Estonian offset of that day. */
  date: z.iso.datetime({ offset: true }),
})

/** An item of a service slider; its place in the file is its position. */
export const DemoService = z.strictObject({ ...UpdateServiceBody.shape, image, ...body })

/** One of the nine text blocks (specification §3). */
export const DemoText = z.strictObject({ id: z.int().min(1).max(9), ...body })

export const DemoFeedback = z.strictObject(body)

/** A file of `photographs/`, with what it shows. */
export const DemoPhotograph = z.strictObject({ ...UpdatePictureBody.omit({ name: true }).shape, file: PhotographFile })
export type DemoPhotograph = z.output<typeof DemoPhotograph>
