import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** An npm that notes each run, unpacks a package, and then ends with a code. */
const NPM = `const { appendFileSync, mkdirSync } = require('node:fs')
appendFileSync('npm-runs', 'x')
mkdirSync('node_modules/a', { recursive: true })
process.exit(Number(process.env.NPM_ENDS_WITH))`

/** A project with one package, and what looks as each start does whether it is installed. */
function projectToInstall() {
  const folder = temporaryFolder()
  cpSync(join(import.meta.dirname, '../../setup'), join(folder, 'setup'), { recursive: true })
  const lockVersion = (version: string) =>
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } }))
  lockVersion('1.0.0')
  const npm = join(folder, 'npm-cli.js')
  writeFileSync(npm, NPM)
  const program = `import { ensureInstalled } from '${folder}/setup/steps/install.mjs'\nawait ensureInstalled()`
  /** @returns how often npm ran until then */
  const start = ({ npmEndsWith = 0 } = {}) => {
    spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, npm_execpath: npm, NPM_ENDS_WITH: String(npmEndsWith) },
    })
    const runs = join(folder, 'npm-runs')
    return existsSync(runs) ? readFileSync(runs, 'utf8').length : 0
  }
  return { folder, lockVersion, start }
}

test('packages are installed once for a lock file, and again for another one', () => {
  const { lockVersion, start } = projectToInstall()
  expect([start(), start()]).toEqual([1, 1])
  lockVersion('1.0.1')
  expect([start(), start()]).toEqual([2, 2])
})

test('an install that failed halfway is not taken for one that ran to its end', () => {
  const { start } = projectToInstall()
  expect([start({ npmEndsWith: 1 }), start(), start()]).toEqual([1, 2, 2])
})

test('what a developer installed by hand is taken, unless a package is of another version', () => {
  const { folder, lockVersion, start } = projectToInstall()
  mkdirSync(join(folder, 'node_modules/a'), { recursive: true })
  const note = { packages: { 'node_modules/a': { version: '1.0.0' } } }
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify(note))
  lockVersion('1.0.1')
  expect(start({ npmEndsWith: 1 })).toBe(1)
  lockVersion('1.0.0')
  expect(start()).toBe(1)
})

test('each package, also those for other machines, has the hash that an install compares', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean; integrity?: string }>
  }
  const without = Object.entries(lock.packages).filter(([path, { link, integrity }]) => path !== '' && !link && !integrity)
  expect(without.map(([path]) => path)).toEqual([])
})
