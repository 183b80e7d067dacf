import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../users/user.entity.ts'

const KnownDeviceSchema = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_devices',
  uniques: [{ properties: ['user', 'token_hash'], name: 'known_devices_user_id_token_hash_unique' }],
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).fieldName('user_id').mapToPk().deleteRule('cascade').index(false),
    /** SHA-256 (hex) of the token in the browser's cookie. */
    token_hash: p.string().length(64),
    first_seen_at: p.datetime(),
    /** When the account last logged in there. */
    last_seen_at: p.datetime(),
  },
})

/** A browser in which an account has logged in before. It grants nothing: the browser still needs the password. */
export class KnownDevice extends KnownDeviceSchema.class {}
KnownDeviceSchema.setClass(KnownDevice)
