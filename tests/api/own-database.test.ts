import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openProductDatabase, withDatabase } from '#server/app/start/with-database.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { type Config, loadConfig } from '#server/core/config.ts'
import { StartRefusal } from '#server/core/start-refusal.ts'
import { emptyMachine, withCompany } from '#tests/support/company-to-back-up.ts'
import { createTestDatabase } from '#tests/support/postgres.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const WITHOUT = /^.+ belongs to the database of DATABASE_URL, which is not set\. .*database-kind\b/
const BESIDE =
  /^.+ belongs to the embedded database .*, and DATABASE_URL names another\. .*npm run backup.*npm run restore FILE.*database-kind\b/

test('a folder of DATABASE_URL gets no embedded database when the variable is missing, from no start and no command', async () => {
  const { databaseUrl, drop } = await createTestDatabase()
  onTestFinished(drop)
  const dataDir = temporaryFolder()
  await startAndStop(settings(dataDir, databaseUrl))
  await startAndStop(settings(dataDir, databaseUrl))
  const before = readdirSync(dataDir)
  expect(await refusalOf(startAndStop(settings(dataDir)))).toMatch(WITHOUT)
  for (const mayCreate of [true, false]) {
    const command = withDatabase(settings(dataDir), { log() {}, mayCreate }, async () => {})
    expect(await refusalOf(command)).toMatch(WITHOUT)
  }
  expect(readdirSync(dataDir)).toEqual(before)
  rmSync(join(dataDir, 'database-kind'))
  await startAndStop(settings(dataDir, databaseUrl))
})

test('a folder of the embedded database is not published from DATABASE_URL until its mark is deleted', async () => {
  const { databaseUrl, drop } = await createTestDatabase()
  onTestFinished(drop)
  const dataDir = rootsFolder()
  await startAndStop(settings(dataDir))
  expect(await refusalOf(startAndStop(settings(dataDir, databaseUrl)))).toMatch(BESIDE)
  const command = withDatabase(settings(dataDir, databaseUrl), { log() {}, mayCreate: false }, async () => {})
  expect(await refusalOf(command)).toMatch(BESIDE)
  // An operator may say that it is meant.
  rmSync(join(dataDir, 'database-kind'))
  await startAndStop(settings(dataDir, databaseUrl))
  expect(await refusalOf(startAndStop(settings(dataDir)))).toMatch(WITHOUT)
})

test('a command marks no folder, and a database that never answered does not either', async () => {
  const { databaseUrl, drop } = await createTestDatabase()
  onTestFinished(drop)
  const dataDir = temporaryFolder()
  await withDatabase(settings(dataDir, databaseUrl), { log() {}, mayCreate: false }, async () => {})
  await expect(startAndStop(settings(dataDir, 'postgres://nobody@127.0.0.1:9/nothing'))).rejects.toThrow()
  expect(readdirSync(dataDir)).toEqual([])
})

test('a restored folder belongs to the database that it was restored into, before its first start', async () => {
  await withCompany(async company => {
    const { file } = await writeBackup({ ...company, file: join(temporaryFolder(), 'b.tar.gz') })
    const machine = await emptyMachine()
    await restoreBackup(file, machine, { log() {} })
    expect(await refusalOf(startAndStop(settings(machine.dataDir)))).toMatch(WITHOUT)
    expect(existsSync(join(machine.dataDir, 'postgres'))).toBe(false)
  })
})

test.each([
  ['was deleted', () => {}],
  ['is an empty mount point', (dataDir: string) => mkdirSync(join(dataDir, 'postgres'))],
])('a published folder whose database %s gets no new one, and the refusal says how to begin anew', async (_, prepare) => {
  const dataDir = rootsFolder()
  mkdirSync(join(dataDir, 'publisher/releases'), { recursive: true })
  writeFileSync(join(dataDir, 'publisher/releases/1.json'), '{}')
  prepare(dataDir)
  const before = readdirSync(dataDir, { recursive: true })
  const refusal = await refusalOf(startAndStop(settings(dataDir)))
  expect(refusal).toMatch(/has a published site and no database\. .*DATABASE_URL.*npm run restore FILE.* delete .*publisher\b/)
  expect(readdirSync(dataDir, { recursive: true })).toEqual(before)
  rmSync(join(dataDir, 'publisher'), { recursive: true })
  await startAndStop(settings(dataDir))
})

function settings(dataDir: string, databaseUrl: string | null = null): Config {
  return { ...loadConfig({ SESSION_SECRET: 'x'.repeat(32), DATA_DIR: dataDir, DEMO_CONTENT: 'off' }), databaseUrl }
}

/** Starts as far as the database, and stops. */
async function startAndStop(config: Config): Promise<void> {
  const database = await openProductDatabase(config, { info() {}, warn() {} })
  try {
    await database.prepare()
  } finally {
    await database.stop()
  }
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => 'not refused',
    (refusal: unknown) => refusal,
  )
  expect(error).toBeInstanceOf(StartRefusal)
  return (error as StartRefusal).message
}

/** A folder which root's PostgreSQL can enter, so that its files stay in it. */
function rootsFolder(): string {
  const dataDir = temporaryFolder()
  chmodSync(dataDir, 0o755)
  onTestFinished(() => {
    const database = join(dataDir, 'postgres')
    if (existsSync(database)) rmSync(realpathSync(database), { recursive: true, force: true })
  })
  return dataDir
}
