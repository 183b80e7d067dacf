import { defineEntity, p } from '@mikro-orm/core'
import { SERVICE_TYPES } from '../../common/service-types.ts'

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
    image: p.string().length(2048).nullable(),
    title: p.string().length(200),
    title_en: p.string().length(200).nullable(),
    title_ru: p.string().length(200).nullable(),
    /** Sanitised HTML. */
    body: p.text(),
    body_en: p.text().nullable(),
    body_ru: p.text().nullable(),
  },
})

export class Service extends ServiceSchema.class {}
ServiceSchema.setClass(Service)
