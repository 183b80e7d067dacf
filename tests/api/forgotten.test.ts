import { expect, test } from 'vitest'
import { applyRetention } from '#server/app/apply-retention.ts'
import { deleteOldAuditEvents } from '#server/audit-log/audit-retention.ts'
import { KnownDevice } from '#server/devices/known-device.entity.ts'
import { isKnownDevice, KNOWN_FOR_MS, rememberDevice } from '#server/devices/known-devices.ts'
import { prepareReset } from '#server/passwords/password-reset.service.ts'
import { User } from '#server/users/user.entity.ts'
import { useApi } from '#tests/support/api-app.ts'
import { aCategory, aProduct, create, createAdministrator, logIn } from '#tests/support/builders.ts'
import { anOrder } from '#tests/support/message-payloads.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const api = useApi()

test('a removed administrator has no known browser', async () => {
  const account = await createAdministrator(api.orm)
  await logIn(api.visitor, account)
  const { id } = await api.orm.em.fork().findOneOrFail(User, { email: account.email })
  expect(await api.orm.em.fork().count(KnownDevice, { user: id })).toBe(1)
  const answer = await api.administrator.delete(`/api/users/${id}`)
  expect(answer.statusCode, answer.body).toBe(204)
  expect(await api.orm.em.fork().count(KnownDevice, { user: id })).toBe(0)
})

test('a browser that an account last used more than a year ago is not known to it', async () => {
  const account = await createAdministrator(api.orm)
  const token = 'x'.repeat(43)
  const now = new Date()
  const em = () => api.orm.em.fork()
  await rememberDevice(em(), { userId: account.id, token, now: new Date(now.getTime() - KNOWN_FOR_MS - 1000) })
  expect(await isKnownDevice(em(), { email: account.email, token, now })).toBe(false)
  expect(await rememberDevice(em(), { userId: account.id, token, now })).toBe(true)
  expect(await isKnownDevice(em(), { email: account.email, token, now })).toBe(true)
})

test('the nightly job forgets the counts of failed log-ins after a day', async () => {
  await api.sql(
    `insert into failed_log_ins (account_id, hour, count) values (77, now() - interval '25 hours', 1), (77, now() - interval '23 hours', 1)`,
  )
  await deleteOldAuditEvents(api.orm.em.fork())
  expect(await api.sql('select 1 from failed_log_ins where account_id = 77')).toHaveLength(1)
})

test('a reset link is forgotten thirty days after its end', async () => {
  const account = await createAdministrator(api.orm)
  const now = new Date()
  const dataDir = temporaryFolder()
  await prepareReset(api.orm.em.fork(), { email: account.email, locale: 'et' }, { sessionSecret: api.config.sessionSecret, now })
  for (const [days, kept] of [
    [29, 1],
    [31, 0],
  ] as const) {
    await api.sql(`update password_resets set expires_at = now() - make_interval(days => ?)`, [days])
    await applyRetention(api.orm, { dataDir }, api.log)
    expect(await api.sql('select 1 from password_resets')).toHaveLength(kept)
  }
})

test('an order that is kept keeps no hash of what its person wrote, and no key', async () => {
  const category_id = (await create(api.administrator, '/api/categories', aCategory())).id
  const product = await create(api.administrator, '/api/products', aProduct({ category_id }))
  const sent = await api.visitor.post('/send-email', anOrder([[product as never, 1]], { email: 'kustuta@example.ee' }), {
    'idempotency-key': 'key-of-the-person',
  })
  expect(sent.statusCode, sent.body).toBe(200)
  const erased = await api.administrator.post('/api/personal-data/erase', { email: 'kustuta@example.ee' })
  expect(erased.json()).toMatchObject({ anonymised_orders: 1 })
  expect(await api.sql('select idempotency_key, content_hash from messages where number = ?', [sent.body])).toEqual([
    { idempotency_key: null, content_hash: '' },
  ])
})

test('an invitation that was mailed ends when its person signs up by a link that was not mailed', async () => {
  const email = 'teine.tee@example.ee'
  expect((await api.administrator.post('/api/invitations', { email })).statusCode).toBe(201)
  const { url } = (await api.administrator.post('/api/invitations')).json()
  const invite = new URL(url).searchParams.get('invite')
  expect((await api.visitor.post('/auth/signup', { email, password: 'kaksteist tähte', invite })).statusCode).toBe(201)
  const open = (await api.administrator.get('/api/invitations')).json() as { email: string | null }[]
  expect(open.filter(invitation => invitation.email === email)).toEqual([])
})
