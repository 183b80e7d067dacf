import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { createAdministrator, logIn } from '#tests/support/builders.ts'
import { SLOW, useMailDelivery } from '#tests/support/mail-delivery.ts'

const api = useApi()
const delivery = useMailDelivery(api)

test('the link for a new password of an administrator who is removed is not mailed later', async () => {
  delivery.server.mood = 'temporary'
  await delivery.startWorker(delivery.config(), SLOW)
  const { id, email } = await createAdministrator(api.orm)
  await api.visitor.post('/auth/password-resets', { email, locale: 'et' })
  const isTried = async () => (await delivery.mails()).some(mail => mail.attempts_made > 0)
  while (!(await isTried())) await sleep(20)
  delivery.server.mood = 'accept'
  await api.administrator.delete(`/api/users/${id}`)
  await delivery.allIn('failed')
  expect(delivery.server.offers).toBe(1)
  const attempts = await api.sql('select outcome, detail from mail_attempts order by id')
  expect(attempts).toMatchObject([{ outcome: 'deferred' }, { outcome: 'failed', detail: 'Its link opens nothing any more.' }])
})

test('a session that a log-in under way begins after the removal of its administrator opens nothing', async () => {
  const account = await createAdministrator(api.orm)
  const client = await logIn(api.visitor, account)
  expect((await client.get('/api/users')).statusCode).toBe(200)
  await api.sql('update users set removed_at = now() where id = ?', [account.id])
  expect((await client.get('/api/users')).statusCode).toBe(401)
})

test('an invitation that was mailed to an administrator’s own address ends with the removal', async () => {
  const email = 'tagasi@example.ee'
  expect((await api.administrator.post('/api/invitations', { email, locale: 'et' })).statusCode).toBe(201)
  const { id } = await createAdministrator(api.orm, { email })
  const open = () => api.sql('select from invitations where email = ? and revoked_at is null', [email])
  expect(await open()).toHaveLength(1)
  expect((await api.administrator.delete(`/api/users/${id}`)).statusCode).toBe(204)
  expect(await open()).toEqual([])
})
