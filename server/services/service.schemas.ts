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

/** The five lists of services, in the specification's names. */
export const SERVICE_TYPES = ['huviringid', 'uritused', 'lohnastused', 'meeskonnad', 'kinkekaardid'] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]
export const ServiceTypeParam = z.enum(SERVICE_TYPES)

export const ServiceView = z
  .object({
    id: Id,
    type: ServiceTypeParam,
    /** Place in the slider, from 0. */
    position: z.int().min(0),
    image: z.string().nullable(),
    title: z.string(),
    title_en: z.string().nullable(),
    title_ru: z.string().nullable(),
    body: z.string(),
    body_en: z.string().nullable(),
    body_ru: z.string().nullable(),
  })
  .meta({ id: 'Service' })
export type ServiceView = z.output<typeof ServiceView>

const fields = {
  image: ImageUrl,
  title: requiredLine(TITLE_MAX_LENGTH),
  title_en: optionalLine(TITLE_MAX_LENGTH),
  title_ru: optionalLine(TITLE_MAX_LENGTH),
  body: EstonianRichText,
  body_en: TranslatedRichText,
  body_ru: TranslatedRichText,
}

/** The form for scent solutions sends `service_type`, which the address says already. */
export const CreateServiceBody = z.strictObject({
  ...fields,
  body: OptionalEstonianRichText,
  service_type: z.string().max(100).nullish(),
})
export const UpdateServiceBody = z.object(fields)
export type ServiceInput = z.output<typeof UpdateServiceBody> & { service_type?: string | null | undefined }

/** More would not fit into a slider, let alone a request. */
const LIST_MAX_LENGTH = 500
/** A whole list in its new order. */
export const ReplaceServicesBody = z.array(z.object({ ...fields, id: Id })).max(LIST_MAX_LENGTH)
export type ReplaceServicesBody = z.output<typeof ReplaceServicesBody>
