import { describe, expect, test } from 'vitest'
import { Passkey } from '#server/passkeys/passkey.entity.ts'
import { storeChallenge } from '#server/passkeys/session-challenges.ts'
import { Session } from '#server/sessions/session.entity.ts'
import { useApi } from '#tests/support/api-app.ts'
import { allCookies, sessionCookie, statusCodes } from '#tests/support/api-requests.ts'
import { createAdministrator, logIn } from '#tests/support/builders.ts'
import { addPasskey, askForPasskey, logInWithPasskey, passkeyOwner } from '#tests/support/passkey-steps.ts'
import { SoftwareAuthenticator } from '#tests/support/software-authenticator.ts'

const api = useApi()
const NOT_ACCEPTED = [401, 'PASSKEY_NOT_ACCEPTED']
const EXPIRED = [409, 'CHALLENGE_EXPIRED']
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]
const me = async (answer: Parameters<typeof sessionCookie>[0]) =>
  (await api.visitor.withCookie(String(sessionCookie(answer))).get('/auth/authenticate')).json()
const makeOlder = (minutes: number) =>
  api.orm.em.fork().execute(`update session_challenges set expires_at = expires_at - make_interval(mins => ?)`, [minutes])

describe('an administrator', () => {
  test('adds a passkey and is shown ten recovery codes, with the first one alone', async () => {
    const { client, codes } = await passkeyOwner(api)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const second = await addPasskey(client, new SoftwareAuthenticator({ isSynced: false }), '  Turvavõti ')
    expect(second.json()).toMatchObject({ passkey: { name: 'Turvavõti', is_synced: false }, recovery_codes: null })
    expect((await client.get('/api/account/passkeys')).json()).toEqual({
      passkeys: [
        { id: expect.any(Number), name: 'Telefon', is_synced: true, created_at: expect.any(String), last_used_at: null },
        { id: expect.any(Number), name: 'Turvavõti', is_synced: false, created_at: expect.any(String), last_used_at: null },
      ],
      recovery_codes_left: 10,
      needs_second_factor: false,
    })
    const stored = JSON.stringify(await api.orm.em.fork().execute('select * from recovery_codes'))
    for (const code of codes) expect(stored).not.toContain(code)
  })

  test('is asked for a passkey that names its account by itself and asks who is there', async () => {
    const { client, key } = await passkeyOwner(api)
    const options = (await client.post('/api/account/passkeys/options')).json()
    expect(options).toMatchObject({
      rp: { id: 'www.example.ee' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: key.id }],
      timeout: 300_000,
    })
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32)
    expect((await client.post('/api/account/passkeys/options')).json().user.id).toBe(options.user.id)
  })

  test('renames and removes a passkey, and no other account’s', async () => {
    const [owner, other] = [await passkeyOwner(api), await passkeyOwner(api)]
    const path = `/api/account/passkeys/${owner.passkeyId}`
    expect((await other.client.put(path, { name: 'Minu' })).statusCode).toBe(404)
    expect((await other.client.delete(path)).statusCode).toBe(404)
    expect((await owner.client.put(path, { name: ' ' })).statusCode).toBe(422)
    expect((await owner.client.put(path, { name: 'Arvuti' })).statusCode).toBe(204)
    expect((await owner.client.get('/api/account/passkeys')).json().passkeys[0].name).toBe('Arvuti')
    expect((await owner.client.delete(path)).statusCode).toBe(204)
    expect((await owner.client.get('/api/account/passkeys')).json()).toMatchObject({ passkeys: [], recovery_codes_left: 0 })
    expect(outcome(await logInWithPasskey(api.visitor, owner.key))).toEqual(NOT_ACCEPTED)
  })

  test('cannot add a passkey made for another site, for another challenge or without a person, nor one twice', async () => {
    const { client, key } = await passkeyOwner(api)
    const add = async (difference: object, made = new SoftwareAuthenticator()) => {
      const options = (await client.post('/api/account/passkeys/options')).json()
      return client.post('/api/account/passkeys', { name: 'x', response: made.create(options, difference) })
    }
    for (const difference of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { challenge: 'AAAA' },
      { isUserVerified: false },
    ]) {
      const answer = await add(difference)
      expect(outcome(answer), JSON.stringify(difference)).toEqual([422, 'VALIDATION_FAILED'])
      expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'response', code: 'NOT_ACCEPTED' })])
    }
    expect(outcome(await add({}, key))).toEqual([409, 'PASSKEY_KNOWN'])
    expect((await client.get('/api/account/passkeys')).json().passkeys).toHaveLength(1)
  })

  test('answers a challenge once, within five minutes, in the session it was for', async () => {
    const { client } = await passkeyOwner(api)
    const other = await logIn(api.visitor, await createAdministrator(api.orm))
    const ask = async () => (await client.post('/api/account/passkeys/options')).json()
    const body = (options: never) => ({ name: 'x', response: new SoftwareAuthenticator().create(options) })
    const options = await ask()
    expect(outcome(await other.post('/api/account/passkeys', body(options as never)))).toEqual(EXPIRED)
    expect((await client.post('/api/account/passkeys', body(options as never))).statusCode).toBe(201)
    expect(outcome(await client.post('/api/account/passkeys', body(options as never)))).toEqual(EXPIRED)
    const late = await ask()
    await makeOlder(5)
    expect(outcome(await client.post('/api/account/passkeys', body(late as never)))).toEqual(EXPIRED)
  })

  test('gets no challenge in a session that ended meanwhile', async () => {
    const asked = { sessionIdHash: 'gone', purpose: 'add-passkey', challenge: 'AAAA', userId: null, now: new Date() } as const
    await expect(storeChallenge(api.orm.em.fork(), asked)).rejects.toMatchObject({ code: 'CHALLENGE_EXPIRED' })
  })

  test('has at most twenty passkeys', async () => {
    const { client, account } = await passkeyOwner(api)
    const row = { public_key: new Uint8Array([1]), counter: 0, transports: [], is_synced: true, name: 'x' }
    const more = Array.from({ length: 19 }, (_, index) => ({ ...row, credential_id: `${account.id}-${index}` }))
    await api.orm.em.fork().insertMany(
      Passkey,
      more.map(one => ({ ...one, user: account.id, created_at: new Date(), last_used_at: null })),
    )
    expect(outcome(await client.post('/api/account/passkeys/options'))).toEqual([409, 'TOO_MANY_PASSKEYS'])
  })
})

