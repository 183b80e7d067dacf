import { defineEntity, p } from '@mikro-orm/core'

const SettingSchema = defineEntity({
  name: 'Setting',
  tableName: 'settings',
  properties: {
    key: p.string().length(100).primary(),
    value: p.json<unknown>(),
  },
})

/** Settings that administrators change while the product runs; a key without a row has its default. */
export class Setting extends SettingSchema.class {}
SettingSchema.setClass(Setting)
