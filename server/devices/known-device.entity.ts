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
    /** When the account last logged in there, or its owner last chose a password there. */
    last_seen_at: p.datetime(),
  },
})

/**
 * A browser in which an account was made, has logged in or got a new password. It still needs the password to log in, but
 * strangers' wrong passwords do not count against it (attempt-limits.ts).
 */
export class KnownDevice extends KnownDeviceSchema.class {}
KnownDeviceSchema.setClass(KnownDevice)
