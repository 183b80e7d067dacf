import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { alarmCure, alarmTitle } from '#common/alarm-texts.i18n.ts'
import { LOCALES } from '#common/locales.ts'
import { compareFiles } from '#content-build/backup-proof/differing-files.ts'
import { proveInProcess } from '#content-build/backup-proof/proof-process.ts'
import { backupName, namedBackups } from '#server/backup/backup-names.ts'
import { BACKUP_WARNINGS, type BackupProof, type BackupRecord } from '#server/backup/backup-record.schemas.ts'
import { viewOfRecord } from '#server/backup/backup-warnings.ts'
import { outdatedBackups } from '#server/backup/kept-backups.ts'
import { tidyBackups } from '#server/backup/tidy-backups.ts'
import { PARTIAL_PREFIX } from '#server/backup/write-backup.ts'
import { loadConfig } from '#server/core/config.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const NOW = new Date('2026-11-23T08:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

describe('which backups are kept', () => {
  const nights = Array.from({ length: 400 }, (_, night) => backupName('nightly', hoursAgo(24 * night)))

  test('of 400 nights seven days, four weeks and six months', () => {
    const outdated = new Set(outdatedBackups(namedBackups(nights)))
    expect(nights.filter(name => !outdated.has(name)).map(name => name.slice('nightly-'.length, 18))).toEqual([
      '2026-11-23',
      '2026-11-22',
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
      '2026-11-15',
      '2026-11-08',
      '2026-10-31',
      '2026-09-30',
      '2026-08-31',
      '2026-07-31',
      '2026-06-30',
    ])
  })

  test('deleting each night what is outdated then leaves the same in the end', () => {
    let kept: string[] = []
    for (const name of nights.toReversed()) {
      const outdated = new Set(outdatedBackups(namedBackups([...kept, name])))
      kept = [...kept, name].filter(each => !outdated.has(each))
    }
    expect(outdatedBackups(namedBackups(kept))).toEqual([])
    expect(kept).toHaveLength(14)
  })

  test('after months without a backup those of before are outdated, once there are enough newer ones', () => {
    const before = Array.from({ length: 60 }, (_, night) => backupName('nightly', hoursAgo(24 * (300 + night))))
    const since = Array.from({ length: 30 }, (_, night) => backupName('nightly', hoursAgo(24 * night)))
    const outdated = outdatedBackups(namedBackups([...before, ...since]))
    expect(outdated).toEqual(expect.arrayContaining(before))
    // Until there are enough newer ones, the last days and weeks stay.
    expect(outdatedBackups(namedBackups([...before, ...since.slice(0, 1)]))).not.toContain(before[0])
  })

  test('a backup that a wrong clock has dated ahead pushes out no month', () => {
    const ahead = backupName('nightly', hoursAgo(-24 * 365))
    const outdated = outdatedBackups(namedBackups([...nights, ahead]), NOW)
    const july = nights.find(name => name.startsWith('nightly-2026-07-31'))
    expect(july).toBeDefined()
    expect(outdated).not.toContain(july)
  })

  test('what a person made is never deleted, and of those before a migration three are kept', () => {
    const made = [1, 2, 3, 4, 5].flatMap(day => [
      backupName('backup', hoursAgo(day * 1000)),
      backupName('before-migrating', hoursAgo(day * 1000)),
    ])
    expect(outdatedBackups(namedBackups([...made, 'readme.txt']))).toEqual([made[7], made[9]])
  })

  test('a migration that is tried again and again keeps its newest copy only, and pushes out none of earlier updates', () => {
    const copy = (schema: string, hours: number) => backupName('before-migrating', hoursAgo(hours), schema)
    const tries = [1, 2, 3, 4].map(hours => copy('026-composed-letters', hours))
    const earlier = [copy('019-records', 100), copy('016-audit-log', 200)]
    expect(outdatedBackups(namedBackups([...earlier, ...tries]))).toEqual(tries.slice(1))
  })

  test('a copy before a migration names its schema, and sorts by time', () => {
    const name = backupName('before-migrating', NOW, '026-composed-letters')
    expect(name).toBe('before-migrating-2026-11-23T08-00-00-000Z-026-composed-letters.aroomikoda.tar.gz')
    expect(namedBackups([name])).toEqual([{ name, kind: 'before-migrating', at: NOW, schema: '026-composed-letters' }])
  })
})

