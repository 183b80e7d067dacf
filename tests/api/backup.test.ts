import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { MikroORM } from '@mikro-orm/postgresql'
import { pack } from 'tar-stream'
import { expect, test } from 'vitest'
import { migrateDatabase } from '#server/app/database.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { markRestore, refuseUnfinishedRestore } from '#server/backup/unfinished-restore.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { FULL_BELOW_BYTES } from '#server/core/disk-space.ts'
import { folderPictureStorage } from '#server/pictures/picture-storage.ts'
import { withEmptyDatabase, withOrm } from '#tests/support/api-database.ts'
import { emptyMachine, PICTURE, rowsOf, tablesOf, withCompany } from '#tests/support/company-to-back-up.ts'
import { filesOf } from '#tests/support/site-folder.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('a backup comes back on an empty machine: rows, references, the next number, pictures and the secret', async () => {
  await withCompany(async company => {
    const { file, manifest } = await writeBackup({ ...company, file: join(temporaryFolder(), 'b.tar.gz') })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(manifest.missing_pictures).toEqual([])
    const empty = await emptyMachine()
    const { secret } = await restoreBackup(file, empty, { log() {} })
    expect(secret).toBe('restored')
    expect(readdirSync(empty.dataDir).toSorted()).toEqual(['database-kind', 'media', 'session-secret'])
    expect(filesOf(empty.dataDir)).toEqual(filesOf(company.dataDir))
    expect(statSync(join(empty.dataDir, 'session-secret')).mode & 0o777).toBe(0o600)
    await withOrm(empty.databaseUrl, async orm => {
      expect(await rowsOf(orm)).toEqual(await rowsOf(company.orm))
      await migrateDatabase(orm)
      expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('')
      const [next] = await orm.em.fork().execute(`insert into categories (name, segment) values ('järgmine', 'c') returning id`)
      expect(next).toEqual({ id: 3 })
    })
  })
})

test('a backup has one moment: what is saved while it is made is in it whole or not at all', async () => {
  await withCompany(async company => {
    const file = join(temporaryFolder(), 'b.tar.gz')
    const before = await pairsOf(company.orm)
    const saving = saveInPairs(company.orm)
    try {
      await saving.firstPair
      await writeBackup({ ...company, file })
    } finally {
      await saving.stop()
    }
    const empty = await emptyMachine()
    await restoreBackup(file, empty, { log() {} })
    await withOrm(empty.databaseUrl, async orm => {
      const [restored, after] = [await pairsOf(orm), await pairsOf(company.orm)]
      expect(restored.products - before.products).toBe(restored.categories - before.categories)
      expect(restored.products).toBeGreaterThan(before.products)
      expect(restored.products).toBeLessThan(after.products)
    })
  })
})

test('a file that was cut, differs in one byte or is no backup is refused before anything is changed', async () => {
  await withCompany(async company => {
    const folder = temporaryFolder()
    const { file } = await writeBackup({ ...company, file: join(folder, 'b.tar.gz') })
    const whole = readFileSync(file)
    const changed = gunzipSync(whole)
    changed[changed.indexOf('Küünlad')] = 'k'.charCodeAt(0)
    for (const [name, bytes] of Object.entries({
      cut: whole.subarray(0, whole.length - 40),
      changed: gzipSync(changed),
      'no backup': Buffer.from('tere'),
      foreign: gzipSync(await foreignArchive()),
    })) {
      const damaged = join(folder, name)
      writeFileSync(damaged, bytes)
      const empty = await emptyMachine()
      await expect(restoreBackup(damaged, empty, { log() {} }), name).rejects.toThrow(
        /(?:is damaged|is no backup of this product \(it holds README\.md\)).*Nothing was changed/,
      )
      expect(readdirSync(empty.dataDir), name).toEqual([])
      await withOrm(empty.databaseUrl, async orm => expect(await tablesOf(orm), name).toEqual([]))
    }
  })
})

