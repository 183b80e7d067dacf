import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const EDGE = join(import.meta.dirname, '../../setup/edge.mjs')

test.each([
  ['--out', { npm_config_out: '/srv/edge' }],
  ['--secret-file', { npm_config_secret_file: '/srv/purge-secret' }],
])('an option %s that npm keeps to itself for want of `--` is refused, and the command to write is told', (option, kept) => {
  const env = { ...process.env, ...kept }
  const { status, stdout, stderr } = spawnSync(process.execPath, [EDGE, 'nginx'], { env, encoding: 'utf8' })
  // It lists each file that it writes.
  expect(stdout).toBe('')
  expect([status, stderr.trim()]).toEqual([2, `npm kept \`${option}\` to itself: write \`npm run edge -- KIND --out DIR …\`.`])
})

test.each([
  ['netlify', '--app', 'a host elsewhere cannot find the product on this machine'],
  ['varnish', '--files', 'Varnish would have nothing to read'],
])('%s without %s is refused, and nothing is written: %s', kind => {
  expectUsage(kind)
})

test.each([
  ['nginx', '--app', 'http://'],
  ['nginx', '--app', 'localhost:3000'],
  ['varnish', '--files', 'http://'],
])('%s %s %s is refused, because no request can go there', (...args) => {
  expectUsage(...args)
})

function expectUsage(...args: readonly string[]): void {
  const cwd = temporaryFolder()
  const command = join(import.meta.dirname, '../../content-build/commands/edge-command.ts')
  const { status, stderr } = spawnSync(process.execPath, [command, ...args], { cwd, encoding: 'utf8' })
  expect([status, existsSync(join(cwd, 'edge'))]).toEqual([2, false])
  expect(stderr).toMatch(/^Usage: npm run edge/)
}
