import { describe, expect, test } from 'vitest'
import { noticeMail } from '#server/account-notices/account-notice-mail.ts'
import { AccountNotice } from '#server/account-notices/account-notice.entity.ts'
import { derivedToken } from '#server/core/token.ts'
import { mailSettings } from '#server/mail/mail-settings.ts'
import { switchOffSecondFactor } from '#server/passkeys/passkey.service.ts'
import { PasswordReset } from '#server/passwords/password-reset.entity.ts'
import { prepareReset } from '#server/passwords/password-reset.service.ts'
import { useApi } from '#tests/support/api-app.ts'
import { sessionCookie, statusCodes } from '#tests/support/api-requests.ts'
import { createAdministrator, logIn } from '#tests/support/builders.ts'
import { askForPasskey, logInWithPasskey, passkeyOwner, givePassword, secondFactorOwner } from '#tests/support/passkey-steps.ts'

const api = useApi()
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]
const EXPIRED = [409, 'CHALLENGE_EXPIRED']
const WRONG_CODE = [401, 'WRONG_RECOVERY_CODE']
const clientOf = (answer: Parameters<typeof sessionCookie>[0]) => api.visitor.withCookie(String(sessionCookie(answer)))
const isLoggedIn = async (client: { get(url: string): ReturnType<typeof api.visitor.get> }) =>
  (await client.get('/auth/authenticate')).json().authenticated as boolean
const noticesOf = async (userId: number) =>
  (await api.orm.em.fork().find(AccountNotice, { user: userId }, { orderBy: { id: 'asc' } })).map(({ kind }) => kind)

