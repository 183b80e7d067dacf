import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { startMailWorker } from '#server/app/mail-worker.ts'
import { startPictureWorker } from '#server/app/picture-worker.ts'
import { startBackupWorker } from '#server/backup/backup-worker.ts'
import { useApi } from '#tests/support/api-app.ts'

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

test('every repeated job of these workers is known to the clock, also after the machine’s clock was ahead', async () => {
  const place = { databaseUrl: String(api.orm.config.get('clientUrl')), log: api.log }
  const source = { dataDir, backupDir: join(dataDir, 'backups'), bucket: null }
  const starts = [
    () => startMailWorker({ ...place, config: api.config }),
    () => startBackupWorker({ ...place, ...source, prove: async () => null, canProve: () => false }),
    () => startPictureWorker({ ...place, ...source }),
  ]
  // A machine whose clock was ahead has noted one of them.
  await api.sql(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     values ('watch-alarms', now() + interval '1 year', now() + interval '1 year')`,
  )
  for (const start of starts) {
    const worker = await start()
    onTestFinished(() => worker.stop())
  }
  const known = () => api.sql('select identifier from graphile_worker._private_known_crontabs order by identifier')
  const expected = JOBS.map(identifier => ({ identifier }))
  await vi.waitFor(async () => expect(await known()).toEqual(expected), { timeout: 20_000 })
  const future = `select from graphile_worker._private_known_crontabs where greatest(known_since, last_execution) > now() + interval '1 hour'`
  expect(await api.sql(future)).toEqual([])
})
