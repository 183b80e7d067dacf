import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { formatInstant } from '#common/instant-text.ts'
import { deleteOldAlarms, isAlarmOn, recordWarnings } from '#server/alarms/alarms.ts'
import { canaryWarning, queueCanary } from '#server/alarms/canary.ts'
import { currentWarnings } from '#server/alarms/warning-list.ts'
import { sendWebhook } from '#server/alarms/webhook.ts'
import { diskWarning, LOW_BELOW_BYTES } from '#server/core/disk-space.ts'
import type { Warning } from '#server/core/warning.schemas.ts'
import { ATTEMPT_OVER_MS } from '#server/mail/smtp-transport.ts'
import { useApi } from '#tests/support/api-app.ts'
import { useMailDelivery } from '#tests/support/mail-delivery.ts'
import { anEnquiry } from '#tests/support/message-payloads.ts'

const api = useApi()
const delivery = useMailDelivery(api)
const OPERATOR = 'valve@example.ee'
const DISK: Warning = { code: 'DISK_LOW', detail: '1 % free' }
const BOTH = { mail: true, webhook: true }
/** Yesterday: mails older than three days are given up. */
const START = Math.floor(Date.now() / 60_000 - 24 * 60) * 60_000
const after = (minutes: number) => new Date(START + minutes * 60_000)

beforeEach(async () => {
  await api.orm.em
    .fork()
    .execute(`delete from mails; delete from alarm_notices; delete from alarms; delete from graphile_worker._private_jobs`)
})

const note = (warnings: readonly Warning[], minutes: number, channels = BOTH) =>
  recordWarnings(api.orm.em.fork(), { warnings, isComplete: true }, channels, after(minutes))
const listed = async () => (await api.administrator.get('/api/alarms')).json()
const queued = async () =>
  (await api.orm.em.fork().execute<{ kind: string }[]>('select kind from alarm_notices order by id')).map(({ kind }) => kind)
const alarmFiles = () => readdirSync(join(delivery.dataDir, 'mail')).filter(name => name.startsWith('alarm'))

/** A chat system that answers like this, and what it was sent. */
async function chat(...statuses: number[]): Promise<{ url: string; got: Record<string, unknown>[] }> {
  const got: Record<string, unknown>[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    for await (const part of request) body += part
    got.push(JSON.parse(body))
    response.writeHead(statuses.shift() ?? 200).end()
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, got }
}