describe('an account whose password alone is not enough', () => {
  test('is not open after the right password, and a wrong one is answered as everywhere', async () => {
    const { account } = await secondFactorOwner(api)
    const waiting = await givePassword(api.visitor, account)
    expect(await isLoggedIn(waiting)).toBe(false)
    expect((await waiting.get('/api/account/passkeys')).statusCode).toBe(401)
    const without = await createAdministrator(api.orm)
    const wrong = await Promise.all(
      [account.email, without.email, 'nobody@example.ee'].map(email =>
        api.visitor.post('/auth/login', { email, password: 'a wrong password' }),
      ),
    )
    for (const answer of wrong) {
      expect(outcome(answer)).toEqual([401, 'WRONG_CREDENTIALS'])
      expect(answer.cookies).toEqual([])
    }
  })

  test('opens with a passkey of its own after it, and with no other account’s', async () => {
    const [owner, other] = [await secondFactorOwner(api), await passkeyOwner(api)]
    const waiting = await givePassword(api.visitor, owner.account)
    const { options } = await askForPasskey(waiting)
    expect(options.allowCredentials?.map(({ id }) => id)).toEqual([owner.key.id])
    const wrong = await waiting.post('/auth/login/passkey', { response: other.key.get(options) })
    expect(outcome(wrong)).toEqual([401, 'PASSKEY_NOT_ACCEPTED'])
    const answer = await logInWithPasskey(waiting, owner.key)
    expect(await isLoggedIn(clientOf(answer))).toBe(true)
    expect(outcome(await waiting.post('/auth/login/recovery-code', { code: owner.codes[0] }))).toEqual(EXPIRED)
  })

  test('opens with its passkey alone, which asks who is there', async () => {
    const { key } = await secondFactorOwner(api)
    expect((await logInWithPasskey(api.visitor, key)).statusCode).toBe(200)
  })

  test('opens with a recovery code after it, however it is typed, once', async () => {
    const { account, client, codes } = await secondFactorOwner(api)
    const [code = ''] = codes
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    const answer = await (await givePassword(api.visitor, account)).post('/auth/login/recovery-code', { code: typed })
    expect(answer.json()).toMatchObject({ authenticated: true, user: { email: account.email } })
    expect(await isLoggedIn(clientOf(answer))).toBe(true)
    expect((await client.get('/api/account/passkeys')).json().recovery_codes_left).toBe(9)
    const again = await (await givePassword(api.visitor, account)).post('/auth/login/recovery-code', { code })
    expect(outcome(again)).toEqual(WRONG_CODE)
    expect(await noticesOf(account.id)).toContain('recovery-code-used')
  })

  test('takes one of two uses of a code at once', async () => {
    const { account, codes } = await secondFactorOwner(api)
    const waiting = [await givePassword(api.visitor, account), await givePassword(api.visitor, account)]
    const answers = await Promise.all(waiting.map(one => one.post('/auth/login/recovery-code', { code: codes[0] })))
    expect(statusCodes(answers)).toEqual([200, 401])
  })

  test('takes no recovery code without the password, of another account, after five wrong ones or ten minutes', async () => {
    const [{ account, codes }, other] = [await secondFactorOwner(api), await secondFactorOwner(api)]
    const use = (client: typeof api.visitor, code = '') => client.post('/auth/login/recovery-code', { code })
    expect(outcome(await use(api.visitor, codes[0]))).toEqual(EXPIRED)
    expect(outcome(await use((await askForPasskey(api.visitor)).client, codes[0]))).toEqual(EXPIRED)
    const waiting = await givePassword(api.visitor, account)
    for (let count = 0; count < 5; count += 1) expect(outcome(await use(waiting, other.codes[count]))).toEqual(WRONG_CODE)
    expect(outcome(await use(waiting, codes[0]))).toEqual(EXPIRED)
    const late = await givePassword(api.visitor, account)
    await api.orm.em.fork().execute(`update session_challenges set expires_at = expires_at - interval '10 minutes'`)
    expect(outcome(await use(late, codes[0]))).toEqual(EXPIRED)
    expect((await use(await givePassword(api.visitor, account), codes[0])).statusCode).toBe(200)
  })

  test('is no longer waited for ten minutes after the password: a passkey of any account is asked for', async () => {
    const { account } = await secondFactorOwner(api)
    const late = await givePassword(api.visitor, account)
    await api.orm.em.fork().execute(`update session_challenges set expires_at = expires_at - interval '10 minutes'`)
    expect((await askForPasskey(late)).options.allowCredentials ?? []).toEqual([])
  })

  test('confirms a log-in with the password and more, and the session goes on meanwhile', async () => {
    const { account, client, codes } = await secondFactorOwner(api)
    const again = await client.post('/auth/login', { email: account.email, password: account.password })
    expect(outcome(again)).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
    expect(await isLoggedIn(client)).toBe(true)
    expect((await client.post('/auth/login/recovery-code', { code: codes[0] })).statusCode).toBe(200)
  })

  test('stays so with a new password by mail', async () => {
    const { account } = await secondFactorOwner(api)
    const settings = { sessionSecret: api.config.sessionSecret, now: new Date() }
    await prepareReset(api.orm.em.fork(), { email: account.email, locale: 'et' }, settings)
    const [reset] = await api.orm.em.fork().find(PasswordReset, { user: account.id })
    const token = derivedToken(api.config.sessionSecret, 'password-reset', String(reset?.seed))
    const password = 'hoopis teistsugune lause'
    expect((await api.visitor.post('/auth/password-resets/use', { token, password })).statusCode).toBe(204)
    await givePassword(api.visitor, { ...account, password })
  })

  test('ends every second step that the old password began when it gets a new one', async () => {
    const { account, client, key, codes } = await secondFactorOwner(api)
    const waiting = [await givePassword(api.visitor, account), await givePassword(api.visitor, account)]
    const [withKey, withCode] = waiting
    const { options } = await askForPasskey(withKey ?? api.visitor)
    const change = { current_password: account.password, new_password: 'hoopis teistsugune lause' }
    expect((await client.put('/api/account/password', change)).statusCode).toBe(204)
    expect(outcome(await (withCode ?? api.visitor).post('/auth/login/recovery-code', { code: codes[0] }))).toEqual(EXPIRED)
    const signed = await (withKey ?? api.visitor).post('/auth/login/passkey', { response: key.get(options) })
    expect(outcome(signed)).toEqual(EXPIRED)
  })

  test('that waits for its second step keeps no other account’s passkey from logging in there as the first step', async () => {
    const [waitingFor, other] = [await secondFactorOwner(api), await passkeyOwner(api)]
    const waiting = await givePassword(api.visitor, waitingFor.account)
    const asked = await waiting.post('/auth/login/passkey/options?alone=true')
    expect(asked.json().allowCredentials ?? []).toEqual([])
    const answer = await waiting.post('/auth/login/passkey', { response: other.key.get(asked.json()) })
    expect(answer.json()).toMatchObject({ authenticated: true, user: { email: other.account.email } })
    expect(outcome(await clientOf(answer).post('/auth/login/recovery-code', { code: waitingFor.codes[0] }))).toEqual(EXPIRED)
  })

  test('is over with the account: who comes back by invitation logs in with the password', async () => {
    const { account } = await secondFactorOwner(api)
    await api.administrator.delete(`/api/users/${account.id}`)
    const { url } = (await api.administrator.post('/api/invitations', { locale: 'et' })).json()
    const invite = new URL(url).searchParams.get('invite')
    const password = 'hoopis teistsugune lause'
    expect((await api.visitor.post('/auth/signup', { email: account.email, password, invite })).statusCode).toBe(201)
    const back = await logIn(api.visitor, { email: account.email, password })
    expect((await back.get('/api/account/passkeys')).json()).toEqual({
      passkeys: [],
      recovery_codes_left: 0,
      needs_second_factor: false,
    })
  })
})

