import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadConfig } from '#server/core/config.ts'
import { CONFIG_KEYS } from '#server/core/environment.ts'
import { SECRET_KEYS } from '#server/core/secret-files.ts'

const lines = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').split('\n')
const settings = lines.flatMap((line, index) => {
  const [, key, value] = /^([A-Z\d_]+)=(.*)$/.exec(line) ?? []
  return key === undefined ? [] : [{ key, value, above: lines[index - 1] ?? '' }]
})

test('.env.example names every variable the product reads, and no other', () => {
  expect(settings.map(({ key }) => key).toSorted()).toEqual(CONFIG_KEYS)
})

test('.env.example explains each variable in the line above it', () => {
  for (const { key, above } of settings) expect(above, key).toMatch(/^# \S/)
})

test("README's table of settings names every variable the product reads, and no other", () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const [, table = ''] = /\n\| variable \|[^\n]*\n\|[-|]+\|\n((?:\|[^\n]*\n)+)/.exec(readme) ?? []
  const named = table
    .split('\n')
    .flatMap(row => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z\d_]+)`/g)].map(([, key]) => String(key)))
  // One sentence below the table names the secrets that a file may hold.
  expect(named.toSorted()).toEqual(CONFIG_KEYS.filter(key => !key.endsWith('_FILE')))
  for (const key of SECRET_KEYS) expect(readme).toMatch(new RegExp(`\`${key}\`[^|]*can each be given as a\\s+file`))
})

test('.env.example as it is gives the same configuration as no environment at all', () => {
  const secret = { SESSION_SECRET: 'x'.repeat(32) } // given, so that none is written to DATA_DIR
  const example = Object.fromEntries(settings.map(({ key, value }) => [key, value]))
  expect(loadConfig({ ...example, ...secret })).toEqual(loadConfig(secret))
})

test('what the systemd unit sets is no setting of .env.example: its file would win, also with an empty value', () => {
  const unit = readFileSync(new URL('../../docs/aroomikoda.service', import.meta.url), 'utf8')
  const own = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line]) =>
    (line ?? '').split(' ').map(pair => pair.split('=')[0]),
  )
  expect(own).not.toHaveLength(0)
  expect(own.filter(key => CONFIG_KEYS.includes(String(key)))).toEqual([])
})

test('no text for administrators or visitors names a variable: only the operator has them', () => {
  const root = new URL('../../', import.meta.url)
  const files = globSync('{common,server,src}/**/*.i18n.ts', { cwd: root })
  expect(files.length).toBeGreaterThan(50)
  const names = new RegExp(`\\b(?:${CONFIG_KEYS.filter(key => key.includes('_')).join('|')})\\b`)
  for (const file of files) expect(readFileSync(new URL(file, root), 'utf8'), file).not.toMatch(names)
})
