import { join } from 'node:path'
import { expect, test } from 'vitest'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { markRestore, refuseUnfinishedRestore } from '#server/backup/restore-mark.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import type { DataConfig } from '#server/core/config.ts'
import { withOrm } from '#tests/support/api-database.ts'
import { type Company, emptyMachine, rowsOf, withCompany } from '#tests/support/company-to-back-up.ts'
import { filesOf } from '#tests/support/site-folder.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('a restore that was ended after its last row is done again by the same command, with the audit log', async () => {
  await withCompany(async company => {
    await company.orm.em
      .fork()
      .execute(`insert into audit_events (at, action, network, details) values (now(), 'login', '', '{}')`)
    const file = await backupOf(company)
    const machine = await emptyMachine()
    await restoreBackup(file, machine, { log() {} })
    markUnfinished(machine)
    await restoreBackup(file, machine, { log() {} })
    refuseUnfinishedRestore(machine.dataDir)
    expect(filesOf(machine.dataDir)).toEqual(filesOf(company.dataDir))
    await withOrm(machine.databaseUrl, async orm => expect(await rowsOf(orm)).toEqual(await rowsOf(company.orm)))
  })
})

async function backupOf(company: Company): Promise<string> {
  return (await writeBackup({ ...company, file: join(temporaryFolder(), 'b.tar.gz') })).file
}

/** As a restore that was ended leaves it. */
function markUnfinished({ dataDir, databaseUrl }: DataConfig & { databaseUrl: string }): void {
  const { host, pathname } = new URL(databaseUrl)
  markRestore(dataDir, host + pathname)
}
