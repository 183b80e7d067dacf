import { defineEntity, p } from '@mikro-orm/core'
import { PASSKEY_NAME_MAX_LENGTH } from '#common/field-limits.ts'
import { User } from '../users/user.entity.ts'
import { CREDENTIAL_ID_MAX_LENGTH } from './passkey.schemas.ts'

const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).fieldName('user_id').mapToPk().deleteRule('cascade').index(),
    /** The authenticator's id for the passkey; base64url. */
    credential_id: p.string().length(CREDENTIAL_ID_MAX_LENGTH).unique(),
    /** The public key, as COSE: a leaked table grants nothing. */
    public_key: p.uint8array(),
    /** How often it was used, by the authenticator's count; synced passkeys always report 0. */
    counter: p.bigint('number'),
    /** How browsers say that they reach the authenticator, such as `internal` or `usb`. */
    transports: p.array(),
    /** Whether a synced copy exists, so that it survives a lost device. */
    is_synced: p.boolean(),
    name: p.string().length(PASSKEY_NAME_MAX_LENGTH),
    created_at: p.datetime(),
    last_used_at: p.datetime().nullable(),
  },
})

/** A key with which an administrator logs in, kept by a device or a password manager. */
export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey)
