import { z } from 'zod'
import { MAX_ID, TITLE_MAX_LENGTH } from '#common/field-limits.ts'
import { DESCRIPTION, HEADER } from '#common/localized-fields.ts'
import {
  EstonianRichText,
  Euro,
  Id,
  ImageUrl,
  lineFields,
  OptionalEstonianRichText,
  richTextFields,
  SearchWords,
  SearchWordsView,
  textView,
} from '../core/field.schemas.ts'

/** A product as the API shows it; prices are in euros. */
export const ProductView = z
  .object({
    id: Id,
    category_id: Id,
    image: z.string().nullable(),
    ...textView(HEADER),
    ...textView(DESCRIPTION),
    price: z.number(),
    new_price: z.number().nullable(),
    search_words: SearchWordsView,
  })
  .meta({ id: 'Product' })
export type ProductView = z.output<typeof ProductView>

const fields = {
  category_id: Id.max(MAX_ID),
  image: ImageUrl,
  ...lineFields(HEADER, TITLE_MAX_LENGTH),
  ...richTextFields(DESCRIPTION, EstonianRichText),
  price: Euro,
  new_price: Euro.nullish().transform(euros => euros ?? null),
  search_words: SearchWords,
}

const isDiscount = ({ price, new_price }: { price: number; new_price: number | null }) => new_price === null || new_price <= price
const discountError = {
  path: ['new_price'],
  params: { code: 'NOT_A_DISCOUNT' },
  message: 'The discounted price is above the price.',
}

export const CreateProductBody = z
  .strictObject({ ...fields, description: OptionalEstonianRichText })
  .refine(isDiscount, discountError)
export const UpdateProductBody = z.object(fields).refine(isDiscount, discountError)
export type ProductInput = z.output<typeof UpdateProductBody>
