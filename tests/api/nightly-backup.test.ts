import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { compareContent } from '#content-build/backup-proof/content-comparison.ts'
import { migrateDatabase } from '#server/app/database.ts'
import { backupName } from '#server/backup/backup-names.ts'
import { type BackupProof, EDITED_MEANWHILE } from '#server/backup/backup-record.schemas.ts'
import { readBackupRecord, recordBackup } from '#server/backup/backup-record.ts'
import { backupView, backupWarnings } from '#server/backup/backup-warnings.ts'
import { startBackupWorker } from '#server/backup/backup-worker.ts'
import { saveCopyBeforeMigrating } from '#server/backup/before-migrating.ts'
import { makeNightlyBackup } from '#server/backup/nightly-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { LOW_BELOW_BYTES } from '#server/core/disk-space.ts'
import { isLostConnection } from '#server/core/lost-connection.ts'
import { withEmptyDatabase, withOrm } from '#tests/support/api-database.ts'
import { emptyMachine, PICTURE, withCompany } from '#tests/support/company-to-back-up.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { unreachableBucket } from '#tests/support/unreachable-bucket.ts'

const IN_TIME = { timeout: 20_000, interval: 20 }

test('a night makes a backup, lets it prove itself, and notes what came of it', async () => {
  await withCompany(async company => {
    const states: BackupProof['state'][] = ['edited', 'proved']
    const tried: string[] = []
    const prove = async (file: string): Promise<BackupProof> => {
      tried.push(file)
      const state = states.shift() ?? 'failed'
      return { state, at: new Date().toISOString(), files: 553, detail: state === 'edited' ? EDITED_MEANWHILE : null }
    }
    const night = { ...company, log: { info() {}, error() {} }, prove, signal: new AbortController().signal }
    await makeNightlyBackup(night)
    expect(tried).toHaveLength(2)
    expect(readdirSync(join(company.dataDir, 'backups'))).toEqual([basename(tried[1] ?? '')])
    expect(await readBackupRecord(company.orm.em)).toMatchObject({
      saved: { file: tried[1] },
      failed: null,
      proof: { files: 553 },
    })
    expect(await backupView(company.orm.em)).toMatchObject({ proof: 'proved', warnings: [] })

    const blocked = join(company.dataDir, 'a file')
    writeFileSync(blocked, '')
    await expect(makeNightlyBackup({ ...night, backupDir: join(blocked, 'backups') })).rejects.toThrow('No backup was made')
    expect(await backupView(company.orm.em)).toMatchObject({ proof: 'proved', warnings: ['BACKUP_FAILED'] })
    // Administrators read it, and have no settings of the machine.
    expect((await readBackupRecord(company.orm.em))?.failed?.reason).toMatch(
      /^Cannot use .+ \(a part of that path is a file\)\.$/,
    )
    // On a machine without the published site nothing is proved; that an earlier one was says when, and ends the warning.
    await makeNightlyBackup({ ...night, prove: async () => null })
    const proved_at = expect.any(String)
    expect(await backupView(company.orm.em)).toMatchObject({ proof: null, proved_at, warnings: [] })
    await makeNightlyBackup({ ...night, prove: () => Promise.reject(new Error('may not make a database')) })
    expect(await backupView(company.orm.em)).toMatchObject({ proof: 'failed', warnings: ['BACKUP_UNPROVED'] })
    expect(await readBackupRecord(company.orm.em)).toMatchObject({ failed: null, proof: { detail: 'may not make a database' } })
  })
})

test('a proof that would take the room of messages and edits is ended, and says so', async () => {
  await withCompany(async company => {
    const prove = (_file: string, signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('it was ended'))))
    const night = { ...company, log: { info() {}, error() {} }, prove, signal: new AbortController().signal }
    await makeNightlyBackup({ ...night, free: async () => LOW_BELOW_BYTES - 1 })
    expect((await readBackupRecord(company.orm.em))?.proof).toMatchObject({
      state: 'failed',
      detail: expect.stringMatching(/^it publishes the site a second time, which left less than 1024 MiB on the disk of /),
    })
  })
})

