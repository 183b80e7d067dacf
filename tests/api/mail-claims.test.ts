import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { PACE, useMailDelivery } from '#tests/support/mail-delivery.ts'
import { aBooking, anEnquiry } from '#tests/support/message-payloads.ts'

const api = useApi()
const delivery = useMailDelivery(api)

describe('while a mail server takes its time', () => {
  const PATIENT = { ...PACE, timeouts: { connect: 60_000, silence: 60_000, whole: 60_000 } }
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
    const claim = { lastsMs: 2_000, renewEveryMs: 100, giveUpMs: 1_500 }
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

  test('a sender that cannot renew its claim gives the mail up before another may take it', async () => {
    delivery.server.mood = 'silent'
    await delivery.startWorker(delivery.config(), { ...PATIENT, claim: { lastsMs: 60_000, renewEveryMs: 100, giveUpMs: 500 } })
    await delivery.send(anEnquiry())
    await underWay(2)
    // As after a break in which the claim ran out and another process took it.
    await api.orm.em.fork().execute(`update mails set claimed_until = now() + interval '1 minute'`)
    while (!api.logged.some(({ msg }) => msg === 'a mail could not be sent; it is tried again')) await sleep(20)
    expect((await delivery.mails()).map(({ attempts_made }) => attempts_made)).toEqual([0, 0])
  })
})