describe('an alarm', () => {
  test('is on the page at once, and told once it has lasted for five minutes; so is its end', async () => {
    await note([DISK], 0)
    expect(await listed()).toMatchObject([{ ...DISK, since: after(0).toISOString(), ended_at: null }])
    expect((await api.administrator.get('/api/messages/attention')).json()).toMatchObject({ alarms: 1 })
    await note([{ ...DISK, detail: '0 % free' }], 4)
    expect(await queued()).toEqual([])
    await note([DISK], 5)
    await note([DISK], 6)
    expect(await queued()).toEqual(['begun'])
    await note([], 20)
    expect(await queued()).toEqual(['begun', 'over'])
    expect(await listed()).toMatchObject([{ ...DISK, ended_at: after(20).toISOString() }])
    expect((await api.administrator.get('/api/messages/attention')).json()).toMatchObject({ alarms: 0 })
  })

  test('that passes by itself within five minutes is told to no one and leaves nothing', async () => {
    await note([DISK], 0)
    await note([], 3)
    expect([await queued(), await listed()]).toEqual([[], []])
  })

  test('that was found while the clock was ahead is told five minutes after the clock was set back', async () => {
    await note([DISK], 600)
    await note([DISK], 0)
    await note([DISK], 5)
    expect(await queued()).toEqual(['begun'])
  })

  test('goes on while the product cannot look for it', async () => {
    await note([DISK], 0)
    await recordWarnings(api.orm.em.fork(), { warnings: [], isComplete: false }, BOTH, after(10))
    expect(await listed()).toMatchObject([{ ...DISK, ended_at: null }])
  })

  test('of little room goes on while the disk is full, and is over when there is room again', async () => {
    const full: Warning = { code: 'DISK_FULL', detail: '0 % free' }
    for (const minutes of [0, 10]) await note([DISK], minutes)
    for (const minutes of [20, 30]) await note([full], minutes)
    expect(await queued()).toEqual(['begun', 'begun'])
    expect((await listed()).map(({ code, detail, ended_at }: Record<string, unknown>) => [code, detail, ended_at])).toEqual([
      ['DISK_FULL', '0 % free', null],
      ['DISK_LOW', '0 % free', null],
    ])
    await note([DISK], 40)
    expect(await queued()).toEqual(['begun', 'begun', 'over'])
    await note([], 50)
    expect(await queued()).toEqual(['begun', 'begun', 'over', 'over'])
  })

  test('of little room is over only where there is a quarter more than it began at', async () => {
    const look = (bytes: number) =>
      diskWarning('/srv/andmed', { free: async () => bytes, wasLow: () => isAlarmOn(api.orm.em.fork(), 'DISK_LOW') })
    const noteBytes = async (bytes: number, minutes: number) => note([(await look(bytes)) ?? []].flat(), minutes)
    await noteBytes(LOW_BELOW_BYTES, 0)
    expect(await listed()).toEqual([])
    await noteBytes(LOW_BELOW_BYTES - 1, 1)
    for (const minutes of [2, 10, 20]) await noteBytes(LOW_BELOW_BYTES + minutes, minutes)
    expect(await listed()).toMatchObject([{ code: 'DISK_LOW', ended_at: null }])
    await noteBytes(LOW_BELOW_BYTES * 1.25, 30)
    expect(await listed()).toMatchObject([{ code: 'DISK_LOW', ended_at: after(30).toISOString() }])
    expect(await queued()).toEqual(['begun', 'over'])
  })

  test('that comes again is another one; a month after its end one is forgotten, with its mails and their files', async () => {
    for (const minutes of [0, 10]) await note([DISK], minutes)
    await note([], 20)
    for (const minutes of [30, 40]) await note([DISK], minutes)
    expect(await listed()).toMatchObject([{ ended_at: null }, { ended_at: after(20).toISOString() }])
    await delivery.startWorker({ ...delivery.config(), smtpUrl: null, mailFrom: null, mailTo: null, alarmMailTo: OPERATOR })
    await queueCanary(api.orm.em.fork(), new Date())
    while ((await delivery.mails()).some(({ state }) => state === 'queued')) await sleep(20)
    expect(alarmFiles()).toHaveLength(3)
    expect(await deleteOldAlarms(api.orm.em.fork(), after(29 * 24 * 60))).toEqual([])
    await api.sql(`update alarms set ended_at = now() - make_interval(days => 31) where ended_at is not null`)
    await api.sql(`update alarm_notices set at = now() - make_interval(days => 31) where kind = 'canary'`)
    expect(await listed()).toMatchObject([{ ended_at: null }])
    await api.sql(`select graphile_worker.add_job('apply-message-retention')`)
    await expect.poll(alarmFiles, { timeout: 30_000 }).toHaveLength(1)
    // The files go before the deletion of the rows takes effect.
    await expect.poll(() => api.sql('select 1 from alarms'), { timeout: 30_000 }).toHaveLength(1)
    expect(await queued()).toEqual(['begun'])
  })

  test('is mailed in the company’s language with its cure, and sent to a chat until that takes it', async () => {
    api.expectErrors(/ALARM_WEBHOOK_URL answered 500/)
    const { url, got } = await chat(500)
    await note([DISK], 0)
    await note([DISK], 5)
    await delivery.startWorker({ ...delivery.config(), alarmMailTo: OPERATOR, alarmWebhookUrl: url })
    await delivery.server.waitFor(1)
    const mail = delivery.mailTo(OPERATOR)
    expect(mail.subject).toBe('www.example.ee: Häire: Kettaruum hakkab lõppema')
    expect(mail.text).toContain('Palu saidi hooldajal vabastada ruumi')
    expect(mail.text).toContain('1 % free')
    expect(mail.text).toContain('\nhttps://www.example.ee/admin?to=/admin/haired\n')
    await expect.poll(() => got.length, { timeout: 30_000 }).toBe(2)
    expect(got[1]).toEqual({
      ...DISK,
      state: 'begun',
      since: after(0).toISOString(),
      site: 'https://www.example.ee',
      text: 'www.example.ee: Alarm: The disk is nearly full (1 % free)',
    })
  })
})

