import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const EDGE = join(import.meta.dirname, '../../setup/edge.mjs')

test.each([
  ['--out', { npm_config_out: '/srv/edge' }],
  ['--secret-file', { npm_config_secret_file: '/srv/purge-secret' }],
])('npm’s keeping %s to itself for want of `--` is told, and nothing is written elsewhere', (option, kept) => {
  const { status, stderr } = spawnSync(process.execPath, [EDGE, 'nginx'], { env: { ...process.env, ...kept }, encoding: 'utf8' })
  expect([status, stderr.trim()]).toEqual([2, `npm kept \`${option}\` to itself: write \`npm run edge -- KIND --out DIR …\`.`])
})
