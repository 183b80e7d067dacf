import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { simpleParser } from 'mailparser'
import { describe, expect, test } from 'vitest'
import type { DeliveryReason } from '#common/mail-states.ts'
import type { MessageView } from '#server/inbox/inbox.schemas.ts'
import { useApi } from '#tests/support/api-app.ts'
import { addressesOf, PACE, SLOW, useMailDelivery } from '#tests/support/mail-delivery.ts'
import type { Mood } from '#tests/support/mail-server.ts'
import { aBooking, anEnquiry } from '#tests/support/message-payloads.ts'

const api = useApi({ env: { TRUSTED_PROXIES: '10.0.0.1' } })
const delivery = useMailDelivery(api)

/** For servers that never answer: long enough that one that does is waited for on a busy machine. */
const IMPATIENT = { ...PACE, timeouts: { connect: 1_000, whole: 1_000, longest: 20_000 } }

test('a mail that cannot be composed is tried again later, and counts as one that does not go out', async () => {
  api.expectErrors(/could not be composed/)
  await delivery.startWorker(delivery.config(), SLOW)
  await delivery.send(delivery.order())
  await delivery.allIn('sent')
  await api.orm.em.fork().execute(`update messages set fields = fields - 'cart'`)
  await api.orm.em
    .fork()
    .execute(
      `update mails set state = 'queued', attempts_made = 0, next_attempt_at = now(), claimed_until = null where role = 'company'`,
    )
  await api.orm.em.fork().execute(`select graphile_worker.add_job('send-message', json_build_object('mail_id', id)) from mails`)
  await delivery.until(mails => mails.every(mail => mail.state !== 'queued' || mail.attempts_made > 0))
  expect((await api.administrator.get('/api/messages/attention')).json()).toMatchObject({ failing: 1 })
})

describe('with a mail server that', () => {
  const MOODS: [Mood, DeliveryReason][] = [
    ['temporary', 'later'],
    ['sender', 'sender'],
    ['relay', 'relay'],
    ['silent', 'unanswered'],
    ['mute', 'unreachable'],
    ['hesitant', 'unreachable'],
    ['drop', 'unreachable'],
  ]
  test.each(MOODS)(
    'is “%s” for a while, every message arrives once and the inbox says why it was late',
    { timeout: 60_000 },
    async (mood, reason) => {
      delivery.server.mood = mood
      const isQuiet = mood === 'silent' || mood === 'mute' || mood === 'hesitant'
      await delivery.startWorker(delivery.config(), isQuiet ? IMPATIENT : PACE)
      const numbers = [await delivery.send(anEnquiry()), await delivery.send(delivery.order()), await delivery.send(aBooking())]
      for (let tries = 0; (await delivery.mails()).some(mail => mail.attempts_made < 2); tries += 1) {
        if (tries > 2_000) throw new Error(`Not tried: ${JSON.stringify(await delivery.mails())}`)
        await sleep(20)
      }
      expect(delivery.server.accepted).toEqual([])
      delivery.server.mood = 'accept'
      await delivery.server.waitFor(6)
      await delivery.allIn('sent')
      expect(
        delivery.server.accepted
          .map(({ messageId }) => String(messageId))
          .filter(id => id.includes('.company@'))
          .sort(),
      ).toEqual(numbers.map(number => `<${number}.company@example.ee>`).sort())
      expect(delivery.server.accepted).toHaveLength(6)
      expect(await reasonsInInbox()).toEqual(new Set([reason]))
    },
  )

  test('is down for a while, every message arrives once', async () => {
    await delivery.server.goDown()
    await delivery.startWorker()
    await delivery.send(anEnquiry())
    await delivery.allTried()
    await delivery.server.comeUp()
    await delivery.allIn('sent')
    expect(delivery.server.accepted).toHaveLength(2)
    const attempts = await api.orm.em.fork().execute('select distinct outcome, detail from mail_attempts order by outcome')
    expect(attempts).toEqual([
      { outcome: 'deferred', detail: expect.stringMatching(/ECONNECTION|ESOCKET|ECONNREFUSED/) },
      { outcome: 'sent', detail: expect.stringMatching(/^250/) },
    ])
    expect(await reasonsInInbox()).toEqual(new Set(['unreachable']))
  })

  test('takes longer than it is waited for at first, each mail arrives a few times and not for days', async () => {
    delivery.server.slowMs = 1_500
    const timeouts = { connect: 10_000, whole: 500, longest: 60_000 }
    await delivery.startWorker(delivery.config(), { ...PACE, timeouts })
    await delivery.send(anEnquiry())
    await delivery.allIn('sent')
    expect((await delivery.mails()).map(({ attempts_made }) => attempts_made > 1 && attempts_made <= 6)).toEqual([true, true])
  })

  test('does not answer, a stop does not wait for it and the next start sends', async () => {
    delivery.server.mood = 'silent'
    const worker = await delivery.startWorker(delivery.config(), {
      ...PACE,
      finishWithinMs: 200,
      timeouts: { connect: 600_000, whole: 600_000, longest: 600_000 },
    })
    await delivery.send(anEnquiry())
    while (delivery.server.offers < 2) await sleep(10)
    // Waiting for the server would take the ten minutes of the time limits, which the runner does not give.
    await worker.stop()
    delivery.server.mood = 'accept'
    await delivery.startWorker()
    await delivery.allIn('sent')
    expect(delivery.server.accepted).toHaveLength(2)
  })
})

