import { setTimeout as sleep } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { describe, expect, onTestFinished, test } from 'vitest'
import { MailClaim } from '#server/mail/mail-claim.ts'
import { queueOverdueJobs } from '#server/mail/outbox.ts'
import { useApi } from '#tests/support/api-app.ts'
import { PACE, useMailDelivery } from '#tests/support/mail-delivery.ts'
import { aBooking, anEnquiry } from '#tests/support/message-payloads.ts'

const api = useApi()
const delivery = useMailDelivery(api)

describe('while a mail server takes its time', () => {
  const PATIENT = { ...PACE, timeouts: { connect: 60_000, whole: 60_000, longest: 60_000 } }
  const openTransactions = () =>
    api.orm.em.fork().execute(
      `select state, query from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`,
    )
  const underWay = async (offers: number) => {
    while (delivery.server.offers < offers) await sleep(10)
  }

  test('no transaction is open, and no other process sends the same mail, however long it takes', async () => {
    delivery.server.mood = 'silent'
    const claim = { lastsMs: 6_000, renewEveryMs: 100, giveUpMs: 5_000 }
    await delivery.startWorker(delivery.config(), { ...PATIENT, claim })
    await delivery.send(anEnquiry())
    await underWay(2)
    expect(await openTransactions()).toEqual([])
    await delivery.startWorker(delivery.config(), { ...PATIENT, claim })
    const claimedUntil = async () => {
      const [row] = await api.orm.em.fork().execute<{ at: Date }[]>('select min(claimed_until) as at from mails')
      return new Date(row?.at ?? 0).getTime()
    }
    const first = await claimedUntil()
    // Longer than a claim that is not renewed would have lasted, and the second worker rings meanwhile.
    while ((await claimedUntil()) < first + claim.lastsMs) await sleep(50)
    expect(delivery.server.offers).toBe(2)
    await delivery.server.answer()
    await delivery.allIn('sent')
    expect(delivery.server.accepted).toHaveLength(2)
  })

  test('a process that dies leaves its mails to the others, who take them up when its claim runs out', async () => {
    await delivery.send(anEnquiry())
    const em = api.orm.em.fork()
    await em.execute(`delete from graphile_worker._private_jobs; update mails set claimed_until = now() + interval '1 hour'`)
    await em.execute(`update mails set next_attempt_at = now() - interval '1 minute'`)
    await delivery.startWorker()
    await delivery.send(aBooking())
    const states = async () => (await delivery.mails()).map(({ state }) => state)
    while ((await states()).filter(state => state === 'sent').length < 2) await sleep(20)
    expect(await states()).toEqual(['queued', 'queued', 'sent', 'sent'])
    await em.execute(`update mails set claimed_until = now() where state = 'queued'`)
    await delivery.allIn('sent')
    expect(delivery.server.accepted).toHaveLength(4)
  })

  test('a claimed mail is tried again when its claim runs out, also where it was overdue before', async () => {
    await delivery.send(anEnquiry())
    const em = api.orm.em.fork()
    await em.execute(`update mails set next_attempt_at = now() - interval '1 minute'`)
    await em.execute(`update mails set claimed_until = now() + interval '1 hour' where role = 'company'`)
    expect(await queueOverdueJobs(em, new Date())).toBe(2)
    const jobs = await em.execute(
      `select role, run_at = coalesce(claimed_until, next_attempt_at) as is_then from mails
       join graphile_worker._private_jobs on key = 'mail:' || mails.id order by role`,
    )
    expect(jobs).toEqual(['company', 'visitor'].map(role => ({ role, is_then: true })))
  })

  test('a mail that is being sent stays with its process when an administrator has all tried again', async () => {
    await delivery.send(anEnquiry())
    const em = api.orm.em.fork()
    await em.execute(`update mails set attempts_made = 1, trouble = 'later'`)
    await em.execute(`update mails set claimed_until = now() + interval '1 hour' where role = 'company'`)
    expect((await api.administrator.post('/api/messages/retry')).statusCode).toBe(200)
    expect(
      await em.execute('select role, attempts_made, claimed_until is not null as is_claimed from mails order by role'),
    ).toEqual([
      { role: 'company', attempts_made: 1, is_claimed: true },
      { role: 'visitor', attempts_made: 0, is_claimed: false },
    ])
  })

  test('a sender that cannot renew its claim gives the mail up before another may take it', async () => {
    delivery.server.mood = 'silent'
    const claim = { lastsMs: 60_000, renewEveryMs: 100, giveUpMs: 500 }
    const worker = await delivery.startWorker(delivery.config(), { ...PATIENT, claim })
    const before = api.logged.length
    await delivery.send(anEnquiry())
    await underWay(2)
    // As after a break in which the claim ran out and another process took it.
    await api.orm.em
      .fork()
      .execute(`update mails set claimed_until = now() + interval '1 minute', claim_token = gen_random_uuid()`)
    const givenUp = () => api.logged.slice(before).filter(({ msg }) => msg === 'a mail could not be sent; it is tried again')
    while (givenUp().length < 2) await sleep(20)
    await worker.stop()
    expect((await delivery.mails()).map(({ attempts_made }) => attempts_made)).toEqual([0, 0])
  })
})

