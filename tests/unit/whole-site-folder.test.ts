import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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

test.each([
  ['own', /holds files that are not a published site/],
  ['data/site', /the running product publishes there/],
  ['data/site/tooted', /the running product publishes there/],
  ['link', /the running product publishes there/],
])('the site is not written into %s, which one sentence says', async (folder, said) => {
  const before = readdirSync(join(dir, folder))
  const refusal = await writeWholeSite({ outDir: join(dir, folder), publishedDir } as never).catch((error: unknown) => error)
  expect(startErrorText(refusal)).toMatch(said)
  expect(startErrorText(refusal)).not.toContain('\n')
  expect(readdirSync(join(dir, folder))).toEqual(before)
})
