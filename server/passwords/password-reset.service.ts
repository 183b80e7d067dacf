import type { EntityManager } from '@mikro-orm/postgresql'
import type { Locale } from '#common/locales.ts'
import type { AuditContext } from '../audit-log/audit-context.ts'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import { AppError } from '../core/errors.ts'
import { derivedToken, newTokenSeed, tokenHash } from '../core/token.ts'
import { queueMail } from '../mail/outbox.ts'
import { closePasswordResets } from './close-password-resets.ts'
import { PasswordReset } from './password-reset.entity.ts'
import { AskedReset, type AskForResetBody, type UseResetBody } from './password-reset.schemas.ts'
import { refuseWeakPassword } from './password-strength.ts'
import { hashPassword } from './password.ts'
import { setPassword } from './set-password.ts'

/** The job that checks whether the account exists, and queues its mail. */
export const PREPARE_PASSWORD_RESET = 'prepare-password-reset'

const LIFETIME_MS = 60 * 60 * 1000
/** Mails that one account gets within the lifetime of a link, whichever visitor asks. */
const MAILS_PER_ACCOUNT = 5
const MAX_JOB_ATTEMPTS = 10

/**
 * Queues a password reset. A job looks the account up after the answer: the work before the answer is the same for
 * every address, and takes the same time.
 */
export async function askForReset(em: EntityManager, request: AskForResetBody, by: AuditContext): Promise<void> {
  const asked: AskedReset = { ...request, network: by.network, request_id: by.requestId }
  await em.execute(`select graphile_worker.add_job('${PREPARE_PASSWORD_RESET}', ?::json, max_attempts := ${MAX_JOB_ATTEMPTS})`, [
    JSON.stringify(asked),
  ])
}

/**
 * Makes the link for an account, closes its older links, and queues the mail, all or nothing. An unknown address gets none.
 * @param payload of the job
 */
export async function prepareReset(
  em: EntityManager,
  payload: unknown,
  { sessionSecret, now }: { sessionSecret: string; now: Date },
): Promise<void> {
  const request = AskedReset.parse(payload)
  await em.transactional(async tx => {
    // Of two requests at once the second waits, so that one link remains.
    const [account] = await tx.execute<{ id: number }[]>(
      'select id from users where email = ? and removed_at is null for no key update',
      [request.email],
    )
    if (!account) return
    const recent = { user: account.id, created_at: { $gt: new Date(now.getTime() - LIFETIME_MS) } }
    if ((await tx.count(PasswordReset, recent)) >= MAILS_PER_ACCOUNT) return
    await closePasswordResets(tx, account.id, now)
    const seed = newTokenSeed()
    const reset = tx.create(PasswordReset, {
      user: account.id,
      seed,
      token_hash: tokenHash(derivedToken(sessionSecret, 'password-reset', seed)),
      locale: request.locale,
      created_at: now,
      closed_at: null,
      expires_at: new Date(now.getTime() + LIFETIME_MS),
    })
    await queueMail(tx, { role: 'password-reset', row: reset }, now)
    // After the limit above, which bounds what strangers write into the log. The actor is unknown: any visitor may ask.
    const by = { actor: null, network: request.network, requestId: request.request_id, at: now }
    const subject = { type: 'administrator', id: account.id, label: request.email } as const
    await recordAuditEvent(tx, { by, action: 'password-reset-asked', subject, details: {} })
  })
}

/**
 * Sets a new password by a mailed link, once, and logs the account out everywhere.
 * @returns the account's id
 * @throws AppError RESET_LINK_INVALID for a link that is unknown, used, replaced or older than an hour;
 * VALIDATION_FAILED for a weak password, which leaves the link as it was
 */
export async function resetPassword(
  em: EntityManager,
  { token, password, userAgent, by }: UseResetBody & { userAgent: string; by: AuditContext },
): Promise<{ userId: number }> {
  const now = by.at
  return em.transactional(async tx => {
    const [owner] = await tx.execute<{ id: number; email: string; locale: Locale }[]>(
      `select u.id, u.email, r.locale from users u join password_resets r on r.user_id = u.id
       where u.removed_at is null and r.token_hash = ? for no key update of u`,
      [tokenHash(token)],
    )
    // Check the token before hashing, because hashing is expensive. A second request waited above and finds no open
    // link.
    const open = { token_hash: tokenHash(token), closed_at: null, expires_at: { $gt: now } }
    const used = await tx.nativeUpdate(PasswordReset, open, { closed_at: now })
    if (!owner || used !== 1) throw new AppError('RESET_LINK_INVALID')
    await refuseWeakPassword('password', password, owner.email)
    const { locale } = owner
    const passwordHash = await hashPassword(password)
    await setPassword(tx, { kind: 'password-reset', account: owner, passwordHash, userAgent, locale, by })
    return { userId: owner.id }
  })
}