/** Why the inbox says that mails were not sent, each reason once; where one was, it says none. */
async function reasonsInInbox(): Promise<Set<DeliveryReason | null>> {
  const { messages } = (await api.administrator.get('/api/messages')).json() as { messages: { id: number }[] }
  const views = await Promise.all(messages.map(({ id }) => api.administrator.get(`/api/messages/${id}`)))
  const attempts = views.flatMap(view => (view.json() as MessageView).deliveries.flatMap(mail => mail.attempts))
  expect(attempts.filter(({ outcome }) => outcome === 'sent').map(({ reason }) => reason)).not.toContainEqual(expect.any(String))
  return new Set(attempts.filter(({ outcome }) => outcome !== 'sent').map(({ reason }) => reason))
}

test('several processes send at the same time, and each mail once between them', async () => {
  const numbers = await Promise.all(Array.from({ length: 30 }, () => delivery.send(anEnquiry())))
  delivery.server.mood = 'silent'
  await Promise.all([delivery.startWorker(), delivery.startWorker(), delivery.startWorker()])
  // Without an answer a process has four under way.
  await expect.poll(() => delivery.server.offers, { timeout: 15_000 }).toBe(3 * 4)
  delivery.server.mood = 'accept'
  await delivery.server.answer()
  await delivery.allIn('sent')
  expect(delivery.server.accepted.map(mail => String(mail.messageId)).sort()).toEqual(
    numbers.flatMap(number => [`<${number}.company@example.ee>`, `<${number}.visitor@example.ee>`]).sort(),
  )
})

