import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ParsedMail } from 'mailparser'
import { beforeEach, describe, expect, test } from 'vitest'
import { PasswordReset } from '#server/passwords/password-reset.entity.ts'
import { useApi } from '#tests/support/api-app.ts'
import { statusCodes } from '#tests/support/api-requests.ts'
import { createAdministrator, logIn } from '#tests/support/builders.ts'
import { PACE, useMailDelivery } from '#tests/support/mail-delivery.ts'

const api = useApi()
const delivery = useMailDelivery(api)
const NEW_PASSWORD = 'a quite different password'

beforeEach(async () => {
  await api.orm.em.fork().execute('delete from mails; delete from password_resets; delete from invitations')
})

const ask = (email: string, locale = 'et') => api.visitor.post('/auth/password-resets', { email, locale })
const use = (token: string, password = NEW_PASSWORD) => api.visitor.post('/auth/password-resets/use', { token, password })
const tokenOf = (mail: ParsedMail | undefined) => String(/#token=([\w-]{43})\s/.exec(mail?.text ?? '')?.[1])
const rows = (sql: string) => api.orm.em.fork().execute<Record<string, unknown>[]>(sql)
const warnings = async () =>
  ((await api.visitor.get('/readyz')).json() as { warnings: { code: string }[] }).warnings.map(({ code }) => code)
const dueJobs = async () =>
  (await rows(`select count(*)::int as count from graphile_worker._private_jobs where run_at <= now()`))[0]?.['count']

/**
 * Waits until every job that is due has run. A worker that has just started queues another job for a mail that it is sending:
 * that one does nothing, when the mail's claim has run out.
 */
async function noJobsDue(): Promise<void> {
  for (let tries = 0; tries < 1_000 && (await dueJobs()) !== 0; tries += 1) await sleep(20)
  expect(await dueJobs()).toBe(0)
}

/** Asks, and reads the token from the mail that arrives. */
async function tokenFor(email: string): Promise<string> {
  // The notice of a password that was just set may be on its way.
  await delivery.allIn('sent')
  const before = delivery.server.accepted.length
  expect((await ask(email)).statusCode).toBe(202)
  await delivery.server.waitFor(before + 1)
  await delivery.allIn('sent')
  return tokenOf(delivery.server.accepted.at(-1))
}

describe('a forgotten password', () => {
  test.each([
    ['et', 'Uue parooli määramine', 'https://www.example.ee/admin/parool#token='],
    ['en', 'Setting a new password', 'https://www.example.ee/en/admin/parool#token='],
    ['ru', 'Новый пароль', 'https://www.example.ee/ru/admin/parool#token='],
  ])('is replaced by a mailed link, in %s, and logs the account out everywhere', async (locale, subject, address) => {
    await delivery.startWorker()
    const account = await createAdministrator(api.orm)
    const client = await logIn(api.visitor, account)
    expect((await ask(` ${account.email.toUpperCase()}`, locale)).statusCode).toBe(202)
    await delivery.server.waitFor(1)
    const mail = delivery.mailTo(account.email)
    expect([mail.subject, mail.headers.get('auto-submitted')]).toEqual([subject, 'auto-generated'])
    expect(mail.text).toContain(address)
    expect(mail.html).toContain(`href="${address}${tokenOf(mail)}"`)

    expect((await use(tokenOf(mail))).statusCode).toBe(204)
    expect((await client.get('/auth/authenticate')).json()).toEqual({ authenticated: false })
    expect((await api.visitor.post('/auth/login', account)).statusCode).toBe(401)
    await logIn(api.visitor, { ...account, password: NEW_PASSWORD })
  })

  test('is answered alike whether or not there is such an account, by the same statements', async () => {
    const { email } = await createAdministrator(api.orm)
    const asked = async (who: string) => {
      const before = api.queries.length
      const { statusCode, body, headers } = await ask(who)
      const statements = api.queries.slice(before).map(sql => sql.replaceAll(who, 'WHO'))
      return { statusCode, body, names: Object.keys(headers), statements }
    }
    const known = await asked(email)
    expect(known).toEqual(await asked('nobody@example.ee'))
    expect(known.statements).toHaveLength(1)
    await delivery.startWorker()
    await delivery.server.waitFor(1)
    await noJobsDue()
    expect(delivery.server.accepted).toHaveLength(1)
  })

  test('leaves nothing in the database, the jobs or the log that opens the account', async () => {
    await delivery.startWorker()
    const { email } = await createAdministrator(api.orm)
    await ask(email)
    await delivery.server.waitFor(1)
    const token = tokenOf(delivery.server.accepted[0])
    const stored = [
      await rows('select * from password_resets'),
      await rows('select * from mails'),
      await rows('select * from mail_attempts'),
      await rows('select * from graphile_worker._private_jobs'),
    ]
    expect((await use(token)).statusCode).toBe(204)
    expect(JSON.stringify([stored, api.logged])).not.toContain(token)
  })

  test('needs a link that was not used, not replaced and is younger than an hour', async () => {
    await delivery.startWorker()
    const { email } = await createAdministrator(api.orm)
    const [older, newer] = [await tokenFor(email), await tokenFor(email)]
    const refused = async (token: string) => {
      const answer = await use(token)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'RESET_LINK_INVALID'])
    }
    await refused(older)
    const answers = await Promise.all(Array.from({ length: 4 }, () => use(newer)))
    expect(statusCodes(answers)).toEqual([204, 403, 403, 403])
    for (const token of ['', 'guess', 'x'.repeat(43), '\u0000']) await refused(token)

    const late = await tokenFor(email)
    const [row] = await api.orm.em.fork().find(PasswordReset, { closed_at: null })
    expect(Number(row?.expires_at) - Number(row?.created_at)).toBe(60 * 60 * 1000)
    await api.orm.em.fork().nativeUpdate(PasswordReset, { closed_at: null }, { expires_at: new Date() })
    await refused(late)
  })

  test('keeps its link when the new password is refused', async () => {
    await delivery.startWorker()
    const { email } = await createAdministrator(api.orm)
    const token = await tokenFor(email)
    expect((await use(token, 'short')).json().errors).toMatchObject([{ path: 'password', code: 'TOO_SHORT' }])
    expect((await use(token, email)).json().errors).toMatchObject([{ path: 'password', code: 'TOO_PERSONAL' }])
    expect((await use(token)).statusCode).toBe(204)
  })

  test('brings an account at most five mails an hour, and the last link works', async () => {
    const { email } = await createAdministrator(api.orm)
    await delivery.startWorker()
    let token = ''
    for (let count = 0; count < 5; count += 1) token = await tokenFor(email)
    expect((await ask(email)).statusCode).toBe(202)
    await noJobsDue()
    expect(delivery.server.accepted).toHaveLength(5)
    expect((await use(token)).statusCode).toBe(204)
  })

  test('has its link mailed although the mail server is down for a while', async () => {
    await delivery.server.goDown()
    await delivery.startWorker()
    const { email } = await createAdministrator(api.orm)
    await ask(email)
    await delivery.until(mails => mails.some(mail => mail.attempts_made > 0))
    await delivery.server.comeUp()
    await delivery.allIn('sent')
    expect(delivery.server.accepted).toHaveLength(1)
    expect((await use(tokenOf(delivery.server.accepted[0]))).statusCode).toBe(204)
  })

  test('brings no mail of a link that a newer one replaced before it went out', async () => {
    const { email } = await createAdministrator(api.orm)
    await delivery.server.goDown()
    await delivery.startWorker()
    await ask(email)
    await delivery.until(mails => mails.length >= 1)
    await ask(email)
    await delivery.until(mails => mails.length >= 2)
    await delivery.server.comeUp()
    await delivery.server.waitFor(1)
    await delivery.until(mails => mails.every(({ state }) => state !== 'queued'))
    expect((await delivery.mails()).map(({ state }) => state)).toEqual(['failed', 'sent'])
    expect(delivery.server.accepted).toHaveLength(1)
    expect((await use(tokenOf(delivery.server.accepted[0]))).statusCode).toBe(204)
  })

  test('has a link that ends with a change of the password and with the account', async () => {
    await delivery.startWorker()
    const [changed, removed] = [await createAdministrator(api.orm), await createAdministrator(api.orm)]
    const tokens = [await tokenFor(changed.email), await tokenFor(removed.email)]
    const client = await logIn(api.visitor, changed)
    const change = { current_password: changed.password, new_password: NEW_PASSWORD }
    expect((await client.put('/api/account/password', change)).statusCode).toBe(204)
    expect((await api.administrator.delete(`/api/users/${removed.id}`)).statusCode).toBe(204)
    for (const token of tokens) expect((await use(token)).statusCode).toBe(403)
  })

  test('brings a file instead of a mail where there is no mail server', async () => {
    await delivery.startWorker({ ...delivery.config(), smtpUrl: null, mailFrom: null, mailTo: null })
    const { email } = await createAdministrator(api.orm)
    await ask(email)
    await delivery.until(mails => mails.length >= 1)
    await delivery.allIn('sent')
    expect(readdirSync(join(delivery.dataDir, 'mail'))).toEqual([expect.stringMatching(/^password-reset-\d+\.eml$/)])
  })
})

