import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takePlace, unfinishedFolder } from '#content-build/process/site-place.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const LONG_AGO = new Date(Date.now() - 2 * 86_400_000)

function siteAt(path: string, text: string, at = new Date()): void {
  mkdirSync(path)
  writeFileSync(join(path, 'index.html'), text)
  utimesSync(path, at, at)
}

test('a new site takes the place of the former one, and nothing else is left', () => {
  const folder = temporaryFolder()
  const out = join(folder, 'site')
  siteAt(out, 'former')
  const partial = unfinishedFolder(out)
  writeFileSync(join(partial, 'index.html'), 'new')
  takePlace(partial, out)
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('new')
  expect(readdirSync(folder)).toEqual(['site'])
})

test('what killed processes left a day ago goes, former sites too; what is newer or of others stays', () => {
  const folder = temporaryFolder()
  const out = join(folder, 'site')
  siteAt(out, 'present')
  for (const name of ['site.partial-abc123', 'site.partial-abc123.old', 'site.partial-of-others'])
    siteAt(join(folder, name), '', LONG_AGO)
  for (const name of ['site.partial-Def456', 'site.partial-Def456.old']) siteAt(join(folder, name), '')
  const partial = unfinishedFolder(out)
  const left = readdirSync(folder).filter(name => join(folder, name) !== partial)
  expect(left).toEqual(['site', 'site.partial-Def456', 'site.partial-Def456.old', 'site.partial-of-others'])
})

test('a former site that a killed process left out of its place comes back', () => {
  const folder = temporaryFolder()
  const out = join(folder, 'site')
  siteAt(join(folder, 'site.partial-abc123'), 'unfinished', LONG_AGO)
  siteAt(join(folder, 'site.partial-abc123.old'), 'former', LONG_AGO)
  unfinishedFolder(out)
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('former')
  expect(existsSync(join(folder, 'site.partial-abc123'))).toBe(false)
})
