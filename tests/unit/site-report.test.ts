import { expect, test } from 'vitest'
import { forgetMended, recentLooks, reportDifferences, reportWhole } from '#content-build/folder-check/site-report.ts'
import { verifyReport } from '#content-build/process/verify-report.ts'
import type { WholeCheck } from '#content-build/process/verify-site.ts'
import { readSiteCheck } from '#server/site/site-check.ts'
import { siteWarning } from '#server/site/site-warning.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const found = (changed: string[]) => ({ changed, missing: [], strange: [], unmended: [] })
const checked = (changed: string[], before: WholeCheck['before']): WholeCheck => ({
  at: new Date().toISOString(),
  changed,
  missing: [],
  strange: [],
  unmended: [],
  counts: { changed: changed.length, missing: 0, strange: 0, unmended: 0 },
  id: null,
  files: 9,
  pages: 3,
  ms: 100,
  failure: null,
  before,
})

/** Two looks and a check that have found a file each, the looks before the check. @returns what the check names */
async function foundInPieces(folder: string): Promise<string[]> {
  await reportDifferences(folder, found(['site/a.html']), { byLook: true })
  await reportDifferences(folder, found(['site/b.html']), { byLook: true })
  await reportDifferences(folder, found(['site/c.html']), { byLook: false })
  await reportWhole(folder, checked(['site/c.html'], await recentLooks(folder)))
  return verifyReport((await readSiteCheck(folder)).whole as WholeCheck, null, folder)
}

test('a check names what it found, and apart from that what looks had mended before it', async () => {
  const asked = expect.stringMatching(/^Before it was asked, at .+Z, the product had found and mended by itself:$/)
  expect(await foundInPieces(temporaryFolder())).toEqual([
    'changed  site/c.html',
    expect.stringMatching(/: 1 differed, all are mended\.$/),
    expect.stringMatching(/^What was changed is kept in /),
    asked,
    '  changed  site/a.html',
    asked,
    '  changed  site/b.html',
  ])
})

test('the next check does not name again what looks had mended before this one', async () => {
  const folder = temporaryFolder()
  await foundInPieces(folder)
  expect(await recentLooks(folder)).toEqual([])
})

test('damage that comes in pieces is one for /readyz', async () => {
  const folder = temporaryFolder()
  await foundInPieces(folder)
  expect((await readSiteCheck(folder)).differed?.counts.changed).toBe(3)
})

test('a check that found nothing but what it cannot mend names that', () => {
  const unmended = [{ file: 'site/media/a/320.webp', reason: 'the picture storage lacks it' }]
  const whole = { ...checked([], []), unmended, counts: { changed: 0, missing: 0, strange: 0, unmended: 1 } }
  expect(verifyReport(whole, null, '/data')).toEqual([
    'not mended: site/media/a/320.webp (the picture storage lacks it)',
    expect.stringMatching(/: 0 differed, 1 could not be mended\.$/),
  ])
})

test('what could not be mended stays in the report while other files are mended, until another try mends it', async () => {
  const folder = temporaryFolder()
  const byLook = { byLook: true }
  await reportDifferences(folder, { ...found(['site/a.html']), unmended: [{ file: 'site/a.html', reason: 'EACCES' }] }, byLook)
  await reportDifferences(folder, found(['site/b.html']), byLook)
  expect((await siteWarning(folder))?.detail).toMatch(/2 changed.*1 could not be mended, the first site\/a\.html \(EACCES\)/)
  await reportDifferences(folder, found(['site/a.html']), byLook)
  expect((await siteWarning(folder))?.detail).toMatch(/2 changed.*all were mended/)
})

test('a file that is released no more, as nothing is left to make it from, stays in the report', async () => {
  const folder = temporaryFolder()
  const files = ['site/_astro/old.js', 'site/a.html']
  const unmended = files.map(file => ({ file, reason: 'refused' }))
  await reportDifferences(folder, { ...found(files), unmended }, { byLook: true })
  const seen = { expected: new Map([['site/a.html', {}]]), wrong: new Set<string>(), lacking: () => new Set<string>() }
  expect(await forgetMended(folder, seen)).toBe(true)
  expect((await siteWarning(folder))?.detail).toMatch(/2 changed.*1 could not be mended, the first site\/_astro\/old\.js/)
})

test('a picture file that no page waits for any more leaves the report, one that a page waits for stays', async () => {
  const folder = temporaryFolder()
  const files = ['site/media/deleted/320.webp', 'site/media/awaited/320.webp']
  const unmended = files.map(file => ({ file, reason: 'the picture storage lacks it' }))
  await reportDifferences(folder, { ...found([]), missing: files, unmended }, { byLook: false })
  const seen = { expected: new Map(), wrong: new Set<string>(), lacking: () => new Set(['site/media/awaited/320.webp']) }
  expect(await forgetMended(folder, seen)).toBe(true)
  expect((await readSiteCheck(folder)).differed?.unmended.map(({ file }) => file)).toEqual(['site/media/awaited/320.webp'])
})

test('no picture file leaves the report while a failed publish leaves it unknown which ones pages wait for', async () => {
  const folder = temporaryFolder()
  const file = 'site/media/awaited/320.webp'
  const unmended = [{ file, reason: 'the picture storage lacks it' }]
  await reportDifferences(folder, { ...found([]), missing: [file], unmended }, { byLook: false })
  expect(await forgetMended(folder, { expected: new Map(), wrong: new Set<string>(), lacking: () => null })).toBe(true)
  expect((await readSiteCheck(folder)).differed?.unmended).toEqual(unmended)
})

test.each([
  [
    'that is as published',
    { objects: 7, differing: 0 },
    '7 objects of the bucket were compared with the published folder: all are as published.',
  ],
  [
    'that differed',
    { objects: 7, differing: 2 },
    '7 objects of the bucket were compared with the published folder: 2 differed, all are mended.',
  ],
  [
    'that does not answer',
    { failure: 'Error: no answer' },
    'The bucket could not be compared and is tried again by the product that publishes: Error: no answer',
  ],
])('a check has a line about a bucket %s', (_state, bucket, line) => {
  expect(verifyReport(checked([], []), bucket, '/data')).toEqual([expect.stringMatching(/: all are as published\.$/), line])
})

test('what a look mended half an hour ago is not named any more', async () => {
  const folder = temporaryFolder()
  await reportDifferences(folder, found(['site/a.html']), { byLook: true })
  expect(await recentLooks(folder, new Date(Date.now() + 30 * 60_000))).toEqual([])
})
