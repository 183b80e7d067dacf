import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrateDatabase } from '#server/app/database.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { markRestore, refuseUnfinishedRestore } from '#server/backup/unfinished-restore.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import type { DataConfig } from '#server/core/config.ts'
import { withEmptyDatabase, withOrm } from '#tests/support/api-database.ts'
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

test('after a restore that was ended an older backup can be taken instead', async () => {
  await withCompany(async company => {
    const machine = await emptyMachine()
    await restoreBackup(await backupOf(company), machine, { log() {} })
    markUnfinished(machine)
    await withEmptyDatabase(
      async (old, databaseUrl) => {
        await old.migrator.up({ to: '016-audit-log' })
        await old.em.fork().execute(`update texts set body = '<p>Vana</p>' where id = 2`)
        await restoreBackup(await backupOf({ ...company, databaseUrl, dataDir: temporaryFolder() }), machine, { log() {} })
        expect(readdirSync(machine.dataDir).toSorted()).toEqual(['database-kind', 'session-secret'])
        await withOrm(machine.databaseUrl, async orm => {
          expect(await rowsOf(orm)).toEqual(await rowsOf(old))
          await migrateDatabase(orm)
          expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('')
        })
      },
      { migrated: false },
    )
  })
})

test('a database on which the product was started since is not restored over, whatever a mark says', async () => {
  await withCompany(async company => {
    const file = await backupOf(company)
    const machine = await emptyMachine()
    await restoreBackup(file, machine, { log() {} })
    await withOrm(machine.databaseUrl, async orm => {
      await migrateDatabase(orm)
      await orm.em.fork().execute(`update users set email = 'uus@example.ee'`)
    })
    markUnfinished(machine)
    await expect(restoreBackup(file, machine, { log() {} })).rejects.toThrow(/was started on the database .*Nothing was changed/)
    await withOrm(machine.databaseUrl, async orm => {
      expect(await orm.em.fork().execute('select email from users')).toEqual([{ email: 'uus@example.ee' }])
    })
  })
})

async function backupOf(company: Omit<Company, 'orm'>): Promise<string> {
  return (await writeBackup({ ...company, file: join(temporaryFolder(), 'b.tar.gz') })).file
}

/** As a restore that was ended leaves it. */
function markUnfinished({ dataDir, databaseUrl }: DataConfig & { databaseUrl: string }): void {
  const { host, pathname } = new URL(databaseUrl)
  markRestore(dataDir, host + pathname)
}