test('what a killed process had begun is taken up at the start of the next one', async () => {
  await delivery.send(anEnquiry())
  await api.orm.em
    .fork()
    .execute(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a-dead-worker', attempts = 1`)
  await delivery.startWorker()
  await delivery.allIn('sent')
  expect(delivery.server.accepted).toHaveLength(2)
})

test('a mail whose job got lost gets another job, and goes out', async () => {
  await delivery.startWorker()
  await delivery.send(anEnquiry())
  await delivery.allIn('sent')
  await api.orm.em
    .fork()
    .execute(`update mails set state = 'queued', next_attempt_at = now() - interval '1 minute' where role = 'company'`)
  await delivery.allIn('sent')
  expect(delivery.server.accepted).toHaveLength(3)
})

const list = async (query: string) => (await api.administrator.get(`/api/messages?${query}`)).json().messages
const attention = async () => (await api.administrator.get('/api/messages/attention')).json()
const CALM = { unread: 1, failing: 0, failed: 0, reason: null, alarms: 0, has_mail_server: false }

describe('a mail server that', () => {
  const REFUSALS = [
    ['recipient', 'address', /^EENVELOPE: .*550 Not this one/],
    ['permanent', 'refused', /^EMESSAGE: .*554 Not this one/],
  ] as const
  test.each(REFUSALS)('refuses a mail for good (%s) is asked once, and the inbox says why', async (mood, reason, detail) => {
    delivery.server.mood = mood
    await delivery.startWorker()
    await delivery.send(anEnquiry())
    await delivery.allIn('failed')
    expect((await delivery.mails()).map(mail => mail.attempts_made)).toEqual([1, 1])
    const [{ id }] = await list('mails=failed')
    expect((await api.administrator.get(`/api/messages/${id}`)).json()).toMatchObject({
      state: 'new',
      mails: 'failed',
      deliveries: [
        { role: 'company', recipient: expect.any(String), state: 'failed', next_attempt_at: null, sent_at: null },
        { state: 'failed', attempts: [{ outcome: 'failed', reason, detail: expect.stringMatching(detail) }] },
      ],
    })
    expect(await attention()).toEqual({ ...CALM, failed: 2 })

    delivery.server.mood = 'accept'
    const retried = await api.administrator.post(`/api/messages/${id}/retry`)
    expect([retried.statusCode, retried.json().mails]).toEqual([200, 'queued'])
    await delivery.allIn('sent')
    expect(delivery.server.accepted).toHaveLength(2)
    expect(await list('mails=sent')).toEqual([expect.objectContaining({ id })])
    expect((await api.administrator.post(`/api/messages/${id}/retry`)).json().code).toBe('NOTHING_TO_RETRY')
    expect(await attention()).toEqual(CALM)
  })

  test('refuses mails for now shows in counts, filter and /readyz, and is asked at once when an administrator says so', async () => {
    delivery.server.mood = 'temporary'
    await delivery.startWorker(delivery.config(), SLOW)
    await delivery.send(anEnquiry())
    await delivery.send(aBooking())
    await delivery.allTried()
    expect(await attention()).toEqual({ ...CALM, unread: 2, failing: 4, reason: 'later' })
    expect(await list('mails=queued')).toEqual([])
    const [{ id }] = await list('mails=failing')
    const ready = await api.visitor.get('/readyz')
    expect([ready.statusCode, ready.json().warnings]).toEqual([
      200,
      [{ code: 'MAILS_NOT_SENT', detail: 'mails that do not go out: 2 tried again (later), 0 given up' }],
    ])

    delivery.server.mood = 'accept'
    await api.administrator.post(`/api/messages/${id}/retry`)
    await delivery.server.waitFor(2)
    expect((await api.administrator.post('/api/messages/retry')).json()).toMatchObject({ failing: 0 })
    await delivery.allIn('sent')
    expect(delivery.server.accepted).toHaveLength(4)
    expect((await api.visitor.get('/readyz')).json().warnings).toEqual([])
  })
})

test('after three days a mail is given up; once the message is handled it is no trouble any more', async () => {
  api.expectErrors(/given up/)
  delivery.server.mood = 'temporary'
  await delivery.send(anEnquiry())
  await api.orm.em.fork().execute(`update mails set queued_at = now() - interval '73 hours'`)
  await delivery.startWorker()
  await delivery.allIn('failed')
  expect(await attention()).toEqual({ ...CALM, failed: 2 })
  const [{ id }] = await list('mails=failed')
  await api.administrator.post(`/api/messages/${id}/handled`, { handled: true })
  expect(await attention()).toEqual({ ...CALM, unread: 0 })
})

test('pauses between attempts grow, and the last attempt is after three days', async () => {
  await delivery.server.goDown()
  await delivery.startWorker(delivery.config(), { ...PACE, firstPauseMs: 60_000 })
  await delivery.send(anEnquiry())
  /** When the next attempt is: seconds after the last one, and after the mail was queued. */
  const nextOf = async (attempts: number, hoursAgo: number) => {
    const em = api.orm.em.fork()
    await em.execute(
      'update mails set attempts_made = ?, queued_at = now() - make_interval(hours => ?), next_attempt_at = now()',
      [attempts, hoursAgo],
    )
    await em.execute(`select graphile_worker.add_job('send-message', json_build_object('mail_id', id)) from mails`)
    await delivery.until(mails => mails.every(mail => mail.attempts_made === attempts + 1))
    const [next] = await api.sql(
      `select extract(epoch from next_attempt_at - at)::int as pause, extract(epoch from next_attempt_at - queued_at)::int as age
       from mails join mail_attempts on mail_id = mails.id order by mail_attempts.id desc limit 1`,
    )
    return next
  }
  await delivery.allTried()
  expect(await nextOf(0, 0)).toMatchObject({ pause: 60 })
  expect(await nextOf(4, 1)).toMatchObject({ pause: 16 * 60 })
  expect(await nextOf(20, 10)).toMatchObject({ pause: 6 * 3600 })
  expect(await nextOf(21, 71)).toMatchObject({ age: 72 * 3600 })
})

test('a message that is being sent is not deleted, and the refusal says why; once it is sent, it is', async () => {
  delivery.server.mood = 'silent'
  await delivery.startWorker()
  await delivery.send(anEnquiry())
  while (delivery.server.offers < 2) await sleep(10)
  const [{ id }] = await list('')
  const remove = () => api.administrator.delete(`/api/messages/${id}`)
  const refused = await remove()
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'MESSAGE_BEING_SENT'])
  await delivery.server.answer()
  await delivery.allIn('sent')
  expect((await remove()).statusCode).toBe(204)
  expect(await list('')).toEqual([])
})

describe('without a mail server', () => {
  test('each mail is a file, once, readable by its owner only', async () => {
    await delivery.startWorker({ ...delivery.config(), smtpUrl: null, mailFrom: null, mailTo: null })
    const number = await delivery.send(delivery.order({ name: 'Анна', locale: 'ru' }))
    await delivery.allIn('sent')
    const folder = join(delivery.dataDir, 'mail')
    expect(readdirSync(folder).sort()).toEqual([`${number}.company.eml`, `${number}.visitor.eml`])
    const file = join(folder, `${number}.company.eml`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const mail = await simpleParser(readFileSync(file))
    expect([mail.subject, addressesOf(mail.to)]).toEqual([
      `E-poe tellimus ${number} – Анна – 3041,30\u00a0€`,
      [['', 'info@www.example.ee']],
    ])
    const [message] = (await api.administrator.get('/api/messages?mails=kept')).json().messages
    expect(message).toMatchObject({ number, mails: 'kept' })
    const { deliveries } = (await api.administrator.get(`/api/messages/${message.id}`)).json<MessageView>()
    expect(deliveries.map(({ state }) => state)).toEqual(['kept', 'kept'])
    expect((await api.administrator.get('/api/messages.csv?locale=en')).body).toContain(';New;Written to files;Анна;')
  })
})
