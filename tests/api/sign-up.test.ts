import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { ensureFirstAdministrator } from '#server/auth/first-administrator.ts'
import { Invitation } from '#server/invitations/invitation.entity.ts'
import { User } from '#server/users/user.entity.ts'
import { useApi } from '#tests/support/api-app.ts'
import { withEmptyDatabase } from '#tests/support/api-database.ts'
import { statusCodes } from '#tests/support/api-requests.ts'
import { createAdministrator, logIn } from '#tests/support/builders.ts'

const api = useApi()
let count = 0
const newAccount = (fields: Record<string, unknown> = {}) => ({
  email: `uus${(count += 1)}@example.ee`,
  password: 'kaksteist tähte',
  ...fields,
})

async function invite(): Promise<string> {
  const answer = await api.administrator.post('/api/invitations')
  expect(answer.statusCode).toBe(201)
  return String(new URL(answer.json().url).searchParams.get('invite'))
}

describe('an invitation', () => {
  test('is a link to the sign-up page that lasts seven days', async () => {
    const answer = (await api.administrator.post('/api/invitations')).json()
    expect(answer.url).toMatch(/^https:\/\/www\.example\.ee\/signup\?invite=[\w-]{43}$/)
    expect(Math.round((Date.parse(answer.expires_at) - Date.now()) / 3_600_000)).toBe(7 * 24)
  })

  test('is kept hashed', async () => {
    const token = await invite()
    const stored = await api.orm.em.fork().findAll(Invitation)
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(stored.at(-1)?.token_hash).toBe(createHash('sha256').update(token).digest('hex'))
  })

  test('makes one account, which can log in', async () => {
    const token = await invite()
    const account = newAccount()
    const answer = await api.visitor.post('/auth/signup', { ...account, invite: token })
    expect([answer.statusCode, answer.json()]).toEqual([201, { id: expect.any(Number), email: account.email }])
    expect(answer.cookies.map(({ name }) => name)).toEqual(['__Host-device'])
    await logIn(api.visitor, account)

    const again = await api.visitor.post('/auth/signup', { ...newAccount(), invite: token })
    expect([again.statusCode, again.json().code]).toEqual([403, 'NOT_INVITED'])
  })

  test('may be in the address, as in the link', async () => {
    const answer = await api.visitor.post(`/auth/signup?invite=${await invite()}`, newAccount())
    expect(answer.statusCode).toBe(201)
    expect(JSON.stringify(api.logged)).toContain('invite=[hidden]')
  })

  test('makes one account however many ask at once', async () => {
    const token = await invite()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.visitor.post('/auth/signup', { ...newAccount(), invite: token })),
    )
    expect(statusCodes(answers)).toEqual([201, 403, 403, 403, 403, 403, 403, 403])
  })

  test('ends after its time', async () => {
    const token = await invite()
    await api.orm.em.fork().nativeUpdate(Invitation, { used_at: null }, { expires_at: new Date(Date.now() - 1000) })
    expect((await api.visitor.post('/auth/signup', { ...newAccount(), invite: token })).json()).toHaveProperty(
      'code',
      'NOT_INVITED',
    )
  })

  test('ends with the account of the administrator who made it', async () => {
    const token = await invite()
    const maker = await createAdministrator(api.orm)
    await api.orm.em.fork().nativeUpdate(Invitation, { used_at: null }, { created_by: maker.id })
    await api.orm.em.fork().nativeUpdate(User, { id: maker.id }, { removed_at: new Date() })
    const answer = await api.visitor.post('/auth/signup', { ...newAccount(), invite: token })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'NOT_INVITED'])
  })

  test.each([{}, { email: 'kutsutu@example.ee' }])('is not made beside the removal of its maker: %j', async body => {
    const account = await createAdministrator(api.orm)
    const maker = await logIn(api.visitor, account)
    const removal = api.orm.em.fork()
    await removal.begin()
    await removal.execute('update users set removed_at = now() where id = ?', [account.id])
    const inviting = maker.post('/api/invitations', body)
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%users%'`
    await vi.waitFor(async () => expect(await api.sql(waiting)).toHaveLength(1), { timeout: 60_000 })
    await removal.commit()
    expect((await inviting).json()).toHaveProperty('code', 'NOT_AUTHENTICATED')
    expect(await api.orm.em.fork().count(Invitation, { created_by: account.id })).toBe(0)
  })

  test('is not used up by a sign-up that fails', async () => {
    const token = await invite()
    const { email } = await createAdministrator(api.orm)
    const taken = await api.visitor.post('/auth/signup', { ...newAccount({ email: email.toUpperCase() }), invite: token })
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'EMAIL_TAKEN'])
    expect((await api.visitor.post('/auth/signup', { ...newAccount({ password: 'short' }), invite: token })).statusCode).toBe(422)
    expect((await api.visitor.post('/auth/signup', { ...newAccount(), invite: token })).statusCode).toBe(201)
  })

  test('is made by administrators only', async () => {
    expect((await api.visitor.post('/api/invitations')).json()).toHaveProperty('code', 'NOT_AUTHENTICATED')
  })
})

