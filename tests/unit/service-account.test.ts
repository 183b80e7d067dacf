import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished, test } from 'vitest'
import type { ServiceAccount } from '#server/core/embedded-postgres/service-account.ts'

const MODULE = new URL('../../server/core/embedded-postgres/service-account.ts', import.meta.url).href

const PROCESSES = 3

/** As products that start at once on a new machine. Each waits until all are ready. */
const ASKED_TOGETHER = `
  import { readdirSync, writeFileSync } from 'node:fs'
  import { ensureServiceAccount } from ${JSON.stringify(MODULE)}
  const [, ready] = process.argv
  writeFileSync(ready + '/' + process.pid, '')
  while (readdirSync(ready).length < ${PROCESSES});
  console.log(JSON.stringify(ensureServiceAccount()))
`

/** Only root has an /etc of its own, and only where the machine lets it mount. */
const mounts = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0

test.runIf(mounts)('processes of root that ask at once on a new machine get one account', async ({ expect }) => {
  const machine = mkdtempSync(join(tmpdir(), 'aroomikoda-machine-'))
  onTestFinished(() => rmSync(machine, { recursive: true }))
  const etc = join(machine, 'etc')
  cpSync('/etc', etc, { recursive: true, verbatimSymlinks: true })
  spawnSync('userdel', ['--prefix', machine, 'aroomikoda'])
  const ready = join(machine, 'ready')
  mkdirSync(ready)
  const ask = async () => {
    const node = [process.execPath, '--input-type=module', '--eval', ASKED_TOGETHER, ready]
    const inOwnEtc = ['--mount', 'sh', '-c', 'mount --bind "$0" /etc && exec "$@"', etc, ...node]
    const { stdout } = await promisify(execFile)('unshare', inOwnEtc)
    return JSON.parse(stdout) as ServiceAccount
  }
  const accounts = await Promise.all(Array.from({ length: PROCESSES }, ask))
  expect(accounts[0]?.name).toBe('aroomikoda')
  expect(new Set(accounts.map(({ uid, gid }) => `${uid}:${gid}`)).size).toBe(1)
})