test('a process does not mistake its own renewal of a claim for another process’s claim', async () => {
  await delivery.send(anEnquiry())
  const [{ id }] = await api.orm.em.fork().execute<[{ id: number }]>('select min(id) as id from mails')
  const claim = await MailClaim.take(api.orm.em.fork(), id, { lastsMs: 60_000, renewEveryMs: 1, giveUpMs: 60_000 })
  const found: unknown[] = []
  for (let check = 0; check < 100; check += 1) found.push(await api.orm.em.fork().transactional(tx => claim?.lockAndCheck(tx)))
  await claim?.stop()
  expect(new Set(found)).toEqual(new Set(['ours']))
})

test('a renewal whose answer is lost leaves the claim to the process that asked for it', async () => {
  await delivery.send(anEnquiry())
  const em = api.orm.em.fork()
  const [{ id }] = await em.execute<[{ id: number }]>('select min(id) as id from mails')
  const lost = Promise.withResolvers<void>()
  const execute = async (sql: string, values: unknown[]) => {
    await em.execute(sql, values)
    lost.resolve()
    throw new Error('the connection broke before the answer')
  }
  const losing = { execute: em.execute.bind(em), fork: () => ({ execute }) } as unknown as EntityManager
  const claim = await MailClaim.take(losing, id, { lastsMs: 60_000, renewEveryMs: 1, giveUpMs: 60_000 })
  await lost.promise
  expect(await api.orm.em.fork().transactional(tx => claim?.lockAndCheck(tx))).toBe('ours')
  await claim?.stop()
})

describe('while the database has no room to note that a mail was sent', () => {
  const em = () => api.orm.em.fork()
  const refuseNotes = () =>
    em().execute(`create sequence refused_notes;
      create function refuse_note() returns trigger language plpgsql as $$ begin
        perform nextval('refused_notes');
        raise exception 'could not extend file' using errcode = 'disk_full';
      end $$;
      create trigger refuse_note before insert on mail_attempts for each row execute function refuse_note()`)
  const takeNotes = async () => {
    await em().execute('drop function if exists refuse_note cascade; drop sequence if exists refused_notes')
  }
  const refusals = async () => {
    const [row] = await em().execute<{ count: number }[]>('select last_value::int as count from refused_notes')
    return row?.count ?? 0
  }
  /** Waits until so many more notes were refused. Every mail is overdue meanwhile, so that jobs try it again. */
  const untilRefusedAgain = async (times: number) => {
    const wanted = (await refusals()) + times
    while ((await refusals()) < wanted) {
      await em().execute(`update mails set next_attempt_at = now() - interval '1 minute' where state = 'queued'`)
      await sleep(20)
    }
  }
  const claim = { lastsMs: 10_000, renewEveryMs: 100, giveUpMs: 8_000 }

  test('it is not sent again by any process, no other mail is sent, and all is noted when there is room', async () => {
    api.expectErrors(/the database could not record it/)
    await refuseNotes()
    onTestFinished(takeNotes)
    await delivery.startWorker(delivery.config(), { ...PACE, claim })
    await delivery.send(anEnquiry())
    await untilRefusedAgain(4)
    expect(delivery.server.accepted).toHaveLength(2)
    await delivery.send(aBooking())
    await untilRefusedAgain(10)
    expect(delivery.server.offers).toBe(2)

    await em().execute(`update mails set state = 'failed' where state = 'queued' and claimed_until is null`)
    await delivery.startWorker(delivery.config(), { ...PACE, claim })
    const [before] = await em().execute<{ at: Date }[]>('select now() as at')
    const isStillClaimed = `select 1 from mails where claimed_until > ?::timestamptz + interval '12 seconds'`
    while ((await em().execute<unknown[]>(isStillClaimed, [before?.at])).length < 2) await untilRefusedAgain(1)
    expect(delivery.server.offers).toBe(2)

    await takeNotes()
    await em().execute(`update mails set state = 'queued' where state = 'failed'`)
    await delivery.allIn('sent')
    expect(delivery.server.accepted).toHaveLength(4)
    expect(api.logged.filter(({ msg }) => msg?.includes('the database could not record it'))).toHaveLength(2)
  })
})
