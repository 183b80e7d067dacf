import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const RESTORE = join(import.meta.dirname, '../../setup/restore.mjs')

test('an option that npm keeps to itself for want of `--` is refused, and the whole command is told', () => {
  const { status, stderr } = spawnSync(process.execPath, [RESTORE, 'b.tar.gz'], {
    env: { ...process.env, npm_config_replaces_site: 'true' },
    encoding: 'utf8',
  })
  expect([status, stderr.trim()]).toEqual([
    2,
    'npm kept `--replaces-site` to itself: write `npm run restore FILE -- --replaces-site`.',
  ])
})