describe('logging in with a passkey', () => {
  test('needs neither e-mail nor password, and is noted', async () => {
    const { account, client, key } = await passkeyOwner(api)
    const answer = await logInWithPasskey(api.visitor, key)
    expect(answer.json()).toEqual({ authenticated: true, user: { id: account.id, email: account.email, locale: null } })
    expect(await me(answer)).toMatchObject({ authenticated: true, user: { email: account.email } })
    expect(allCookies(answer)).toContain('__Host-device=')
    const [passkey] = (await client.get('/api/account/passkeys')).json().passkeys
    expect(Date.parse(passkey.last_used_at)).toBeGreaterThanOrEqual(Date.parse(passkey.created_at))
  })

  test('is begun alike whatever accounts there are, and opens nothing yet', async () => {
    const { client, options } = await askForPasskey(api.visitor)
    expect(options).toMatchObject({ rpId: 'www.example.ee', userVerification: 'required', timeout: 300_000 })
    expect(options.allowCredentials ?? []).toEqual([])
    expect((await client.get('/auth/authenticate')).json()).toEqual({ authenticated: false })
    expect((await client.get('/api/account/passkeys')).statusCode).toBe(401)
  })

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['to another challenge', { challenge: 'AAAA' }],
    ['of another person', { userHandle: 'AAAA' }],
    ['without asking who is there', { isUserVerified: false }],
  ])('is refused with an answer %s', async (_name, difference) => {
    const { key } = await passkeyOwner(api)
    const answer = await logInWithPasskey(api.visitor, key, difference)
    expect(outcome(answer)).toEqual(NOT_ACCEPTED)
    expect((await logInWithPasskey(api.visitor, key)).statusCode).toBe(200)
  })

  test('is refused with a passkey that no account has, as with a wrong signature', async () => {
    const { key } = await passkeyOwner(api)
    const unknown = await logInWithPasskey(api.visitor, new SoftwareAuthenticator())
    const { client, options } = await askForPasskey(api.visitor)
    const { id, rawId, ...other } = new SoftwareAuthenticator().get(options)
    const forged = await client.post('/auth/login/passkey', { response: { ...other, id: key.id, rawId: key.id } })
    const told = (problem: object) => ({ ...problem, instance: '' })
    expect([id, outcome(unknown)]).toEqual([rawId, NOT_ACCEPTED])
    expect(told(forged.json())).toEqual(told(unknown.json()))
  })

  test('is refused with an answer that was given before, and with one of another browser', async () => {
    const { key } = await passkeyOwner(api)
    const { client, options } = await askForPasskey(api.visitor)
    const response = key.get(options)
    const elsewhere = await askForPasskey(api.visitor)
    expect(outcome(await elsewhere.client.post('/auth/login/passkey', { response }))).toEqual(NOT_ACCEPTED)
    expect(outcome(await api.visitor.post('/auth/login/passkey', { response }))).toEqual(EXPIRED)
    const both = await Promise.all([1, 2].map(() => client.post('/auth/login/passkey', { response })))
    expect(statusCodes(both)).toEqual([200, 409])
    expect(outcome(await client.post('/auth/login/passkey', { response }))).toEqual(EXPIRED)
  })

  test('has its five minutes also when it is begun again in a browser that began it a quarter of an hour ago', async () => {
    const { client } = await askForPasskey(api.visitor)
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    await api.orm.em.fork().nativeUpdate(Session, { user_id: null }, { expires_at: inMinutes(1) })
    expect((await client.post('/auth/login/passkey/options')).statusCode).toBe(200)
    const lasting = { user_id: null, expires_at: { $gt: inMinutes(5) } }
    expect(await api.orm.em.fork().count(Session, lasting)).toBe(1)
  })

  test('is refused after five minutes', async () => {
    const { key } = await passkeyOwner(api)
    const { client, options } = await askForPasskey(api.visitor)
    await makeOlder(5)
    expect(outcome(await client.post('/auth/login/passkey', { response: key.get(options) }))).toEqual(EXPIRED)
  })

  test('is refused with a copy of a passkey, whose count of uses is behind', async () => {
    const key = new SoftwareAuthenticator({ isSynced: false, counter: 7 })
    await passkeyOwner(api, key)
    expect((await logInWithPasskey(api.visitor, key)).statusCode).toBe(200)
    expect(outcome(await logInWithPasskey(api.visitor, key, { counter: 8 }))).toEqual(NOT_ACCEPTED)
    expect((await logInWithPasskey(api.visitor, key)).statusCode).toBe(200)
  })

  test('is over with the account', async () => {
    const { account, key } = await passkeyOwner(api)
    expect((await api.administrator.delete(`/api/users/${account.id}`)).statusCode).toBe(204)
    expect(outcome(await logInWithPasskey(api.visitor, key))).toEqual(NOT_ACCEPTED)
    const left = `select (select count(*) from passkeys where user_id = ?) + (select count(*) from recovery_codes where user_id = ?) as n`
    expect(await api.orm.em.fork().execute(left, [account.id, account.id])).toEqual([{ n: '0' }])
  })

  test('confirms a log-in that is no longer recent, with a passkey of that account alone', async () => {
    const [owner, other] = [await passkeyOwner(api), await passkeyOwner(api)]
    const age = `update sessions set data = jsonb_set(data::jsonb, '{loggedInAt}', '0') where user_id = ?`
    await api.orm.em.fork().execute(age, [owner.account.id])
    expect(outcome(await owner.client.post('/api/account/recovery-codes'))).toEqual([401, 'LOGIN_NOT_RECENT'])
    const { options } = await askForPasskey(owner.client)
    expect(options.allowCredentials?.map(({ id }) => id)).toEqual([owner.key.id])
    const asOther = await owner.client.post('/auth/login/passkey', { response: other.key.get(options) })
    expect(outcome(asOther)).toEqual(NOT_ACCEPTED)
    const confirmed = await logInWithPasskey(owner.client, owner.key)
    const client = api.visitor.withCookie(String(sessionCookie(confirmed)))
    expect((await client.post('/api/account/recovery-codes')).statusCode).toBe(201)
    const without = await logIn(api.visitor, await createAdministrator(api.orm))
    expect(outcome(await without.post('/auth/login/passkey/options'))).toEqual([409, 'NO_PASSKEY'])
  })
})
