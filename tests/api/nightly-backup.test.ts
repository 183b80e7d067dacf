import { readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { haveSameContent } from '#content-build/backup-proof/same-content.ts'
import { readBackupRecord } from '#server/backup/backup-record.ts'
import type { BackupProof } from '#server/backup/backup-record.schemas.ts'
import { backupView } from '#server/backup/backup-warnings.ts'
import { saveCopyBeforeMigrating } from '#server/backup/before-migrating.ts'
import { makeNightlyBackup } from '#server/backup/nightly-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { migrateDatabase } from '#server/app/database.ts'
import { withEmptyDatabase } from '#tests/support/api-database.ts'
import { emptyMachine, withCompany, withOrm } from '#tests/support/backed-up-company.ts'
import { temporaryFolder } from '#tests/support/site-folder.ts'

test('a night makes a backup, lets it prove itself, and notes what came of it', async () => {
  await withCompany(async company => {
    const states: BackupProof['state'][] = ['edited', 'proved']
    const tried: string[] = []
    const prove = async (file: string): Promise<BackupProof> => {
      tried.push(file)
      return { state: states.shift() ?? 'failed', at: new Date().toISOString(), files: 553, detail: null }
    }
    const night = { ...company, log: { info() {}, error() {} }, prove, signal: new AbortController().signal }
    await makeNightlyBackup(night)
    expect(tried).toHaveLength(2)
    expect(readdirSync(join(company.dataDir, 'backups'))).toEqual([basename(tried[1] ?? '')])
    expect(await readBackupRecord(company.dataDir)).toMatchObject({
      saved: { file: tried[1] },
      failed: null,
      proof: { files: 553 },
    })
    expect(await backupView(company.dataDir)).toMatchObject({ proof: 'proved', warnings: [] })

    const blocked = join(company.dataDir, 'a file')
    writeFileSync(blocked, '')
    await expect(makeNightlyBackup({ ...night, backupDir: join(blocked, 'backups') })).rejects.toThrow('No backup was made')
    expect(await backupView(company.dataDir)).toMatchObject({ proof: 'proved', warnings: ['BACKUP_FAILED'] })
    // Administrators read it, and have no settings of the machine.
    expect((await readBackupRecord(company.dataDir))?.failed?.reason).toMatch(
      /^Cannot use .+ \(a part of that path is a file\)\.$/,
    )
    await makeNightlyBackup({ ...night, prove: () => Promise.reject(new Error('may not make a database')) })
    expect(await backupView(company.dataDir)).toMatchObject({ proof: 'failed', warnings: ['BACKUP_UNPROVED'] })
    expect(await readBackupRecord(company.dataDir)).toMatchObject({ failed: null, proof: { detail: 'may not make a database' } })
  })
})

test('two databases have the same content until a row differs, and nothing is said while an edit is not live', async () => {
  await withCompany(async one => {
    await withCompany(async other => {
      const same = () => haveSameContent(one.databaseUrl, other.databaseUrl)
      for (const { orm } of [one, other]) await orm.em.fork().execute(`update pictures set created_at = '2026-11-23'`)
      expect(await same()).toBe(true)
      await other.orm.em.fork().execute(`update categories set name = 'Lõhnad' where id = 2`)
      expect(await same()).toBe(false)
      await one.orm.em.fork().execute(`update publications set state = 'queued' where id = 2`)
      expect(await same()).toBeNull()
    })
  })
})

test('a database with data is saved before it is migrated, and not migrated where that fails', async () => {
  await withEmptyDatabase(
    async (orm, databaseUrl) => {
      await orm.migrator.up({ to: '003-pictures' })
      await orm.em.fork().execute(`update texts set body = '<p>Vana</p>' where id = 2`)
      const dataDir = temporaryFolder()
      const lines: string[] = []
      const log = (line: string) => lines.push(line)
      const blocked = join(dataDir, 'a file')
      writeFileSync(blocked, '')
      const failing = saveCopyBeforeMigrating({ dataDir, backupDir: join(blocked, 'backups'), databaseUrl, log })
      await expect(migrateDatabase(orm, { beforeMigrating: failing })).rejects.toThrow(
        /003-pictures.*nothing was changed.*BACKUP_DIR/,
      )
      expect((await orm.migrator.getExecuted()).at(-1)?.name).toBe('003-pictures')

      const beforeMigrating = saveCopyBeforeMigrating({ dataDir, backupDir: null, databaseUrl, log })
      await migrateDatabase(orm, { beforeMigrating })
      await migrateDatabase(orm, { beforeMigrating })
      const [name, ...more] = readdirSync(join(dataDir, 'backups'))
      expect([more, lines]).toEqual([[], [expect.stringMatching(/003-pictures.*before-migrating-/)]])
      const empty = await emptyMachine()
      await restoreBackup(join(dataDir, 'backups', name ?? ''), empty, () => {})
      await withOrm(empty.databaseUrl, async old => {
        expect((await old.migrator.getExecuted()).at(-1)?.name).toBe('003-pictures')
        expect(await old.em.fork().execute('select body from texts where id = 2')).toEqual([{ body: '<p>Vana</p>' }])
      })
    },
    { migrated: false },
  )
})
