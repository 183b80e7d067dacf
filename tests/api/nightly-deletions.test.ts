import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { createAdministrator } from '#tests/support/builders.ts'
import { useMailDelivery } from '#tests/support/mail-delivery.ts'
import { anEnquiry } from '#tests/support/message-payloads.ts'

const api = useApi()
const delivery = useMailDelivery(api)
const inTime = { timeout: 30_000, interval: 20 }

/** Mails become files. */
const startWorker = () => delivery.startWorker({ ...delivery.config(), smtpUrl: null, mailFrom: null, mailTo: null })
const LATER = new Date(Date.now() + 24 * 60 * 60 * 1000)
const job = (name: string, at = new Date()) => api.sql('select graphile_worker.add_job(?, run_at := ?)', [name, at])

test('each night what is past its time is deleted: messages, links, notices, jobs and entries of the log, with the files of mails', async () => {
  // Before there are jobs of mails.
  for (const name of ['prepare-password-reset', 'send-alarm-webhook']) await job(name, LATER)
  await api.sql(`update graphile_worker._private_jobs
    set attempts = max_attempts, last_error = 'no reason', updated_at = now() - interval '31 days'`)
  await startWorker()
  const { email, password } = await createAdministrator(api.orm)
  await delivery.send(anEnquiry())
  await api.visitor.post('/auth/password-resets', { email, locale: 'et' })
  for (const _ of [1, 2]) await api.visitor.post('/auth/login', { email, password })
  while ((await delivery.mails()).length < 4) await sleep(20)
  await delivery.allIn('sent')
  const left = () => api.sql(`select task_identifier from graphile_worker.jobs where task_identifier <> 'send-message'`)
  const files = () => readdirSync(join(delivery.dataDir, 'mail'))
  expect(files()).toHaveLength(4)

  await api.sql(`update messages set created_at = now() - interval '20 years'`)
  await api.sql(`update password_resets set expires_at = now() - interval '1 year'`)
  await api.sql(`update account_notices set at = now() - interval '1 year'`)
  await api.sql(
    `insert into audit_events (at, action, network, details) values (now() - interval '3 years', 'log-out', '', '{}')`,
  )
  // As a job that was replaced while it ran; the queue has freed its lock, as it does after some hours.
  await job('replaced', LATER)
  await api.sql(`update graphile_worker._private_jobs set attempts = max_attempts where payload::text = '{}'`)
  await job('apply-message-retention')
  await vi.waitFor(async () => expect(await left()).toEqual([]), inTime)
  expect(files()).toEqual([])
  expect(await api.sql('select id from mails')).toEqual([])
  expect(await api.sql(`select id from audit_events where at < now() - interval '2 years'`)).toEqual([])
})

test('the clock’s other jobs delete expired sessions and ended counts, and queue the mail of the morning where alarms are mailed', async () => {
  const count = () => api.sql('select 1 from sessions union all select 1 from rate_limit_counts')
  await api.sql(`update sessions set expires_at = now()`)
  await api.sql(`insert into rate_limit_counts (key_hash, count, ends_at) values ('ended', 1, now())`)
  for (const name of ['delete-expired-sessions', 'delete-ended-counts', 'send-mail-canary']) await job(name)
  await delivery.startWorker({ ...delivery.config(), alarmMailTo: 'valve@example.ee' })
  await delivery.server.waitFor(1)
  await vi.waitFor(async () => expect(await count()).toEqual([]), inTime)
  expect(delivery.mailTo('valve@example.ee').subject).toContain('www.example.ee')
})