describe('an invitation', () => {
  const invite = (body?: object) => api.administrator.post('/api/invitations', body)
  const open = async () => (await api.administrator.get('/api/invitations')).json() as Record<string, unknown>[]
  const signUp = (link: string) =>
    api.visitor.post('/auth/signup', {
      email: `uus-${Date.now()}@example.ee`,
      password: NEW_PASSWORD,
      invite: new URL(link).searchParams.get('invite'),
    })

  test.each([
    ['et', 'Kutse Aroomikoja halduriks', '/signup'],
    ['en', 'An invitation to administer Aroomikoda', '/en/signup'],
    ['ru', 'Приглашение в администраторы Aroomikoda', '/ru/signup'],
  ])('is mailed in %s, and only its recipient sees the link', async (locale, subject, path) => {
    await delivery.startWorker()
    const answer = await invite({ email: 'Uus@Example.ee', locale })
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { email: 'uus@example.ee', url: null }])
    await delivery.server.waitFor(1)
    await delivery.allIn('sent')
    const mail = delivery.mailTo('uus@example.ee')
    expect(mail.subject).toBe(subject)
    const link = String(/https:\S+/.exec(mail.text ?? '')?.[0])
    expect(new URL(link).pathname).toBe(path)
    expect(await open()).toEqual([
      {
        id: expect.any(Number),
        email: 'uus@example.ee',
        created_by: expect.any(String),
        mail_state: 'sent',
        created_at: expect.any(String),
        expires_at: expect.any(String),
      },
    ])
    expect(JSON.stringify(await rows('select * from invitations'))).not.toContain(new URL(link).searchParams.get('invite'))
    await rows('update mails set kept_as_file = true')
    expect(await open(), 'without a mail server').toMatchObject([{ mail_state: 'kept' }])
    expect((await signUp(link)).statusCode).toBe(201)
    expect(await open()).toEqual([])
  })

  test('that is revoked opens nothing, is not listed and is not mailed any more', async () => {
    const link = (await invite({ locale: 'ru' })).json()
    expect(link.url).toMatch(/^https:\/\/www\.example\.ee\/ru\/signup\?invite=/)
    const mailed = (await invite({ email: 'hiline@example.ee' })).json()
    expect((await open()).map(({ id, mail_state }) => [id, mail_state])).toEqual([
      [mailed.id, 'queued'],
      [link.id, null],
    ])
    for (const { id } of [link, mailed]) {
      expect((await api.administrator.delete(`/api/invitations/${id}`)).statusCode).toBe(204)
      expect((await api.administrator.delete(`/api/invitations/${id}`)).statusCode).toBe(404)
    }
    expect(await open()).toEqual([])
    expect((await signUp(link.url)).json()).toHaveProperty('code', 'NOT_INVITED')
    await delivery.startWorker()
    await delivery.allIn('failed')
    expect(delivery.server.accepted).toEqual([])
  })

  test('that is mailed again ends when the person signs up by one of them, whatever address the account has', async () => {
    await delivery.startWorker()
    for (let sent = 1; sent <= 2; sent += 1) await invite({ email: 'tool@example.ee' })
    await delivery.server.waitFor(2)
    const links = delivery.server.accepted.map(({ text }) => String(/https:\S+/.exec(text ?? '')?.[0]))
    expect((await signUp(links[1] ?? '')).statusCode).toBe(201)
    expect(await open()).toEqual([])
    expect((await signUp(links[0] ?? '')).json()).toHaveProperty('code', 'NOT_INVITED')
  })

  test('whose mail is put off counts as not going out no longer than it is open', async () => {
    delivery.server.mood = 'temporary'
    await delivery.startWorker(delivery.config(), { ...PACE, firstPauseMs: 3_600_000 })
    const { id } = (await invite({ email: 'hiline@example.ee' })).json()
    await delivery.allTried()
    expect(await warnings()).toContain('MAILS_NOT_SENT')
    await api.administrator.delete(`/api/invitations/${id}`)
    await delivery.allIn('failed')
    expect(await warnings()).not.toContain('MAILS_NOT_SENT')
  })

  test('is forgotten thirty days after its end, with its mail and the file of that', async () => {
    await delivery.startWorker({ ...delivery.config(), smtpUrl: null, mailFrom: null, mailTo: null })
    const [old, young] = [
      (await invite({ email: 'ammune@example.ee' })).json(),
      (await invite({ email: 'uus@example.ee' })).json(),
    ]
    await delivery.allIn('sent')
    await api.sql(`update invitations set expires_at = now() - make_interval(days => 29)`)
    await api.sql(`update invitations set expires_at = now() - make_interval(days => 31) where id = ?`, [old.id])
    await api.sql(`select graphile_worker.add_job('apply-message-retention')`)
    await noJobsDue()
    expect(await rows('select invitation_id from mails')).toEqual([{ invitation_id: young.id }])
    const files = readdirSync(join(delivery.dataDir, 'mail')).filter(name => name.startsWith('invitation'))
    expect(files).toEqual([`invitation-${young.id}.eml`])
  })

  test('is refused for the address of an administrator, and for what is no address', async () => {
    const { email } = await createAdministrator(api.orm)
    expect((await invite({ email })).json()).toHaveProperty('code', 'EMAIL_TAKEN')
    expect((await invite({ email: 'nobody' })).json().errors).toMatchObject([{ path: 'email' }])
    expect((await invite({ locale: 'xx' })).statusCode).toBe(422)
    expect(await open()).toEqual([])
  })
})
