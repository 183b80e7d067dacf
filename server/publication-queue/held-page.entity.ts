import { defineEntity, p } from '@mikro-orm/core'

const HeldPageSchema = defineEntity({
  name: 'HeldPage',
  tableName: 'held_pages',
  properties: {
    address: p.text().primary(),
    /** Visitors see an earlier version; else the page is not there. */
    is_kept: p.boolean(),
    held_since: p.datetime(),
  },
})

/** A page that cannot be built from the content as it is; written by the publisher (content-build/process/publication-queue.ts). */
export class HeldPage extends HeldPageSchema.class {}
HeldPageSchema.setClass(HeldPage)