describe('signing up', () => {
  test.each([undefined, '', 'guess', 'x'.repeat(43), '\u0000'])('is refused with the invitation %j', async token => {
    const account = newAccount()
    const answer = await api.visitor.post('/auth/signup', { ...account, ...(token !== undefined && { invite: token }) })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'NOT_INVITED'])
    expect(await api.orm.em.fork().count(User, { email: account.email })).toBe(0)
  })

  test('does not tell the uninvited which e-mails have an account', async () => {
    const { email } = await createAdministrator(api.orm)
    expect((await api.visitor.post('/auth/signup', newAccount({ email }))).json()).toHaveProperty('code', 'NOT_INVITED')
  })

  test.each([
    [{ password: 'x'.repeat(11) }, 'password', 'TOO_SHORT'],
    [{ password: 'x'.repeat(201) }, 'password', 'TOO_LONG'],
    [{ password: 'passwordpassword' }, 'password', 'TOO_REGULAR'],
    [{ password: '123456789012' }, 'password', 'TOO_COMMON'],
    [{ password: 'aroomikoda123' }, 'password', 'TOO_PERSONAL'],
    [{ email: 'mari.maasikas@example.ee', password: 'mari.maasikas@example.ee' }, 'password', 'TOO_PERSONAL'],
    [{ email: 'no e-mail' }, 'email', 'INVALID'],
    [{ email: `${'x'.repeat(250)}@example.ee` }, 'email', 'TOO_LONG'],
    [{ email: null }, 'email', 'REQUIRED'],
    [{ is_admin: true }, 'is_admin', 'UNKNOWN_FIELD'],
  ])('is refused with %j', async (fields, path, code) => {
    const answer = await api.visitor.post('/auth/signup', { ...newAccount(fields), invite: await invite() })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toContainEqual({ path, code, message: expect.any(String) })
  })
})

describe('the first administrator', () => {
  const config = { publicUrl: 'https://www.example.ee', firstAdministrator: null }

  test('is invited by a link that a later start replaces', async () => {
    await withEmptyDatabase(async orm => {
      const first = await ensureFirstAdministrator(orm.em.fork(), config)
      const second = await ensureFirstAdministrator(orm.em.fork(), config)
      expect(first.invitationUrl).toMatch(/\/signup\?invite=/)
      expect(second.invitationUrl).not.toBe(first.invitationUrl)
      expect(await orm.em.fork().count(Invitation)).toBe(1)
    })
  })

  test('is made from the configuration, once, also when several processes start together', async () => {
    await withEmptyDatabase(async orm => {
      const firstAdministrator = { email: 'esimene@example.ee', password: 'kaksteist tähte' }
      const starts = await Promise.all(
        Array.from({ length: 4 }, () => ensureFirstAdministrator(orm.em.fork(), { ...config, firstAdministrator })),
      )
      expect(starts).toEqual(Array.from({ length: 4 }, () => ({ invitationUrl: null })))
      expect((await orm.em.fork().findAll(User)).map(({ email }) => email)).toEqual(['esimene@example.ee'])
      expect(await ensureFirstAdministrator(orm.em.fork(), config)).toEqual({ invitationUrl: null })
    })
  })
})

test('the first administrator is not made with a password that is tried early', async () => {
  await withEmptyDatabase(async orm => {
    const firstAdministrator = { email: 'esimene@example.ee', password: 'passwordpassword' }
    const made = ensureFirstAdministrator(orm.em.fork(), { publicUrl: 'https://www.example.ee', firstAdministrator })
    await expect(made).rejects.toThrow(/^The environment is not usable:\n {2}ADMIN_PASSWORD: too easy to guess/)
    expect(await orm.em.fork().count(User)).toBe(0)
  })
})

describe('the e-mail of an administrator', () => {
  test('is shown to administrators', async () => {
    const { id, email } = await createAdministrator(api.orm)
    expect((await api.administrator.get(`/api/users/${id}`)).json()).toEqual({ id, email })
    expect((await api.administrator.get('/api/users/2000000000')).statusCode).toBe(404)
  })

  test('is shown to no other client', async () => {
    const { id } = await createAdministrator(api.orm)
    expect((await api.visitor.get(`/api/users/${id}`)).json()).toHaveProperty('code', 'NOT_AUTHENTICATED')
  })
})
