import { chmodSync, existsSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BackupError } from '#server/backup/backup-error.ts'
import { unpackBackup } from '#server/backup/unpack-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { writeRefusal } from '#server/backup/write-refusal.ts'
import { loadConfig } from '#server/core/config.ts'
import { prepareHome } from '#server/core/embedded-postgres/home.ts'
import { makeFolder } from '#server/core/make-folder.ts'
import { startErrorText } from '#server/core/start-error.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** What a person at the terminal reads where something is refused. */
function textOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return startErrorText(error)
  }
  return ''
}

describe('a DATA_DIR that cannot be made', () => {
  test.each([
    ['/proc/aroomikoda', '/proc/aroomikoda'],
    ['/proc/aroomikoda/andmed', '/proc/aroomikoda'],
    ['/proc', '/proc'],
  ])('%s is refused in a sentence that names it, the reason and the cure', (dataDir, named) => {
    expect(textOf(() => loadConfig({ DATA_DIR: dataDir }))).toBe(
      `Cannot use ${named} (that file system takes no files or folders): give this user access to it, or set DATA_DIR to a folder that can be written.`,
    )
  })

  test('is refused by a command that opens its database alone, in place of a search without end', () => {
    expect(textOf(() => prepareHome('/proc/aroomikoda'))).toMatch(/^Cannot use \/proc\/aroomikoda \(that file system takes no /)
  })

  test('below a file is refused likewise', () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    expect(textOf(() => loadConfig({ DATA_DIR: join(file, 'andmed') }))).toMatch(
      /^Cannot use .+ \(a part of that path is a file\): /,
    )
    expect(textOf(() => makeFolder(file))).toMatch(/^Cannot use .+ \(a file of that name is in the way\): /)
  })
})

test.each([
  [
    '/proc/backup.tar.gz',
    /^No backup was made\. Cannot use \/proc \(that file system .+\): .+, or set BACKUP_DIR, or --to of .+ to another place\.$/,
  ],
  ['/proc/a/backup.tar.gz', /^No backup was made\. Cannot use \/proc\/a \(that file system .+\): .+ BACKUP_DIR, or --to/],
  ['/dev/null/backup.tar.gz', /^No backup was made\. Cannot use \/dev\/null \(a .+\): .+ BACKUP_DIR, or --to/],
  [
    `/tmp/${'a'.repeat(300)}/x`,
    /^No backup was made\. \/tmp\/a+\/x cannot be written \(ENAMETOOLONG.+\): set BACKUP_DIR, or --to/,
  ],
])('a backup into %s is refused in one sentence', async (file, sentence) => {
  const refused = await writeBackup({ dataDir: temporaryFolder(), bucket: null, databaseUrl: 'postgres://nowhere', file }).then(
    () => '',
    startErrorText,
  )
  expect(refused).toMatch(sentence)
  expect(refused).not.toContain('\n')
})

test('a folder is made with those above it, for its owner alone where that is asked', () => {
  const folder = join(temporaryFolder(), 'a/b/c')
  makeFolder(folder, { mode: 0o700 })
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  makeFolder(folder)
  mkdirSync(join(folder, 'd'))
  expect(existsSync(join(folder, 'd'))).toBe(true)
})

test.each([
  ['a file in the folder of the backup', '/arhiiv/uus', '/arhiiv/varukoopia.tar.gz', true],
  ['a file in the root', '/uus', '/varukoopia.tar.gz', true],
  ['a folder above', '/arhiiv', '/arhiiv/aasta/varukoopia.tar.gz', true],
  ['a folder whose name begins alike', '/arhiiv-vana/pilt.webp', '/arhiiv/varukoopia.tar.gz', false],
])('a refusal of %s tells whether another place for backups helps', (_what, path, file, helps) => {
  const refused = writeRefusal(Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path }), file)
  expect(refused).toBeInstanceOf(BackupError)
  expect((refused as BackupError).message.includes('BACKUP_DIR')).toBe(helps)
})

describe('a backup to restore', () => {
  /** What is said to a user who is not root, whom no folder is closed to. */
  const said = async (file: string) => {
    const isRoot = process.geteuid?.() === 0
    if (isRoot) process.seteuid?.(65_534)
    try {
      return await unpackBackup(file, '/nowhere').then(() => '', startErrorText)
    } finally {
      if (isRoot) process.seteuid?.(0)
    }
  }
  /** A file with nothing in it, in a folder of its own. */
  const emptyFile = () => {
    const folder = temporaryFolder()
    const file = join(folder, 'backup.tar.gz')
    writeFileSync(file, '')
    chmodSync(folder, 0o755)
    return { folder, file }
  }

  test.each(['folder', 'file'] as const)(
    'whose %s is closed to this user is not called missing, and the cure is said',
    async what => {
      const places = emptyFile()
      chmodSync(places[what], 0o000)
      const text = await said(places.file)
      chmodSync(places[what], 0o755)
      expect(text).toBe(
        `Cannot use ${places.file} (permission denied): give this user access to the file and its folders. Nothing was changed.`,
      )
    },
  )

  test('that is missing or a folder is called so, and any other reason is named', async () => {
    const { folder, file } = emptyFile()
    for (const path of [join(folder, 'none.tar.gz'), join(file, 'b'), folder])
      expect(await said(path)).toBe(`${path} is not there, or is no file.`)
    const loop = join(folder, 'loop')
    symlinkSync(loop, loop)
    expect(await said(loop)).toMatch(/^\S+loop cannot be read \(ELOOP: .+\)\. Nothing was changed\.$/)
  })
})