describe('the mails of one alarm', () => {
  const notices = () =>
    api.orm.em.fork().execute(
      `select kind, state, extract(epoch from next_attempt_at - queued_at)::int as waits
         from mails join alarm_notices on alarm_notices.id = alarm_notice_id order by mails.id`,
    )

  test('are one, with both times, where it is over before the first went out', async () => {
    for (const minutes of [0, 5]) await note([DISK], minutes)
    await note([], 20)
    await delivery.startWorker({ ...delivery.config(), alarmMailTo: OPERATOR })
    while (JSON.stringify(await notices()).includes('queued')) await sleep(20)
    expect(await notices()).toMatchObject([
      { kind: 'begun', state: 'failed' },
      { kind: 'over', state: 'sent' },
    ])
    const { subject, text } = delivery.mailTo(OPERATOR)
    expect(subject).toMatch(/^www\.example\.ee: Häire on möödas: /)
    expect(text).toContain(`Algus: ${formatInstant(after(0))}\n`)
    expect(text).toContain(`Lõpp: ${formatInstant(after(20))}\n`)
  })

  test('keep their order where the first is just being handed over', async () => {
    for (const minutes of [0, 5]) await note([DISK], minutes)
    delivery.server.mood = 'silent'
    await delivery.startWorker({ ...delivery.config(), alarmMailTo: OPERATOR })
    while (delivery.server.offers < 1) await sleep(10)
    await note([], 20)
    expect(await notices()).toMatchObject([
      { kind: 'begun', waits: 0 },
      { kind: 'over', waits: ATTEMPT_OVER_MS / 1000 },
    ])
  })
})

test('a chat that cannot be reached is named with the reason', async () => {
  await note([DISK], 0)
  const [{ id }] = await listed()
  const sent = sendWebhook(
    api.orm.em.fork(),
    { alarm_id: id, kind: 'begun' },
    { url: 'http://127.0.0.1:2/', site: 'https://www.example.ee' },
  )
  await expect(sent).rejects.toThrow(/^ALARM_WEBHOOK_URL could not be reached: .*ECONNREFUSED/)
})

test.each([
  ['en', 'Alarm: The disk is nearly full', 'Ask the people who maintain the site to free some space'],
  ['ru', 'Сбой: Заканчивается место на диске', 'Попросите системного администратора освободить место'],
])('an alarm is mailed in the language that the administrator chose: %s', async (locale, subject, cure) => {
  await api.administrator.put('/api/account/language', { locale })
  onTestFinished(async () => void (await api.orm.em.fork().execute('update users set locale = null')))
  for (const minutes of [0, 5]) await note([DISK], minutes)
  await delivery.startWorker({ ...delivery.config(), alarmMailTo: OPERATOR })
  await delivery.server.waitFor(1)
  const mail = delivery.mailTo(OPERATOR)
  expect(mail.subject).toBe(`www.example.ee: ${subject}`)
  expect(mail.text).toContain(cure)
  expect(mail.text).toContain(`\nhttps://www.example.ee/${locale}/admin?to=/${locale}/admin/haired\n`)
})

test('the canary goes out as all mails do, and is missed when it was not sent', async () => {
  const em = () => api.orm.em.fork()
  expect(await canaryWarning(em())).toBeNull()
  await queueCanary(em(), new Date())
  expect(await canaryWarning(em())).toBeNull()
  await delivery.startWorker({ ...delivery.config(), alarmMailTo: OPERATOR })
  await delivery.server.waitFor(1)
  expect(delivery.mailTo(OPERATOR).subject).toBe('www.example.ee: E-kirjad lähevad välja')
  await delivery.allIn('sent')
  expect(await canaryWarning(em())).toBeNull()
  await em().execute(`update mails set state = 'failed', trouble = 'login'`)
  expect(await canaryWarning(em())).toMatchObject({ code: 'CANARY_NOT_SENT' })
  // The next morning's is on its way: it says nothing yet.
  await queueCanary(em(), new Date())
  expect(await canaryWarning(em())).toMatchObject({ code: 'CANARY_NOT_SENT' })
})

describe('the warnings tell of', () => {
  const codes = async () => (await currentWarnings(api.orm.em.fork(), api.config, api.log)).warnings.map(({ code }) => code)

  test('mails that do not go out, but of no visitor’s that is refused or put off for its own address', async () => {
    await delivery.send(anEnquiry())
    const become = (role: string, state: string, trouble: string | null) =>
      api.orm.em
        .fork()
        .execute('update mails set state = ?, trouble = ?, attempts_made = 1 where role = ?', [state, trouble, role])
    await become('company', 'sent', null)
    for (const [state, trouble] of [
      ['failed', 'address'],
      ['queued', 'later'],
    ] as const) {
      await become('visitor', state, trouble)
      expect(await codes()).not.toContain('MAILS_NOT_SENT')
    }
    for (const [state, trouble] of [
      ['queued', 'unreachable'],
      ['failed', 'refused'],
    ] as const) {
      await become('visitor', state, trouble)
      expect(await codes()).toContain('MAILS_NOT_SENT')
    }
    await become('visitor', 'failed', 'address')
    await become('company', 'failed', 'address')
    expect(await codes()).toContain('MAILS_NOT_SENT')
  })
})
