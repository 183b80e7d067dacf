import { expect, onTestFinished, test } from 'vitest'
import { withScratchDatabase } from '#content-build/backup-proof/scratch-database.ts'
import { createTestDatabase, runStatement } from '#tests/support/postgres.ts'

test('two products whose databases on one server have names that begin alike keep out of each other’s proof', async () => {
  const prefix = 'aroomikoda_eesti_ja_soome_esindus_ja_epood_'
  const [one, other] = [await emptyDatabase(prefix), await emptyDatabase(prefix)]
  await withScratchDatabase(one, async scratch => {
    await withScratchDatabase(other, async () => expect(await answers(scratch)).toBe(true))
    expect(await answers(scratch)).toBe(true)
  })
})

test('the database of a proof goes also when the proof fails, and the next one removes what killed ones left', async () => {
  const live = await emptyDatabase('test_')
  let failed = ''
  const failing = withScratchDatabase(live, async scratch => {
    failed = scratch
    throw new Error('the disk is full')
  })
  await expect(failing).rejects.toThrow('the disk is full')
  expect(await answers(failed)).toBe(false)

  const left = [`${failed.slice(0, -4)}dead`, `${live}_proof_0123456789ab`]
  for (const url of left) await runStatement(live, `create database ${new URL(url).pathname.slice(1)}`)
  await withScratchDatabase(live, async () => {
    for (const url of left) expect(await answers(url)).toBe(false)
  })
})

test('backups of a database are proved by one process at a time, and the first one keeps its scratch database', async () => {
  const live = await emptyDatabase('test_')
  await withScratchDatabase(live, async scratch => {
    const second = withScratchDatabase(live, async () => {})
    await expect(second).rejects.toThrow('another process is proving a backup of this database')
    expect(await answers(scratch)).toBe(true)
  })
})

async function emptyDatabase(prefix: string): Promise<string> {
  const { databaseUrl, drop } = await createTestDatabase({ migrated: false, prefix })
  onTestFinished(drop)
  return databaseUrl
}

/** Whether the database is there. */
async function answers(databaseUrl: string): Promise<boolean> {
  return runStatement(databaseUrl, 'select 1').then(
    () => true,
    (error: { code?: string }) => {
      if (error.code === '3D000') return false
      throw error
    },
  )
}
