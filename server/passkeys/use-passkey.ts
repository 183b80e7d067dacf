import type { EntityManager } from '@mikro-orm/postgresql'
import type { z } from 'zod'
import type { AuditContext } from '../audit-log/audit-context.ts'
import { recordFailedLogIn } from '../audit-log/failed-log-ins.ts'
import { AppError } from '../core/errors.ts'
import { User } from '../users/user.entity.ts'
import type { OwnUser } from '../users/user.schemas.ts'
import { Passkey } from './passkey.entity.ts'
import type { PasskeyRequest, SignedByPasskey } from './passkey.schemas.ts'
import { passkeysOf } from './passkey.service.ts'
import { loadWebauthn, type RelyingParty } from './relying-party.ts'
import { awaitedUser, CHALLENGE_MS, type ChallengedSession, storeChallenge, takeChallenge } from './session-challenges.ts'

/**
 * Stores a challenge, and gives the options with which a browser has a passkey sign. To a stranger they are the same whatever
 * accounts exist. After the password, or for a logged-in administrator who confirms, they ask for a passkey of that account.
 * @param session.userId the logged-in administrator; null when there is none
 * @param session.isAlone whether the passkey is the first step, so that a pending second step of the session does not count
 * @throws AppError NO_PASSKEY when that account has none
 */
export async function askForPasskey(
  em: EntityManager,
  party: RelyingParty,
  { userId: loggedInAs, isAlone, ...session }: ChallengedSession & { readonly userId: number | null; readonly isAlone: boolean },
): Promise<z.output<typeof PasskeyRequest>> {
  const userId = (isAlone ? null : await awaitedUser(em, session)) ?? loggedInAs
  const own = userId === null ? [] : await passkeysOf(em, userId)
  if (userId !== null && own.length === 0) throw new AppError('NO_PASSKEY')
  const { generateAuthenticationOptions } = await loadWebauthn()
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
    allowCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports })),
  })
  await storeChallenge(em, { ...session, purpose: 'use-passkey', challenge: options.challenge, userId })
  // The library types some fields more widely than the answer's schema, which checks them.
  return options as z.output<typeof PasskeyRequest>
}

type Signed = ChallengedSession & { readonly response: SignedByPasskey; readonly by: AuditContext }

/**
 * Checks a passkey's signature. The passkey verified its user, so no password is needed. A refused passkey counts as a failed
 * log-in of its owner, or of no account.
 * @returns the account whose passkey signed
 * @throws AppError CHALLENGE_EXPIRED; PASSKEY_NOT_ACCEPTED, the same for an unknown, removed or copied passkey (its
 * count of uses went back), another account's, or another site's
 */
export async function checkPasskey(
  em: EntityManager,
  party: RelyingParty,
  { response, by, ...session }: Signed,
): Promise<OwnUser> {
  const asked = await takeChallenge(em, { ...session, purpose: 'use-passkey' })
  const passkey = await em.findOne(Passkey, { credential_id: response.id })
  const user = passkey && (await em.findOne(User, { id: passkey.user, removed_at: null }))
  try {
    if (!passkey || !user || !isExpected(response, user, asked.userId)) throw new AppError('PASSKEY_NOT_ACCEPTED')
    const used = await verifySignature(passkey, { response, challenge: asked.challenge, party })
    const change = { counter: used.newCounter, is_synced: used.credentialBackedUp, last_used_at: session.now }
    // It may have been removed meanwhile.
    if ((await em.nativeUpdate(Passkey, { id: passkey.id }, change)) !== 1) throw new AppError('PASSKEY_NOT_ACCEPTED')
    return { id: user.id, email: user.email, locale: user.locale ?? null }
  } catch (error) {
    if (error instanceof AppError && error.code === 'PASSKEY_NOT_ACCEPTED') await recordFailedLogIn(em, user, by)
    throw error
  }
}

/** Whether the answer is of this account, and this account may answer. */
function isExpected({ response }: SignedByPasskey, user: User, expectedUser: number | null): boolean {
  if (response.userHandle && response.userHandle !== user.passkey_handle) return false
  return expectedUser === null || expectedUser === user.id
}

/**
 * @returns what the signature tells of the passkey: its new count of uses, and whether it is synced
 * @throws AppError PASSKEY_NOT_ACCEPTED
 */
async function verifySignature(
  { credential_id: id, public_key, counter }: Passkey,
  { response, challenge, party }: { response: SignedByPasskey; challenge: string; party: RelyingParty },
) {
  const { verifyAuthenticationResponse } = await loadWebauthn()
  const { clientDataJSON, authenticatorData, signature } = response.response
  try {
    const found = await verifyAuthenticationResponse({
      response: { ...response, response: { clientDataJSON, authenticatorData, signature }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.id,
      credential: { id, publicKey: new Uint8Array(public_key), counter },
    })
    if (found.verified) return found.authenticationInfo
  } catch (error) {
    // The library throws a plain error for anything that does not fit.
    throw new AppError('PASSKEY_NOT_ACCEPTED', { cause: error })
  }
  throw new AppError('PASSKEY_NOT_ACCEPTED')
}
