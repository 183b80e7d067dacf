import { z } from 'zod'
import {
  EstonianRichText,
  Euro,
  Id,
  ImageUrl,
  OptionalEstonianRichText,
  optionalLine,
  requiredLine,
  SearchWords,
  SearchWordsView,
  TranslatedRichText,
} from '../core/field.schemas.ts'
import { TITLE_MAX_LENGTH } from '../../common/field-limits.ts'

export const ProductView = z
  .object({
    id: Id,
    category_id: Id,
    image: z.string().nullable(),
    header: z.string(),
    header_en: z.string().nullable(),
    header_ru: z.string().nullable(),
    description: z.string(),
    description_en: z.string().nullable(),
    description_ru: z.string().nullable(),
    price: z.number(),
    new_price: z.number().nullable(),
    search_words: SearchWordsView,
  })
  .meta({ id: 'Product' })
export type ProductView = z.output<typeof ProductView>

const fields = {
  category_id: z.int().positive().max(2_147_483_647),
  image: ImageUrl,
  header: requiredLine(TITLE_MAX_LENGTH),
  header_en: optionalLine(TITLE_MAX_LENGTH),
  header_ru: optionalLine(TITLE_MAX_LENGTH),
  description: EstonianRichText,
  description_en: TranslatedRichText,
  description_ru: TranslatedRichText,
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
