import { z } from 'zod'
import { TITLE_MAX_LENGTH } from '#common/field-limits.ts'
import { BODY, TITLE } from '#common/localized-fields.ts'
import { SERVICE_TYPES } from '#common/service-types.ts'
import {
  EstonianRichText,
  Id,
  ImageUrl,
  lineFields,
  OptionalEstonianRichText,
  richTextFields,
  textView,
} from '../core/field.schemas.ts'

/** The name of a list of services. */
export const ServiceType = z.enum(SERVICE_TYPES)
export type ServiceType = z.output<typeof ServiceType>

/** A service as the API shows it. */
export const ServiceView = z
  .object({
    id: Id,
    type: ServiceType,
    /** Place in the slider, from 0. */
    position: z.int().min(0),
    image: z.string().nullable(),
    ...textView(TITLE),
    ...textView(BODY),
  })
  .meta({ id: 'Service' })
export type ServiceView = z.output<typeof ServiceView>

const fields = {
  image: ImageUrl,
  ...lineFields(TITLE, TITLE_MAX_LENGTH),
  ...richTextFields(BODY, EstonianRichText),
}

/** A new service. The form for scent solutions also sends `service_type`, which the address says already. */
export const CreateServiceBody = z.strictObject({
  ...fields,
  body: OptionalEstonianRichText,
  service_type: z.string().max(100).nullish(),
})
export const UpdateServiceBody = z.object(fields)
export type ServiceInput = z.output<typeof UpdateServiceBody> & { service_type?: string | null | undefined }

/** Items of one list: far more than a slider shows. */
const MAX_LIST_ITEMS = 500
/** A whole list in its new order. */
export const ReplaceServicesBody = z.array(z.object({ ...fields, id: Id })).max(MAX_LIST_ITEMS)
export type ReplaceServicesBody = z.output<typeof ReplaceServicesBody>