test('in a night whose proofs are all overtaken by edits three backups are made, and no more', async () => {
  await withCompany(async company => {
    let proofs = 0
    const prove = async (): Promise<BackupProof> => {
      proofs += 1
      return { state: 'edited', at: new Date().toISOString(), files: 1, detail: EDITED_MEANWHILE }
    }
    await makeNightlyBackup({ ...company, log: { info() {}, error() {} }, prove, signal: new AbortController().signal })
    expect(proofs).toBe(3)
    expect(await backupView(company.orm.em)).toMatchObject({ proof: 'edited', proved_at: null })
  })
})

test('a night makes no further backup where that could not be proved either, and after three days the warning says why', async () => {
  await withCompany(async company => {
    const detail = 'pages are held back'
    let proofs = 0
    const prove = async (): Promise<BackupProof> => {
      proofs += 1
      return { state: 'edited', at: new Date().toISOString(), files: 0, detail }
    }
    await makeNightlyBackup({ ...company, log: { info() {}, error() {} }, prove, signal: new AbortController().signal })
    expect(proofs).toBe(1)
    const proved_at = new Date(Date.now() - 4 * 24 * 60 * 60 * 1000).toISOString()
    await recordBackup(company.orm.em, { proved_at })
    const said = `A backup last proved itself on ${proved_at}. The newest could not be compared: ${detail}.`
    expect(await backupWarnings(company.orm.em)).toEqual([{ code: 'BACKUP_UNPROVED', detail: said }])
  })
})

test('a backup that came out otherwise is warned of until one proves itself, whatever is edited or waits for a start meanwhile', async () => {
  await withCompany(async company => {
    const night = (...states: BackupProof['state'][]) => {
      const prove = async (): Promise<BackupProof> => {
        const state = states.shift() ?? 'failed'
        return { state, at: new Date().toISOString(), files: 1, detail: state === 'edited' ? EDITED_MEANWHILE : null }
      }
      return makeNightlyBackup({ ...company, log: { info() {}, error() {} }, prove, signal: new AbortController().signal })
    }
    const warnings = async () => (await backupWarnings(company.orm.em)).map(({ code }) => code)
    await night('different')
    await night('edited', 'edited', 'edited')
    await night('waiting')
    expect(await warnings()).toEqual(['BACKUP_UNPROVED'])
    await night('edited', 'proved')
    expect(await warnings()).toEqual([])
  })
})

test('where there is no room for three times the last backup none is made, and the record says how much is needed', async () => {
  await withCompany(async company => {
    const backupDir = join(company.dataDir, 'uus', 'varukoopiad')
    const bytes = 2 ** 50
    await recordBackup(company.orm.em, { saved: { at: new Date().toISOString(), file: 'nightly-1.tar.gz', bytes } })
    const night = {
      ...company,
      backupDir,
      log: { info() {}, error() {} },
      prove: async () => null,
      signal: new AbortController().signal,
    }
    await expect(makeNightlyBackup(night)).rejects.toThrow(/Make room, or set BACKUP_DIR to another disk\.$/)
    const needed = `A backup and its proof need ${(3 * bytes + LOW_BELOW_BYTES) / 2 ** 20} MiB on the disk of`
    expect((await readBackupRecord(company.orm.em))?.failed?.reason).toContain(needed)
    expect(existsSync(backupDir)).toBe(false)
  })
})

