import { defineEntity, p } from '@mikro-orm/core'

const StoredRecordSchema = defineEntity({
  name: 'StoredRecord',
  tableName: 'records',
  properties: {
    key: p.string().length(100).primary(),
    value: p.json<unknown>(),
  },
})

/** A note of the product for all its processes, by a key; each reader checks the value. */
export class StoredRecord extends StoredRecordSchema.class {}
StoredRecordSchema.setClass(StoredRecord)
