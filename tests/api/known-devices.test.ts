import { describe, expect, test } from 'vitest'
import { derivedToken } from '#server/core/token.ts'
import { KnownDevice } from '#server/devices/known-device.entity.ts'
import { PasswordReset } from '#server/passwords/password-reset.entity.ts'
import { prepareReset } from '#server/passwords/password-reset.service.ts'
import { useApi } from '#tests/support/api-app.ts'
import { allCookies, type ApiClient } from '#tests/support/api-requests.ts'
import { type Account, createAdministrator } from '#tests/support/builders.ts'

const api = useApi({ env: { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' } })
const from = (address: string) => ({ 'x-forwarded-for': address })
const logIn = (client: ApiClient, { email, password }: Pick<Account, 'email' | 'password'>, address: string) =>
  client.post('/auth/login', { email, password }, from(address))

/** Wrong passwords for an account, so many from each of so many addresses. @returns how often which status came */
async function attack(
  email: string,
  { addresses, each, network = '198.51.100' }: { addresses: number; each: number; network?: string },
) {
  const counts: Record<number, number> = {}
  for (let index = 0; index < addresses * each; index += 1) {
    const answer = await logIn(api.visitor, { email, password: 'wrong' }, `${network}.${1 + Math.floor(index / each)}`)
    counts[answer.statusCode] = (counts[answer.statusCode] ?? 0) + 1
  }
  return counts
}

/** A browser in which the account logged in there and out again. */
async function knownBrowser(account: Account, address = '203.0.113.1'): Promise<ApiClient> {
  const client = api.visitor.withCookie(allCookies(await logIn(api.visitor, account, address)))
  await client.get('/auth/logout')
  return client
}

describe('wrong passwords from strangers', () => {
  test('five addresses, ten each, keep the owner out of neither a known browser nor a new one', async () => {
    const account = await createAdministrator(api.orm)
    const known = await knownBrowser(account)
    expect(await attack(account.email, { addresses: 5, each: 10 })).toEqual({ 401: 50 })
    expect((await logIn(known, account, '203.0.113.2')).statusCode).toBe(200)
    expect((await logIn(api.visitor, account, '203.0.113.3')).statusCode).toBe(200)
  })

  test('a hundred in an hour are tried and no more, from wherever they come, and only for that account', async () => {
    const account = await createAdministrator(api.orm)
    const known = await knownBrowser(account, '203.0.113.4')
    // The log-in of the known browser was the first of them: it was not known then.
    expect(await attack(account.email, { addresses: 21, each: 5, network: '192.0.2' })).toEqual({ 401: 99, 429: 6 })
    const refused = await logIn(api.visitor, { ...account, email: ` ${account.email.toUpperCase()}` }, '203.0.113.5')
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', limited_by: 'account' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30 * 60)

    expect((await logIn(known, account, '203.0.113.6')).statusCode).toBe(200)
    expect((await logIn(known, account, '192.0.2.1')).statusCode).toBe(200)
    expect((await logIn(api.visitor, await createAdministrator(api.orm), '203.0.113.7')).statusCode).toBe(200)

    // A link by mail makes a new browser known.
    const settings = { sessionSecret: api.config.sessionSecret, now: new Date() }
    await prepareReset(api.orm.em.fork(), { email: account.email, locale: 'et' }, settings)
    const [reset] = await api.orm.em.fork().find(PasswordReset, { user: account.id })
    const token = derivedToken(api.config.sessionSecret, 'password-reset', String(reset?.seed))
    const password = 'hoopis teistsugune lause'
    const used = await api.visitor.post('/auth/password-resets/use', { token, password }, from('203.0.113.8'))
    expect(used.statusCode).toBe(204)
    const fresh = api.visitor.withCookie(allCookies(used))
    expect((await logIn(fresh, { ...account, password }, '203.0.113.8')).statusCode).toBe(200)
    expect((await logIn(known, { ...account, password }, '203.0.113.6')).statusCode).toBe(429)
  })
})

describe('the cookie of a known browser', () => {
  test('is read by no script, goes to this host alone, lasts a year and outlives the log-out', async () => {
    const account = await createAdministrator(api.orm)
    const answer = await logIn(api.visitor, account, '203.0.113.20')
    const device = { name: '__Host-device', httpOnly: true, secure: true, sameSite: 'Lax', path: '/', maxAge: 365 * 86_400 }
    expect(answer.cookies).toContainEqual(expect.objectContaining(device))
    const out = await api.visitor.withCookie(allCookies(answer)).get('/auth/logout')
    expect(out.cookies.map(({ name }) => name)).toEqual(['__Host-sid'])
    const [row] = await api.orm.em.fork().find(KnownDevice, { user: account.id })
    expect(answer.cookies.find(({ name }) => name === device.name)?.value).not.toContain(String(row?.token_hash))
  })

  test('gives ten tries in fifteen minutes, and only for accounts that logged in there', async () => {
    const [account, other] = [await createAdministrator(api.orm), await createAdministrator(api.orm)]
    const known = await knownBrowser(account, '203.0.113.21')
    const guess = async (email: string) => (await logIn(known, { email, password: 'wrong' }, '203.0.113.22')).statusCode
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) statuses.push(await guess(account.email))
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    // Those of an account that is not known there count for the address, of which nothing was used up.
    for (let count = 0; count < 10; count += 1) expect(await guess(other.email)).toBe(401)
    expect(await guess(other.email)).toBe(429)
  })

  test('counts for nothing when the product did not sign it, and costs no query', async () => {
    const account = await createAdministrator(api.orm)
    const forged = api.visitor.withCookie(`__Host-device=${'x'.repeat(43)}.${'y'.repeat(43)}`)
    const before = api.queries.length
    expect((await logIn(forged, { ...account, password: 'wrong' }, '203.0.113.23')).statusCode).toBe(401)
    expect(api.queries.slice(before).filter(sql => sql.includes('known_devices'))).toEqual([])
  })

  test('is worth nothing after a change of the password, but in the browser that changed it', async () => {
    const account = await createAdministrator(api.orm)
    await knownBrowser(account, '203.0.113.24')
    const answer = await logIn(api.visitor, account, '203.0.113.25')
    const client = api.visitor.withCookie(allCookies(answer))
    expect(await api.orm.em.fork().count(KnownDevice, { user: account.id })).toBe(2)
    const change = { current_password: account.password, new_password: 'hoopis teistsugune lause' }
    expect((await client.put('/api/account/password', change)).statusCode).toBe(204)
    expect(await api.orm.em.fork().count(KnownDevice, { user: account.id })).toBe(1)
  })
})

test('the owner of an account that is older than a day and knows no browser is told of the next log-in', async () => {
  const account = await createAdministrator(api.orm)
  await api.sql(`update users set created_at = now() - interval '25 hours' where id = ?`, [account.id])
  await logIn(api.visitor, account, '203.0.113.60')
  expect(await api.sql('select kind from account_notices where user_id = ?', [account.id])).toEqual([{ kind: 'new-device' }])
})