test('where a backup has no room the expired ones go all the same, and the failure is forgotten with the next that has', async () => {
  await withCompany(async company => {
    const backupDir = temporaryFolder()
    for (let day = 1; day <= 31; day += 1)
      writeFileSync(join(backupDir, backupName('nightly', new Date(Date.UTC(2026, 0, day, 1, 30)))), '')
    const large = { saved: { at: new Date().toISOString(), file: 'nightly-1.tar.gz', bytes: 2 ** 50 } }
    await recordBackup(company.orm.em, large)
    const log = { info() {}, error() {} }
    const night = { ...company, backupDir, log, prove: async () => null, signal: new AbortController().signal }
    await expect(makeNightlyBackup(night)).rejects.toThrow('Make room')
    expect(readdirSync(backupDir).length).toBeLessThan(20)
    await recordBackup(company.orm.em, { saved: { ...large.saved, bytes: 1 } })
    expect((await readBackupRecord(company.orm.em))?.failed).not.toBeNull()
    await makeNightlyBackup(night)
    expect((await readBackupRecord(company.orm.em))?.failed).toBeNull()
  })
})

test('nightly backups left in DATA_DIR when BACKUP_DIR was set go once they are older than people are told', async () => {
  await withCompany(async company => {
    const [former, backupDir] = [join(company.dataDir, 'backups'), temporaryFolder()]
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    const [expired, kept] = [backupName('nightly', daysAgo(187)), backupName('nightly', daysAgo(185))]
    const own = [backupName('backup', daysAgo(400)), backupName('before-migrating', daysAgo(400)), 'märkmed.txt']
    mkdirSync(former)
    for (const name of [expired, kept, ...own]) writeFileSync(join(former, name), '')
    const deleted: unknown[] = []
    const log = { info: (details: object) => void deleted.push(...('deleted' in details ? [details.deleted] : [])), error() {} }
    const night = { ...company, log, prove: async () => null, signal: new AbortController().signal }
    // Where it is the same folder, its own rules keep the newest of the last days, however old they are.
    symlinkSync(former, join(backupDir, 'link'))
    await makeNightlyBackup({ ...night, backupDir: join(backupDir, 'link') })
    expect(readdirSync(former)).toEqual(expect.arrayContaining([expired, kept, ...own]))
    await makeNightlyBackup({ ...night, backupDir })
    expect(readdirSync(former)).not.toContain(expired)
    expect(readdirSync(former)).toEqual(expect.arrayContaining([kept, ...own]))
    expect(deleted).toEqual([[], [expired]])
  })
})

test('a backup without the files of a picture is not proved, whatever its pages say', async () => {
  await withCompany(async company => {
    rmSync(join(company.dataDir, 'media', PICTURE), { recursive: true })
    const prove = async (): Promise<BackupProof> => ({ state: 'proved', at: new Date().toISOString(), files: 1, detail: null })
    await makeNightlyBackup({ ...company, log: { info() {}, error() {} }, prove, signal: new AbortController().signal })
    expect(await backupView(company.orm.em)).toMatchObject({ proof: 'different', proved_at: null, warnings: ['BACKUP_UNPROVED'] })
    const [warning] = await backupWarnings(company.orm.em)
    expect(warning?.detail).toContain(`lacks the files of a picture (${PICTURE})`)
  })
})

test('a backup that fails because of the bucket is noted, and an update says so and waits for nothing', async () => {
  await withCompany(async company => {
    const machine = { ...company, bucket: unreachableBucket() }
    const log = { info() {}, error() {} }
    const night = { ...machine, log, prove: async () => null, signal: new AbortController().signal }
    await expect(makeNightlyBackup(night)).rejects.toThrow('The bucket could not be reached')
    expect(await backupView(company.orm.em)).toMatchObject({ warnings: ['BACKUP_FAILED'] })
    const update = saveCopyBeforeMigrating({ ...machine, log() {} })({ executed: ['1'], pending: ['2'] })
    const refusal = await update.catch((error: unknown) => error)
    expect(refusal).toHaveProperty('message', expect.stringMatching(/that failed, so nothing was changed\. The bucket could not/))
    expect(isLostConnection(refusal)).toBe(false)
  })
})

