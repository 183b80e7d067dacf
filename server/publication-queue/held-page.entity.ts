import { defineEntity, p } from '@mikro-orm/core'

const HeldPageSchema = defineEntity({
  name: 'HeldPage',
  tableName: 'held_pages',
  properties: {
    address: p.text().primary(),
    /** True: visitors see an earlier version. False: the page does not exist. */
    is_kept: p.boolean(),
    held_since: p.datetime(),
  },
})

/**
 * A page that the publisher cannot build from the present content. The publisher writes the row
 * (content-build/process/publication-queue.ts).
 */
export class HeldPage extends HeldPageSchema.class {}
HeldPageSchema.setClass(HeldPage)