test('nothing is restored over something: what is in the way is named', async () => {
  await withCompany(async company => {
    const { file } = await writeBackup({ ...company, file: join(temporaryFolder(), 'b.tar.gz') })
    await expect(restoreBackup(file, company, { log() {} })).rejects.toThrow(/holds media\. Nothing was changed/)
    const filled = { ...(await emptyMachine()), databaseUrl: company.databaseUrl }
    await expect(restoreBackup(file, filled, { log() {} })).rejects.toThrow(
      /holds tables already \(account_notices, .*Nothing was changed/,
    )
    await expect(writeBackup({ ...company, file })).rejects.toThrow(/is there already/)
    expect(await rowsOf(company.orm)).toMatchObject({ users: [{ email: 'omanik@example.ee' }] })
  })
})

test('jobs that are left of another product are in the way of a restore', async () => {
  await withCompany(async company => {
    const { file } = await writeBackup({ ...company, file: join(temporaryFolder(), 'b.tar.gz') })
    const empty = await emptyMachine()
    await withOrm(empty.databaseUrl, async orm => {
      await orm.em.fork().execute('create schema graphile_worker; create table graphile_worker.jobs_left (id int)')
    })
    await expect(restoreBackup(file, empty, { log() {} })).rejects.toThrow(/holds tables already \(jobs_left\)/)
  })
})

test('a folder for backups below the data folder is in the way of no restore', async () => {
  await withCompany(async company => {
    const empty = await emptyMachine()
    const backupDir = join(empty.dataDir, 'kept', 'nightly')
    const { file } = await writeBackup({ ...company, file: join(backupDir, 'b.tar.gz') })
    await restoreBackup(file, { ...empty, backupDir }, { log() {} })
    await withOrm(empty.databaseUrl, async orm => expect(await rowsOf(orm)).toEqual(await rowsOf(company.orm)))
  })
})

test('the product does not start from a restore that was ended in the middle, and the same command does it again', async () => {
  await withCompany(async company => {
    const { file } = await writeBackup({ ...company, file: join(temporaryFolder(), 'b.tar.gz') })
    const empty = await emptyMachine()
    const { host, pathname } = new URL(empty.databaseUrl)
    markRestore(empty.dataDir, host + pathname)
    await folderPictureStorage(empty.dataDir).put(PICTURE, 'half.jpg', Buffer.from('half'))
    await withOrm(empty.databaseUrl, async orm => void (await orm.migrator.up({ to: '003-pictures' })))
    expect(() => refuseUnfinishedRestore(empty.dataDir)).toThrow(/did not come to its end/)
    await restoreBackup(file, empty, { log() {} })
    refuseUnfinishedRestore(empty.dataDir)
    expect(filesOf(empty.dataDir)).toEqual(filesOf(company.dataDir))
    await withOrm(empty.databaseUrl, async orm => expect(await rowsOf(orm)).toEqual(await rowsOf(company.orm)))
  })
})

test('a backup of an older version is migrated by the next start, and one of a newer version is refused', async () => {
  await withEmptyDatabase(
    async (old, databaseUrl) => {
      await old.migrator.up({ to: '003-pictures' })
      await old.em.fork().execute(`update texts set body = '<p>Vana</p>' where id = 2`)
      const dataDir = temporaryFolder()
      const { file } = await writeBackup({ dataDir, bucket: null, databaseUrl, file: join(temporaryFolder(), 'b.tar.gz') })
      const empty = await emptyMachine()
      expect((await restoreBackup(file, empty, { log() {} })).secret).toBe('none')
      await withOrm(empty.databaseUrl, async orm => {
        expect((await orm.migrator.getExecuted()).map(({ name }) => name).at(-1)).toBe('003-pictures')
        await migrateDatabase(orm)
        expect(await orm.em.fork().execute('select body from texts where id = 2')).toEqual([{ body: '<p>Vana</p>' }])
      })

      await old.em.fork().execute(`insert into mikro_orm_migrations (name, executed_at) values ('999-tomorrow', now())`)
      const newer = await writeBackup({ dataDir, bucket: null, databaseUrl, file: join(temporaryFolder(), 'b.tar.gz') })
      const other = await emptyMachine()
      await expect(restoreBackup(newer.file, other, { log() {} })).rejects.toThrow(
        /newer version .*999-tomorrow.*Nothing was changed/,
      )
      expect(readdirSync(other.dataDir)).toEqual([])
    },
    { migrated: false },
  )
})

test('a picture without its file keeps no backup from being made, and is named', async () => {
  await withCompany(async company => {
    await folderPictureStorage(company.dataDir).delete(PICTURE)
    const { manifest } = await writeBackup({ ...company, file: join(temporaryFolder(), 'b.tar.gz') })
    expect(manifest.missing_pictures).toEqual([PICTURE])
  })
})

test('where the backup cannot be written nothing is left of it, and the cure is said', async () => {
  await withCompany(async company => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'file'), '')
    const file = join(folder, 'file', 'b.tar.gz')
    await expect(writeBackup({ ...company, file })).rejects.toThrow(/No backup was made\. .*a file of that name is in the way/)
    expect(readdirSync(folder)).toEqual(['file'])
  })
})

test.each([
  ['before its tables', 0],
  ['while they are copied', 3],
])('a backup stops where the disk gets full %s, and leaves nothing of it', async (_when, tables) => {
  await withCompany(async company => {
    const folder = temporaryFolder()
    let asked = 0
    const free = async () => (asked++ < tables ? FULL_BELOW_BYTES : FULL_BELOW_BYTES - 1)
    const backup = writeBackup({ ...company, file: join(folder, 'b.tar.gz'), free })
    await expect(backup).rejects.toThrow(`Less than 64 MiB are left on the disk of ${folder}. Make room, or set BACKUP_DIR`)
    expect(readdirSync(folder)).toEqual([])
  })
})

test('a backup is made where the disk cannot be asked for its room', async () => {
  await withCompany(async company => {
    const free = () => Promise.reject(new Error('EPERM'))
    const { bytes } = await writeBackup({ ...company, file: join(temporaryFolder(), 'b.tar.gz'), free })
    expect(bytes).toBeGreaterThan(0)
  })
})

async function pairsOf(orm: MikroORM): Promise<{ categories: number; products: number }> {
  const [counts] = await orm.em
    .fork()
    .execute<{ categories: number; products: number }[]>(
      'select (select count(*) from categories)::int as categories, (select count(*) from products)::int as products',
    )
  if (!counts) throw new Error('the database counted nothing')
  return counts
}

/** A category and a product in each transaction, until it is stopped. */
function saveInPairs(orm: MikroORM): { firstPair: Promise<void>; stop(): Promise<void> } {
  const state = { isStopped: false }
  const first = Promise.withResolvers<void>()
  const saving = (async () => {
    for (let pair = 0; !state.isStopped; pair += 1) {
      await orm.em.fork().transactional(async em => {
        await em.execute(`insert into products (category_id, header, description, price) values (1, ?, '', 1)`, [`Paar ${pair}`])
        await em.execute('insert into categories (name, segment) values (?, ?)', [`paar ${pair}`, `paar-${pair}`])
      })
      first.resolve()
    }
  })()
  return {
    firstPair: Promise.race([first.promise, saving]),
    async stop() {
      state.isStopped = true
      await saving
    },
  }
}

async function foreignArchive(): Promise<Buffer> {
  const archive = pack()
  archive.entry({ name: 'README.md' }, 'tere')
  archive.finalize()
  return buffer(archive)
}
