import { describe, expect, test } from 'vitest'
import { Invitation } from '#server/invitations/invitation.entity.ts'
import { useApi } from '#tests/support/api-app.ts'
import { type ApiClient, sessionCookie } from '#tests/support/api-requests.ts'
import { type Account, createAdministrator, logIn } from '#tests/support/builders.ts'
import { logInWithPasskey, secondFactorOwner } from '#tests/support/passkey-steps.ts'

const api = useApi()
const isLoggedIn = async (client: ApiClient) => (await client.get('/auth/authenticate')).json().authenticated as boolean

describe('what would turn a stolen cookie into an account', () => {
  /** An administrator with a log-in of that long ago. */
  async function loggedInBefore(minutes: number): Promise<{ account: Account; client: ApiClient }> {
    const account = await createAdministrator(api.orm)
    const client = await logIn(api.visitor, account)
    await makeLogInOlder(account, minutes)
    return { account, client }
  }
  async function makeLogInOlder({ id }: Account, minutes: number): Promise<void> {
    const at = Date.now() - minutes * 60_000
    const sql = `update sessions set data = jsonb_set(data::jsonb, '{loggedInAt}', to_jsonb(?::bigint)) where user_id = ?`
    await api.orm.em.fork().execute(sql, [at, id])
  }
  const ACTS: readonly (readonly [name: string, act: (client: ApiClient) => ReturnType<ApiClient['get']>])[] = [
    ['to invite', client => client.post('/api/invitations', { locale: 'et' })],
    ['to remove an administrator', client => client.delete('/api/users/2000000000')],
    ['to begin to add a passkey', client => client.post('/api/account/passkeys/options')],
    ['to add a passkey', client => client.post('/api/account/passkeys', {})],
    ['to remove a passkey', client => client.delete('/api/account/passkeys/2000000000')],
    ['to make new recovery codes', client => client.post('/api/account/recovery-codes')],
    ['to make the password enough', client => client.put('/api/account/second-factor', { is_needed: false })],
    ['to log out everywhere', client => client.delete('/api/account/sessions')],
  ]

  test.each(ACTS)('wants a log-in of the last 15 minutes: %s', async (_name, act) => {
    const { account, client } = await loggedInBefore(16)
    const before = await api.orm.em.fork().count(Invitation)
    const answer = await act(client)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'LOGIN_NOT_RECENT'])
    expect(await api.orm.em.fork().count(Invitation)).toBe(before)
    expect(await isLoggedIn(client)).toBe(true)
    expect((await act(await logIn(api.visitor, account))).statusCode).not.toBe(401)
  })

  test('or delete nearly all messages wants one too: a shorter retention, not a longer one', async () => {
    const { account, client } = await loggedInBefore(16)
    const keep = (months: number, by = client) => by.put('/api/settings/retention', { months })
    expect((await keep(25)).json()).toEqual({ months: 25 })
    expect((await keep(23)).json()).toHaveProperty('code', 'LOGIN_NOT_RECENT')
    expect((await keep(24, await logIn(api.visitor, account))).json()).toEqual({ months: 24 })
  })

  test('is done within that time', async () => {
    const { client } = await loggedInBefore(14)
    for (const [, act] of ACTS) expect((await act(client)).statusCode).not.toBe(401)
  })

  test('is not allowed by a new password where the password alone is not enough', async () => {
    const { account, client, key } = await secondFactorOwner(api)
    await makeLogInOlder(account, 16)
    const change = { current_password: account.password, new_password: 'a quite different, long password' }
    const changed = await client.put('/api/account/password', change)
    expect(changed.statusCode).toBe(204)
    const renewed = api.visitor.withCookie(String(sessionCookie(changed)))
    expect(await isLoggedIn(renewed)).toBe(true)
    for (const [, act] of ACTS) expect((await act(renewed)).json()).toHaveProperty('code', 'LOGIN_NOT_RECENT')
    const confirmed = await logInWithPasskey(renewed, key)
    const recent = api.visitor.withCookie(String(sessionCookie(confirmed)))
    expect((await recent.put('/api/account/second-factor', { is_needed: false })).statusCode).toBe(200)
  })

  test('is allowed by a new password where the password is enough', async () => {
    const { account, client } = await loggedInBefore(16)
    const change = { current_password: account.password, new_password: 'a quite different, long password' }
    const renewed = api.visitor.withCookie(String(sessionCookie(await client.put('/api/account/password', change))))
    expect((await renewed.post('/api/invitations', { locale: 'et' })).statusCode).toBe(201)
  })
})
