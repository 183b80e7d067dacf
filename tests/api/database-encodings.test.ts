import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { emptyMachine, withCompany } from '#tests/support/company-to-back-up.ts'
import { createTestDatabase } from '#tests/support/postgres.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('a backup is not restored into a database whose encoding the next start would refuse', async () => {
  await withCompany(async company => {
    const { file } = await writeBackup({ ...company, file: join(temporaryFolder(), 'b.tar.gz') })
    const machine = { ...(await emptyMachine()), databaseUrl: await emptyDatabase('SQL_ASCII') }
    await expect(restoreBackup(file, machine, { log() {} })).rejects.toThrow(
      /encoding is SQL_ASCII, .*createdb --encoding=UTF8 .* restore again\. Nothing was changed/,
    )
    expect(readdirSync(machine.dataDir)).toEqual([])
  })
})

async function emptyDatabase(encoding: string): Promise<string> {
  const { databaseUrl, drop } = await createTestDatabase({ encoding })
  onTestFinished(drop)
  return databaseUrl
}
