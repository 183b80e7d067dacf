import { beforeEach, expect, test, vi } from 'vitest'
import { systemContext } from '#server/audit-log/audit-context.ts'
import { hashPassword } from '#server/passwords/password.ts'
import { setPassword } from '#server/passwords/set-password.ts'
import { useApi } from '#tests/support/api-app.ts'
import { createAdministrator } from '#tests/support/builders.ts'
import { givePassword, secondFactorOwner } from '#tests/support/passkey-steps.ts'

const api = useApi()
let passwordHash = ''
beforeEach(async () => {
  passwordHash = await hashPassword('hoopis teistsugune lause')
})

/** Changes the password in a transaction that goes on only when the request waits for it, or has its answer. */
async function besideNewPassword<Answer>(
  account: { id: number; email: string },
  request: () => PromiseLike<Answer>,
): Promise<Answer> {
  const em = api.orm.em.fork()
  await em.begin()
  await em.execute('update users set password_hash = ? where id = ?', [passwordHash, account.id])
  let isAnswered = false
  const answer = Promise.resolve(request()).finally(() => (isAnswered = true))
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitFor(async () => expect(isAnswered || (await api.sql(waiting)).length > 0).toBe(true), { timeout: 60_000 })
  await setPassword(em, { kind: 'password-changed', account, passwordHash, userAgent: '', by: systemContext(new Date()) })
  await em.commit()
  return answer
}

test('a log-in with the old password that is checked while it changes is refused, and leaves no trace of a log-in', async () => {
  const account = await createAdministrator(api.orm)
  const answer = await besideNewPassword(account, () => api.visitor.post('/auth/login', account))
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'WRONG_CREDENTIALS'])
  expect(await api.sql('select from known_devices where user_id = ?', [account.id])).toEqual([])
  expect(await api.sql('select from sessions where user_id = ?', [account.id])).toEqual([])
})

test('a log-in with the old password that is checked while it changes begins no second step', async () => {
  const { account } = await secondFactorOwner(api)
  const answer = await besideNewPassword(account, () => api.visitor.post('/auth/login', account))
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'WRONG_CREDENTIALS'])
  expect(await api.sql('select from session_challenges where user_id = ?', [account.id])).toEqual([])
})

test('a recovery code that is given while the password changes opens nothing, and is not used up', async () => {
  const { account, codes } = await secondFactorOwner(api)
  const waiting = await givePassword(api.visitor, account)
  const answer = await besideNewPassword(account, () => waiting.post('/auth/login/recovery-code', { code: codes[0] }))
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'CHALLENGE_EXPIRED'])
  expect(await api.sql('select from recovery_codes where user_id = ? and used_at is null', [account.id])).toHaveLength(10)
})