describe('warnings of backups', () => {
  const proof = (state: BackupProof['state'], detail: string | null = null): BackupProof => ({
    state,
    at: hoursAgo(1).toISOString(),
    files: 553,
    detail,
  })
  const saved = (hours: number) => ({ at: hoursAgo(hours).toISOString(), file: '/var/backups/nightly', bytes: 1 })
  const proved_at = hoursAgo(20).toISOString()

  test.each<[what: string, record: Partial<BackupRecord>, warnings: string[]]>([
    ['no backup in the first day is no warning', { since: hoursAgo(30).toISOString() }, []],
    ['no backup after two days is a warning', { since: hoursAgo(50).toISOString() }, ['BACKUP_OLD']],
    ['a proved backup of last night is no warning', { saved: saved(20), proof: proof('proved'), proved_at }, []],
    ['a backup of the day before yesterday is too old', { saved: saved(40), proof: proof('proved'), proved_at }, ['BACKUP_OLD']],
    [
      'dates in the future say nothing of any age',
      { saved: saved(-700), proof: proof('proved'), proved_at: hoursAgo(-700).toISOString() },
      ['BACKUP_OLD', 'BACKUP_UNPROVED'],
    ],
    [
      'a failure after a proved backup is a warning',
      {
        saved: saved(20),
        proof: proof('proved'),
        proved_at,
        failed: { at: hoursAgo(1).toISOString(), reason: 'the disk is full' },
      },
      ['BACKUP_FAILED'],
    ],
    [
      'a backup that publishes other files is a warning',
      { saved: saved(20), proof: proof('different', '1 file'), proved_at },
      ['BACKUP_UNPROVED'],
    ],
    ['a night of edits is no warning', { saved: saved(20), proof: proof('edited'), proved_at: hoursAgo(44).toISOString() }, []],
    [
      'new code that waits for a start is no warning',
      { saved: saved(20), proof: proof('waiting'), proved_at: hoursAgo(92).toISOString() },
      [],
    ],
    [
      'four nights of edits leave the backup unproved',
      { saved: saved(20), proof: proof('edited'), proved_at: hoursAgo(92).toISOString() },
      ['BACKUP_UNPROVED'],
    ],
  ])('%s', (_, record, codes) => {
    const nothing = { since: hoursAgo(1000).toISOString(), saved: null, failed: null, proof: null, proved_at: null }
    expect(viewOfRecord({ ...nothing, ...record }, NOW)?.warnings).toEqual(codes)
  })

  test('a backup that is newer than the last proof is called untested, and that proof says when one was tested', () => {
    const record = { since: hoursAgo(1000).toISOString(), failed: null, proof: proof('proved'), proved_at }
    expect(viewOfRecord({ ...record, saved: saved(2) }, NOW)).toMatchObject({ proof: 'proved', proved_at })
    expect(viewOfRecord({ ...record, saved: saved(0) }, NOW)).toMatchObject({ proof: null, proved_at, warnings: [] })
  })

  test('are none before anything is recorded', () => {
    expect(viewOfRecord(null, NOW)).toBeNull()
  })
})

test('a proof names every file that is other, missing or strange, and no file that may be more', () => {
  const folder = temporaryFolder()
  const [full, published] = [join(folder, 'full'), join(folder, 'published')]
  const files = ['site/index.html', 'site/tooted.html', 'site/uudised.html', 'admin/signup.html']
  for (const file of files) for (const area of [full, published]) write(join(area, file), file)
  for (const file of ['site/share/1.jpg', 'site/_astro/old.js', 'site/media/ab/320.webp']) write(join(published, file), file)
  const compare = () => compareFiles(full, published)
  expect(compare()).toEqual({ compared: 4, differing: [] })
  write(join(published, 'site/index.html'), 'site/index.htmL')
  rmSync(join(published, 'site/tooted.html'))
  write(join(published, 'site/strange.html'), '')
  expect(compare()).toEqual({ compared: 4, differing: ['site/index.html', 'site/tooted.html', 'site/strange.html'] })
})

test('a proof names files in whose folder’s place is a file', () => {
  const folder = temporaryFolder()
  const [full, published] = [join(folder, 'full'), join(folder, 'published')]
  for (const area of [full, published]) write(join(area, 'admin/signup.html'), '')
  write(join(full, 'site/tooted/1.html'), '')
  write(join(published, 'site/tooted'), '')
  expect(compareFiles(full, published).differing).toEqual(['site/tooted/1.html', 'site/tooted'])
})

test('a stop that comes before a proof begins ends it at once', async () => {
  const config = loadConfig({ DATA_DIR: temporaryFolder() })
  const input = { config, databaseUrl: 'postgres://127.0.0.1:1/none', file: 'none' }
  await expect(proveInProcess(input, AbortSignal.abort(new Error('the product stops')))).rejects.toThrow('the product stops')
})

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

test.each(LOCALES)('each warning has a title and a cure in %s, for the account page, the alarms and their mails', locale => {
  for (const code of BACKUP_WARNINGS) {
    expect(alarmTitle(locale, code)).not.toBe(code)
    // It is shown without the detail, too: it must not point at that.
    expect(alarmCure(locale, code)).toMatch(/^(?!.*(?:allpool|below|ниже)).+\.$/)
  }
})

test('of unfinished backups those of killed processes go, and one that is being made stays', async () => {
  const folder = temporaryFolder()
  for (const age of ['old', 'new']) mkdirSync(join(folder, PARTIAL_PREFIX + age))
  const twoDaysAgo = Date.now() / 1000 - 2 * 86_400
  utimesSync(join(folder, `${PARTIAL_PREFIX}old`), twoDaysAgo, twoDaysAgo)
  expect(await tidyBackups(folder)).toEqual({ deleted: [], refused: [] })
  expect(readdirSync(folder)).toEqual([`${PARTIAL_PREFIX}new`])
})
