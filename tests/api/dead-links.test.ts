import { beforeEach, describe, expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { createAdministrator } from '#tests/support/builders.ts'
import { useMailDelivery } from '#tests/support/mail-delivery.ts'

const api = useApi()
const delivery = useMailDelivery(api)

beforeEach(() => api.sql('delete from mails; delete from password_resets; delete from invitations'))

describe('a mail whose link opens nothing any more is not sent', () => {
  test.each([
    ['was used', 'update password_resets set closed_at = now()'],
    ['ran out', `update password_resets set expires_at = now() - interval '1 second'`],
    [
      'belongs to a removed administrator',
      'update users set removed_at = now() where id = (select user_id from password_resets)',
    ],
    ['was made with another secret', `update password_resets set token_hash = 'another'`],
  ])('for a new password: it %s', async (_, ending) => {
    const { email } = await createAdministrator(api.orm)
    expect((await api.visitor.post('/auth/password-resets', { email, locale: 'et' })).statusCode).toBe(202)
    await endWhileItWaits(ending)
  })

  test.each([
    ['was used', `update invitations set used_at = now()`],
    ['was taken back', `update invitations set revoked_at = now()`],
    ['ran out', `update invitations set expires_at = now() - interval '1 second'`],
    ['was made with another secret', `update invitations set token_hash = 'another'`],
  ])('for a new administrator: it %s', async (_, ending) => {
    const invited = { email: 'kutsutu@example.ee', locale: 'et' }
    expect((await api.administrator.post('/api/invitations', invited)).statusCode).toBe(201)
    await endWhileItWaits(ending)
  })
})

test('a notice to an administrator who was removed meanwhile is not sent, and the log says why: it had no link', async () => {
  const { id, email, password } = await createAdministrator(api.orm)
  for (const browser of ['known', 'new']) await api.visitor.post('/auth/login', { email, password }, { 'user-agent': browser })
  await endWhileItWaits(`update users set removed_at = now() where id = ${id}`, 'Its administrator was removed.')
  expect(api.logged.map(({ msg }) => msg)).toContain('a mail was not sent: its administrator was removed')
})

/** Ends what the only mail is for, while the mail server puts that mail off. */
async function endWhileItWaits(ending: string, detail = 'Its link opens nothing any more.'): Promise<void> {
  delivery.server.mood = 'temporary'
  await delivery.startWorker()
  await expect.poll(() => delivery.server.offers, { timeout: 30_000 }).toBeGreaterThan(0)
  await api.sql(ending)
  await delivery.allIn('failed')
  const [last] = await api.sql('select detail from mail_attempts order by id desc limit 1')
  expect(last).toEqual({ detail })
}
