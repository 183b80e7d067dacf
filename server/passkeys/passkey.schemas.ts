import { z } from 'zod'
import { PASSKEY_NAME_MAX_LENGTH } from '#common/field-limits.ts'
import { Id, requiredLine } from '../core/field.schemas.ts'

/** The longest id of a passkey that WebAuthn allows, 1023 bytes, as base64url. */
export const CREDENTIAL_ID_MAX_LENGTH = 1364
/** The longest user handle that WebAuthn allows, 64 bytes, as base64url. */
const USER_HANDLE_MAX_LENGTH = 86
/** More than a browser's account of a challenge, an authenticator's data or a signature takes. */
const SIGNED_DATA_MAX_LENGTH = 8_000
/** More than an attestation with its certificates takes. */
const ATTESTATION_MAX_LENGTH = 100_000

/** Bytes as base64url. */
const base64url = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]+$/)
const CredentialId = base64url(CREDENTIAL_ID_MAX_LENGTH)
const Transports = z.array(z.string().max(30)).max(20)

const PasskeyName = requiredLine(PASSKEY_NAME_MAX_LENGTH)

/** A browser's answer with a new passkey (WebAuthn's RegistrationResponseJSON), reduced to what the server needs. */
const MadePasskey = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(SIGNED_DATA_MAX_LENGTH),
    attestationObject: base64url(ATTESTATION_MAX_LENGTH),
    transports: Transports.default([]),
  }),
})
export type MadePasskey = z.output<typeof MadePasskey>

/** A browser's answer signed by a passkey (AuthenticationResponseJSON). */
const SignedByPasskey = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(SIGNED_DATA_MAX_LENGTH),
    authenticatorData: base64url(SIGNED_DATA_MAX_LENGTH),
    signature: base64url(SIGNED_DATA_MAX_LENGTH),
    userHandle: base64url(USER_HANDLE_MAX_LENGTH).nullish(),
  }),
})
export type SignedByPasskey = z.output<typeof SignedByPasskey>

export const AddPasskeyBody = z.strictObject({ name: PasskeyName, response: MadePasskey })
export const RenamePasskeyBody = z.strictObject({ name: PasskeyName })
/** `alone`: the passkey is the first step, whatever password this browser sent before. */
export const PasskeyOptionsQuery = z.object({ alone: z.enum(['true', 'false']).optional() })
export const PasskeyLogInBody = z.strictObject({ response: SignedByPasskey })
/** A recovery code as the site showed it, in any case, with or without dashes and spaces. */
export const RecoveryCodeBody = z.strictObject({ code: z.string().trim().min(1).max(100) })
export const SecondFactorBody = z.strictObject({ is_needed: z.boolean() })

const Descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() })
const Extensions = z.record(z.string(), z.unknown())

/** Options for `navigator.credentials.get` (PublicKeyCredentialRequestOptionsJSON). */
export const PasskeyRequest = z
  .object({
    challenge: z.string(),
    timeout: z.int().optional(),
    rpId: z.string(),
    userVerification: z.string(),
    allowCredentials: z.array(Descriptor).optional(),
    extensions: Extensions.optional(),
  })
  .meta({ id: 'PasskeyRequest' })

/** Options for `navigator.credentials.create` (PublicKeyCredentialCreationOptionsJSON). */
export const PasskeyCreation = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int().optional(),
    excludeCredentials: z.array(Descriptor).optional(),
    authenticatorSelection: z
      .object({ residentKey: z.string(), requireResidentKey: z.boolean(), userVerification: z.string() })
      .partial(),
    attestation: z.string().optional(),
    extensions: Extensions.optional(),
  })
  .meta({ id: 'PasskeyCreation' })

const PasskeyView = z.object({
  id: Id,
  name: z.string(),
  created_at: z.iso.datetime(),
  /** Null until the first log-in with it. */
  last_used_at: z.iso.datetime().nullable(),
  /** Whether a synced copy exists, so that it survives a lost device. */
  is_synced: z.boolean(),
})
export type PasskeyView = z.output<typeof PasskeyView>

/** An account's ways to log in besides its password. */
export const PasskeysView = z
  .object({
    passkeys: z.array(PasskeyView),
    /** How many recovery codes are unused. */
    recovery_codes_left: z.int().min(0),
    /** Whether the password needs a passkey or a recovery code after it. */
    needs_second_factor: z.boolean(),
  })
  .meta({ id: 'Passkeys' })
export type PasskeysView = z.output<typeof PasskeysView>

/** New recovery codes in clear. They are shown once: the database keeps only their hashes. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' })
export type RecoveryCodes = z.output<typeof RecoveryCodes>

/** An added passkey. `recovery_codes` come with an account's first one alone. */
export const AddedPasskey = z
  .object({ passkey: PasskeyView, recovery_codes: z.array(z.string()).nullable() })
  .meta({ id: 'AddedPasskey' })
export type AddedPasskey = z.output<typeof AddedPasskey>
