import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeWholeSite } from '#content-build/process/whole-site.ts'
import { startErrorText } from '#server/core/start-error.ts'

const dir = mkdtempSync(join(tmpdir(), 'aroomikoda-whole-site-'))
afterAll(() => rmSync(dir, { recursive: true }))
const publishedDir = join(dir, 'data', 'site')
mkdirSync(join(publishedDir, 'tooted'), { recursive: true })
for (const file of ['_headers', 'sitemap.xml', '404.html']) writeFileSync(join(publishedDir, file), '')
symlinkSync(publishedDir, join(dir, 'link'))
mkdirSync(join(dir, 'own'))
writeFileSync(join(dir, 'own', 'letter.txt'), 'mine')

const own = /is the product's own/
test.each([
  ['own', /holds files that are not a published site/],
  ['data/site', own],
  ['data/site/tooted', own],
  ['data/site/new/folder', own],
  ['data/admin/new', own],
  ['link', own],
  ['link/new', own],
])('the site is not written into %s, and one sentence says why', async (folder, said) => {
  const outDir = join(dir, folder)
  const before = existsSync(outDir) && readdirSync(outDir)
  const refusal = await writeWholeSite({ outDir, publishedDir } as never).catch((error: unknown) => error)
  expect(startErrorText(refusal)).toMatch(said)
  expect(startErrorText(refusal)).not.toContain('\n')
  expect(existsSync(outDir) && readdirSync(outDir)).toEqual(before)
})