test('a machine that starts takes nothing from the record that another one writes', async () => {
  await withCompany(async ({ orm }) => {
    const saved = { at: new Date().toISOString(), file: 'nightly-1.tar.gz', bytes: 5 }
    await Promise.all([recordBackup(orm.em, {}), recordBackup(orm.em, { saved }), recordBackup(orm.em, {})])
    expect(await readBackupRecord(orm.em)).toMatchObject({ saved, failed: null })
  })
})

test('a machine that cannot prove a backup leaves the night to one that can, and makes it only in the end', async () => {
  await withCompany(async company => {
    const log = { info() {}, warn() {}, error() {} }
    const worker = await startBackupWorker({ ...company, log, prove: async () => null, canProve: () => false })
    try {
      const em = company.orm.em.fork()
      const waiting = async () =>
        em.execute<{ payload: object; isLater: boolean }[]>(
          `select payload, run_at > now() + interval '5 seconds' as "isLater" from graphile_worker._private_jobs`,
        )
      await em.execute(`select graphile_worker.add_job('make-nightly-backup', '{}')`)
      await vi.waitFor(async () => expect(await waiting()).toEqual([{ payload: { passes: 1 }, isLater: true }]), IN_TIME)
      expect(await readBackupRecord(em)).toMatchObject({ saved: null })
      await em.execute(`select graphile_worker.add_job('make-nightly-backup', '{"passes": 30}')`)
      await vi.waitFor(
        async () => expect(await readBackupRecord(em)).toMatchObject({ saved: { bytes: expect.any(Number) } }),
        IN_TIME,
      )
    } finally {
      await worker.stop()
    }
  })
})

test('there are no warnings of backups before anything is recorded, nor where the record cannot be read', async () => {
  await withCompany(async ({ orm }) => {
    expect(await backupView(orm.em)).toBeNull()
    await orm.em.fork().execute(`insert into records (key, value) values ('nightly-backup', '{"since":1}')`)
    expect(await backupWarnings(orm.em)).toEqual([])
  })
})

test('two databases have the same content until a row differs, and are unsettled while an edit is not live', async () => {
  await withCompany(async one => {
    await withCompany(async other => {
      const comparison = () => compareContent(one.databaseUrl, other.databaseUrl)
      for (const { orm } of [one, other]) await orm.em.fork().execute(`update pictures set created_at = '2026-11-23'`)
      await one.orm.em
        .fork()
        .execute(`do $$ begin execute format('alter database %I set timezone = ''Europe/Tallinn''', current_database()); end $$`)
      expect(await comparison()).toBe('same')
      await other.orm.em.fork().execute(`update categories set name = 'Lõhnad' where id = 2`)
      expect(await comparison()).toBe('different')
      await one.orm.em.fork().execute(`update publications set state = 'queued' where id = 2`)
      expect(await comparison()).toBe('unsettled')
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
      const failing = saveCopyBeforeMigrating({ bucket: null, dataDir, backupDir: join(blocked, 'backups'), databaseUrl, log })
      await expect(migrateDatabase(orm, { beforeMigrating: failing })).rejects.toThrow(
        /003-pictures.*nothing was changed.*BACKUP_DIR/,
      )
      expect((await orm.migrator.getExecuted()).at(-1)?.name).toBe('003-pictures')

      const beforeMigrating = saveCopyBeforeMigrating({ bucket: null, dataDir, backupDir: null, databaseUrl, log })
      await migrateDatabase(orm, { beforeMigrating })
      await migrateDatabase(orm, { beforeMigrating })
      const [name, ...more] = readdirSync(join(dataDir, 'backups'))
      expect([more, lines]).toEqual([[], [expect.stringMatching(/003-pictures.*before-migrating-/)]])
      const empty = await emptyMachine()
      await restoreBackup(join(dataDir, 'backups', name ?? ''), empty, { log() {} })
      await withOrm(empty.databaseUrl, async old => {
        expect((await old.migrator.getExecuted()).at(-1)?.name).toBe('003-pictures')
        expect(await old.em.fork().execute('select body from texts where id = 2')).toEqual([{ body: '<p>Vana</p>' }])
      })
    },
    { migrated: false },
  )
})
