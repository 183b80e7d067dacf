import { defineEntity, p } from '@mikro-orm/core'
import { IMAGE_ADDRESS_MAX_LENGTH, TITLE_MAX_LENGTH } from '#common/field-limits.ts'
import { BODY, TITLE } from '#common/localized-fields.ts'
import { SERVICE_TYPES } from '#common/service-types.ts'
import { lineColumns, richTextColumns } from '../core/localized-columns.ts'

const ServiceSchema = defineEntity({
  name: 'Service',
  tableName: 'services',
  indexes: [{ properties: ['type', 'position'] }],
  checks: [{ name: 'services_position_check', expression: 'position >= 0' }],
  properties: {
    id: p.integer().primary(),
    version: p.integer().version(),
    type: p.enum(SERVICE_TYPES),
    /** Place in the slider, from 0; ties are ordered by id. */
    position: p.integer(),
    image: p.string().length(IMAGE_ADDRESS_MAX_LENGTH).nullable(),
    ...lineColumns(TITLE, TITLE_MAX_LENGTH),
    ...richTextColumns(BODY),
  },
})

/** An item of one of the lists of services. */
export class Service extends ServiceSchema.class {}
ServiceSchema.setClass(Service)
