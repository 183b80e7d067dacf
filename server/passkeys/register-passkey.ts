import type { EntityManager } from '@mikro-orm/postgresql'
import type { z } from 'zod'
import { AppError } from '../core/errors.ts'
import { invalidFields } from '../core/validation.ts'
import { CREDENTIAL_ID_MAX_LENGTH, type MadePasskey, type PasskeyCreation } from './passkey.schemas.ts'
import { prepareAccount } from './passkey.service.ts'
import { loadWebauthn, type RelyingParty } from './relying-party.ts'
import { CHALLENGE_MS, storeChallenge, takeChallenge } from './session-challenges.ts'

/**
 * Ed25519, ES256 and RS256 (COSE): what authenticators support. The library would prefer ML-DSA, which Node still calls
 * experimental.
 */
const ALGORITHMS = [-8, -7, -257]

/** The stored fields of a passkey that its authenticator proved to hold. */
export type NewPasskey = {
  readonly credential_id: string
  readonly public_key: Uint8Array
  readonly counter: number
  readonly transports: string[]
  readonly is_synced: boolean
}

/** The account that adds a passkey, and its session. */
type Asker = { readonly userId: number; readonly sessionIdHash: string; readonly now: Date }

/**
 * Stores a challenge, and gives the options with which a browser makes a passkey for the account. The passkey must be
 * discoverable (it names its account by itself) and verify its user, so that it is enough to log in with.
 * @throws AppError TOO_MANY_PASSKEYS
 */
export async function askForNewPasskey(
  em: EntityManager,
  party: RelyingParty,
  { userId, ...session }: Asker,
): Promise<z.output<typeof PasskeyCreation>> {
  const { email, handle, passkeys } = await prepareAccount(em, userId)
  const { generateRegistrationOptions } = await loadWebauthn()
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userName: email,
    userDisplayName: email,
    userID: new Uint8Array(Buffer.from(handle, 'base64url')),
    attestationType: 'none',
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports })),
  })
  await storeChallenge(em, { ...session, purpose: 'add-passkey', challenge: options.challenge, userId })
  // The library types some fields more widely than the answer's schema, which checks them.
  return options as z.output<typeof PasskeyCreation>
}

/**
 * Checks the browser's answer to {@link askForNewPasskey}.
 * @returns the passkey to store
 * @throws AppError CHALLENGE_EXPIRED; VALIDATION_FAILED with NOT_ACCEPTED at `response`
 */
export async function checkNewPasskey(
  em: EntityManager,
  party: RelyingParty,
  { userId, response, ...session }: Asker & { readonly response: MadePasskey },
): Promise<NewPasskey> {
  const asked = await takeChallenge(em, { ...session, purpose: 'add-passkey' })
  if (asked.userId !== userId) throw new AppError('CHALLENGE_EXPIRED')
  const { verifyRegistrationResponse } = await loadWebauthn()
  // The library throws a plain error for anything that does not fit.
  const found = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: asked.challenge,
    expectedOrigin: [...party.origins],
    expectedRPID: party.id,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  if (!found?.verified || found.registrationInfo.credential.id.length > CREDENTIAL_ID_MAX_LENGTH) throw notAccepted()
  const { credential, credentialBackedUp } = found.registrationInfo
  return {
    credential_id: credential.id,
    public_key: credential.publicKey,
    counter: credential.counter,
    transports: response.response.transports,
    is_synced: credentialBackedUp,
  }
}

function notAccepted(): AppError {
  return invalidFields([{ path: 'response', code: 'NOT_ACCEPTED', message: 'This is not what was asked to be signed here.' }])
}
