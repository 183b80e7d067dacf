import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { startMailWorker } from '#server/app/mail-worker.ts'
import { startPictureWorker } from '#server/app/picture-worker.ts'
import { startBackupWorker } from '#server/backup/backup-worker.ts'
import { deleteExpiredSessions } from '#server/sessions/expired-sessions.ts'
import { SESSION_ENDED_CHANNEL } from '#server/sessions/session.service.ts'
import { useApi } from '#tests/support/api-app.ts'
import { createAdministrator, logIn } from '#tests/support/builders.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-test-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const api = useApi({ env: { DATA_DIR: dataDir } })

/** What these workers repeat by the clock, without anything that asks for it. The publisher's are in nightly-check.test.ts. */
const JOBS = [
  'apply-message-retention',
  'delete-ended-counts',
  'delete-expired-sessions',
  'make-nightly-backup',
  'send-mail-canary',
  'take-up-given-up-pictures',
  'watch-alarms',
]

async function startWorkers(): Promise<void> {
  const place = { databaseUrl: String(api.orm.config.get('clientUrl')), log: api.log }
  const source = { dataDir, backupDir: join(dataDir, 'backups'), bucket: null }
  const starts = [
    () => startMailWorker({ ...place, config: api.config }),
    () => startBackupWorker({ ...place, ...source, prove: async () => null, canProve: () => false }),
    () => startPictureWorker({ ...place, ...source }),
  ]
  for (const start of starts) {
    const worker = await start()
    onTestFinished(() => worker.stop())
  }
}

test('every repeated job of these workers is known to the clock, also after the machine’s clock was ahead', async () => {
  // A machine whose clock was ahead has noted one of them.
  await api.sql(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     values ('watch-alarms', now() + interval '1 year', now() + interval '1 year')`,
  )
  await startWorkers()
  const known = () => api.sql('select identifier from graphile_worker._private_known_crontabs order by identifier')
  const expected = JOBS.map(identifier => ({ identifier }))
  await vi.waitFor(async () => expect(await known()).toEqual(expected), { timeout: 20_000 })
  const future = `select from graphile_worker._private_known_crontabs where greatest(known_since, last_execution) > now() + interval '1 hour'`
  expect(await api.sql(future)).toEqual([])
})

test('the daily jobs are due at their times of UTC, and those of a missed day are made up for', async () => {
  const daily = ['apply-message-retention', 'make-nightly-backup', 'send-mail-canary']
  await api.sql(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since)
     select unnest(array[?]), now() - interval '2 days'
     on conflict (identifier) do update set known_since = excluded.known_since, last_execution = null`,
    [daily],
  )
  await startWorkers()
  const noted = () =>
    api.sql(
      `select identifier, to_char(last_execution at time zone 'UTC', 'HH24:MI') as at
       from graphile_worker._private_known_crontabs where identifier in (?) order by identifier`,
      [daily],
    )
  const expected = [
    { identifier: 'apply-message-retention', at: '01:30' },
    { identifier: 'make-nightly-backup', at: '01:30' },
    { identifier: 'send-mail-canary', at: '05:15' },
  ]
  await vi.waitFor(async () => expect(await noted()).toEqual(expected), { timeout: 20_000 })
})

test('expired sessions of no account, of which a flood may leave many, are deleted in parts and told to no process', async () => {
  await api.sql(
    `insert into sessions (id_hash, data, created_at, last_seen_at, user_agent, network, expires_at)
     select lpad(n::text, 64, '0'), '{}', now(), now(), '', '', now() - interval '1 second' from generate_series(1, 25) n`,
  )
  const account = await createAdministrator(api.orm)
  await logIn(api.visitor, account)
  const nameless = 'select count(*)::int as count from sessions where user_id is null'
  expect(await api.sql(nameless), 'after a log-in, which deletes none').toEqual([{ count: 25 }])
  const ended = `update sessions set expires_at = now() - interval '1 second' where user_id = ? returning id_hash`
  const [owned] = await api.sql(ended, [account.id])
  const told = await notices(SESSION_ENDED_CHANNEL)
  const before = api.queries.length
  expect(await deleteExpiredSessions(api.orm.em.fork(), new Date(), 10)).toBe(26)
  expect(api.queries.slice(before).filter(sql => sql.includes('delete from sessions'))).toHaveLength(3)
  expect(await api.sql(nameless)).toEqual([{ count: 0 }])
  expect((await api.administrator.get('/auth/authenticate')).json()).toHaveProperty('authenticated', true)
  await api.sql('select pg_notify(?, ?)', [SESSION_ENDED_CHANNEL, 'the end'])
  await vi.waitFor(() => expect(told).toContain('the end'), { timeout: 20_000 })
  expect(told).toEqual([owned?.['id_hash'], 'the end'])
})

/** What processes are told on a channel from now on. */
async function notices(channel: string): Promise<(string | undefined)[]> {
  const told: (string | undefined)[] = []
  const listener = new Client({ connectionString: String(api.orm.config.get('clientUrl')) })
  await listener.connect()
  onTestFinished(() => listener.end())
  listener.on('notification', ({ payload }) => void told.push(payload))
  await listener.query(`listen ${channel}`)
  return told
}
