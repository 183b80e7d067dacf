import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../users/user.entity.ts'

const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  uniques: [{ properties: ['user', 'code_hash'], name: 'recovery_codes_user_id_code_hash_unique' }],
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).fieldName('user_id').mapToPk().deleteRule('cascade').index(false),
    /** SHA-256 (hex) of the code, without its dashes. */
    code_hash: p.character().length(64),
    created_at: p.datetime(),
    used_at: p.datetime().nullable(),
  },
})

/** A code that replaces a passkey once, after the password. */
export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode)
