import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const EDGE = join(import.meta.dirname, '../../setup/edge.mjs')

test('an option that npm keeps to itself for want of `--` is told, and nothing is written elsewhere', () => {
  const { status, stderr } = spawnSync(process.execPath, [EDGE, 'nginx'], {
    env: { ...process.env, npm_config_out: '/srv/edge' },
    encoding: 'utf8',
  })
  expect([status, stderr.trim()]).toEqual([2, 'npm kept `--out` to itself: write `npm run edge -- KIND --out DIR …`.'])
})
