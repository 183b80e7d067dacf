import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { startMailWorker } from '#server/app/mail-worker.ts'
import { startBackupWorker } from '#server/backup/backup-worker.ts'
import { useApi } from '#tests/support/api-app.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-test-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const api = useApi({ env: { DATA_DIR: dataDir } })

/** The jobs that the workers repeat by the clock, without anything that asks for them. */
const JOBS = [
  'apply-message-retention',
  'delete-ended-counts',
  'delete-expired-sessions',
  'make-nightly-backup',
  'send-mail-canary',
  'watch-alarms',
]

test('a product deletes what is outdated, watches itself and makes backups by the clock', async () => {
  const place = { databaseUrl: String(api.orm.config.get('clientUrl')), log: api.log }
  const mails = await startMailWorker({ ...place, config: api.config })
  const source = { dataDir, backupDir: join(dataDir, 'backups'), bucket: null }
  const backups = await startBackupWorker({ ...place, ...source, prove: async () => null, canProve: () => false })
  try {
    const known = async () =>
      (await api.sql('select identifier from graphile_worker._private_known_crontabs')).map(({ identifier }) => identifier)
    await vi.waitFor(async () => expect(await known()).toEqual(expect.arrayContaining(JOBS)), { timeout: 20_000 })
  } finally {
    await backups.stop()
    await mails.stop()
  }
})