describe('the second step', () => {
  const need = (client: typeof api.visitor, is_needed: boolean) => client.put('/api/account/second-factor', { is_needed })

  test('needs a passkey and a recovery code that is left', async () => {
    const { account, client } = await passkeyOwner(api)
    const without = await logIn(api.visitor, await createAdministrator(api.orm))
    expect(outcome(await need(without, true))).toEqual([409, 'NO_PASSKEY'])
    await api.orm.em.fork().execute('update recovery_codes set used_at = now() where user_id = ?', [account.id])
    expect(outcome(await need(client, true))).toEqual([409, 'NO_RECOVERY_CODES'])
    expect((await client.post('/api/account/recovery-codes')).json().recovery_codes).toHaveLength(10)
    expect((await need(client, true)).json()).toMatchObject({ needs_second_factor: true, recovery_codes_left: 10 })
  })

  test('is switched off by its owner, or with the last passkey, and told by mail', async () => {
    const { account, client, passkeyId } = await secondFactorOwner(api)
    expect((await need(client, false)).json()).toMatchObject({ needs_second_factor: false })
    await logIn(api.visitor, account)
    await need(client, true)
    expect((await client.delete(`/api/account/passkeys/${passkeyId}`)).statusCode).toBe(204)
    await logIn(api.visitor, account)
    expect((await noticesOf(account.id)).filter(kind => kind !== 'new-device')).toEqual([
      'passkey-added',
      'second-factor-off',
      'passkey-removed',
      'second-factor-off',
    ])
  })

  test('is switched off by the operator, and told by mail once; without such an account nothing is done', async () => {
    const { account } = await secondFactorOwner(api)
    const switchOff = (email: string) => switchOffSecondFactor(api.orm.em.fork(), email, new Date())
    expect(await switchOff('nobody@example.ee')).toBe(false)
    await givePassword(api.visitor, account)
    expect([await switchOff(account.email), await switchOff(account.email)]).toEqual([true, true])
    const client = await logIn(api.visitor, account)
    expect((await client.get('/api/account/passkeys')).json()).toMatchObject({
      needs_second_factor: false,
      recovery_codes_left: 10,
    })
    const told = { user: account.id, kind: 'second-factor-off' } as const
    const notices = await api.orm.em.fork().find(AccountNotice, told, { populate: ['user'] })
    const mails = notices.map(notice => String(noticeMail(notice, mailSettings(api.config))?.text))
    expect(mails).toEqual([expect.stringContaining('lülitati välja teine samm')])
    // The operator has no device that would mean anything to the owner.
    expect(mails.join()).not.toMatch(/Seade|tundmatu/)
  })

  test('takes new recovery codes instead of the old ones, and tells of them by mail', async () => {
    const { account, client, codes } = await secondFactorOwner(api)
    const fresh = (await client.post('/api/account/recovery-codes')).json().recovery_codes
    const use = async (code = '') => (await givePassword(api.visitor, account)).post('/auth/login/recovery-code', { code })
    expect(outcome(await use(codes[0]))).toEqual(WRONG_CODE)
    expect((await use(fresh[0])).statusCode).toBe(200)
    expect(await noticesOf(account.id)).toContain('recovery-codes-made')
    const without = await logIn(api.visitor, await createAdministrator(api.orm))
    expect(outcome(await without.post('/api/account/recovery-codes'))).toEqual([409, 'NO_PASSKEY'])
  })
})

test('nothing of a second step or a passkey is logged: no code, no challenge, no signature', async () => {
  const { account, key, codes } = await secondFactorOwner(api)
  await (await givePassword(api.visitor, account)).post('/auth/login/recovery-code', { code: codes[0] })
  const { client, options } = await askForPasskey(api.visitor)
  const response = key.get(options)
  await client.post('/auth/login/passkey', { response })
  const log = JSON.stringify(api.logged)
  for (const secret of [codes[0], options.challenge, response.response.signature]) expect(log).not.toContain(secret)
})
