import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupName } from '#server/backup/backup-names.ts'
import { saveCopyBeforeMigrating } from '#server/backup/before-migrating.ts'
import { refusePublishedBucket } from '#server/backup/empty-machine.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { tidyBackups } from '#server/backup/tidy-backups.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { withOrm } from '#tests/support/api-database.ts'
import { emptyMachine, PICTURE, withCompany } from '#tests/support/company-to-back-up.ts'
import { MemoryBucket } from '#tests/support/memory-bucket.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const aFile = () => join(temporaryFolder(), 'b.tar.gz')

test('tables that are not the product’s keep no backup from being made, nor from being restored', async () => {
  await withCompany(async company => {
    const em = company.orm.em.fork()
    await em.execute('create table notes (id serial, words text)')
    await em.execute(`insert into notes (words) values ('meie oma')`)
    await em.execute('create table "Report-2026" (id int)')
    const { file } = await writeBackup({ ...company, file: aFile() })
    const lines: string[] = []
    const empty = await emptyMachine()
    await restoreBackup(file, empty, { log: line => lines.push(line) })
    expect(lines).toContainEqual(expect.stringMatching(/not of the product: the tables notes$/))
    await withOrm(empty.databaseUrl, async orm => {
      expect(await orm.em.fork().execute('select email from users')).toEqual([{ email: 'omanik@example.ee' }])
    })
  })
})

test('a picture file that cannot be read is named, and keeps no other from the backup', async () => {
  await withCompany(async company => {
    const sizes = [320, 480, 640, 960, 1280, 1920].flatMap(width => [`${width}.webp`, `${width}.avif`])
    rmSync(join(company.dataDir, 'media', PICTURE, '320.webp'))
    for (const name of sizes) mkdirSync(join(company.dataDir, 'media', PICTURE, name))
    const { manifest, unread } = await writeBackup({ ...company, file: aFile() })
    expect(manifest.missing_pictures).toEqual([PICTURE])
    expect(unread).toHaveLength(sizes.length)
    expect(unread[0]).toContain('EISDIR')
    expect(manifest.entries.map(({ name }) => name)).toContain(`media/${PICTURE}/original.jpg`)
    const lines: string[] = []
    const save = saveCopyBeforeMigrating({ ...company, backupDir: temporaryFolder(), log: line => lines.push(line) })
    await save({ executed: ['003-pictures'], pending: ['004'] } as never)
    expect(lines.join('\n')).toMatch(new RegExp(`lacks the files of these pictures: ${PICTURE}[^]*EISDIR`))
  })
})

test('a storage that lists its pictures and lets none be read makes the backup fail', async () => {
  await withCompany(async company => {
    const hashes = Array.from({ length: 6 }, (_, index) => `${index}`.repeat(32))
    for (const hash of hashes) {
      mkdirSync(join(company.dataDir, 'media', hash, 'original.jpg'), { recursive: true })
      const columns = 'original, name, width, height, bytes, variants, created_at'
      await company.orm.em
        .fork()
        .execute(`insert into pictures (hash, ${columns}) select ?, ${columns} from pictures where hash = ?`, [hash, PICTURE])
    }
    await expect(writeBackup({ ...company, file: aFile() })).rejects.toThrow(/^No backup was made. Pictures cannot be read/)
  })
})

test('a picture that is deleted while the backup is made is not missing there: it is made again without it', async () => {
  await withCompany(async company => {
    let looks = 0
    // The first look comes after the moment of the rows, which have the picture.
    const free = async () => {
      looks += 1
      if (looks === 1) await company.orm.em.fork().execute('delete from pictures')
      if (looks === 1) rmSync(join(company.dataDir, 'media', PICTURE), { recursive: true })
      return null
    }
    const { manifest } = await writeBackup({ ...company, file: aFile(), free })
    expect(manifest.missing_pictures).toEqual([])
    expect(manifest.tables.find(({ name }) => name === 'pictures')?.rows).toBe(0)
  })
})

test('a data folder that keeps the backup from being made is named, not the folder of the backup', async () => {
  await withCompany(async company => {
    const secret = join(company.dataDir, 'session-secret')
    await expect(writeBackup({ ...company, dataDir: secret, file: aFile() })).rejects.toThrow(`Cannot use ${secret}`)
  })
})

test('a backup that is past its time and cannot be deleted is told of, and hinders neither other deletions nor a backup', async () => {
  const folder = temporaryFolder()
  for (let day = 1; day <= 31; day += 1) {
    const name = backupName('nightly', new Date(Date.UTC(2026, 0, day, 1, 30)))
    if (day === 2) mkdirSync(join(folder, name))
    else writeFileSync(join(folder, name), '')
  }
  const { deleted, refused } = await tidyBackups(folder)
  expect(refused).toEqual([expect.stringContaining('nightly-2026-01-02')])
  expect(deleted.length).toBeGreaterThan(10)
  await withCompany(async company => {
    const lines: string[] = []
    const save = saveCopyBeforeMigrating({ ...company, backupDir: folder, log: line => lines.push(line) })
    await save({ executed: ['003-pictures'], pending: ['004'] } as never)
    expect(lines.join('\n')).toMatch(/was saved as it is[^]*nightly-2026-01-02/)
  })
})

test('what a killed restore unpacked goes with the next one', async () => {
  await withCompany(async company => {
    const { file } = await writeBackup({ ...company, file: aFile() })
    const empty = await emptyMachine()
    const left = join(empty.dataDir, '.restoring-killed', 'tables')
    mkdirSync(left, { recursive: true })
    writeFileSync(join(left, 'users'), 'omanik@example.ee')
    await restoreBackup(file, empty, { log() {} })
    expect(readdirSync(empty.dataDir).toSorted()).toEqual(['database-kind', 'media', 'session-secret'])
  })
})

test('a bucket with a published site is not restored over unasked', async () => {
  const bucket = new MemoryBucket()
  const bytes = { bytes: Buffer.from('x'), contentType: 'text/html', cacheControl: 'no-store' }
  await bucket.put('pictures/ab/original.jpg', bytes)
  await refusePublishedBucket(bucket)
  await bucket.put('site/index.html', bytes)
  await expect(refusePublishedBucket(bucket)).rejects.toThrow(
    /holds a published site.*Nothing was changed.*`npm run restore FILE -- --replaces-site`/,
  )
})
