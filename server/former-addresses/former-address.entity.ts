import { defineEntity, p } from '@mikro-orm/core'
import { ADDRESSED_ENTITIES } from './former-address.schemas.ts'

const FormerAddressSchema = defineEntity({
  name: 'FormerAddress',
  tableName: 'former_addresses',
  uniques: [{ name: 'former_addresses_place_unique', properties: ['entity', 'item_id', 'segment'] }],
  properties: {
    id: p.integer().primary(),
    entity: p.enum(ADDRESSED_ENTITIES),
    /** Id of the product, category or post, which may be gone. */
    item_id: p.integer(),
    /** The category's decoded segment in the address; empty for a post, whose address is its id. */
    segment: p.string().length(200),
    /** The category that a product was in; null for the other kinds. It may be gone too. */
    category_id: p.integer().nullable(),
    /** When the item left the address for the last time. */
    since: p.datetime(),
  },
})

/** An address that an item has left, and that leads to it or to what replaced it. */
export class FormerAddress extends FormerAddressSchema.class {}
FormerAddressSchema.setClass(FormerAddress)
