import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { currentVersion } from '#server/site/file-version.ts'
import { answerFor, notFoundFile } from '#server/site/site-file.ts'

const siteDir = mkdtempSync(join(tmpdir(), 'aroomikoda-site-'))
for (const file of [
  'index.html',
  'en/index.html',
  '404.html',
  'en/404.html',
  'tooted.html',
  'tooted/õlid & muu.html',
  'tooted/küünlad/1.html',
  '_astro/a.js',
  '_headers',
  'robots.txt',
  '.well-known/security.txt',
]) {
  mkdirSync(dirname(join(siteDir, file)), { recursive: true })
  writeFileSync(join(siteDir, file), file)
}
const find = (name: string) => currentVersion(join(siteDir, name))
afterAll(() => rmSync(siteDir, { recursive: true }))

describe('a path of the published site', () => {
  test.each([
    ['/', 'index.html'],
    ['/en/', 'en/index.html'],
    ['/tooted', 'tooted.html'],
    ['/tooted/%C3%B5lid%20%26%20muu', 'tooted/õlid & muu.html'],
    ['/tooted/k%C3%BC%C3%BCnlad/1', 'tooted/küünlad/1.html'],
    ['/robots.txt', 'robots.txt'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
    ['/_astro/a.js', '_astro/a.js'],
  ])('%s is the file %s', async (path, file) => {
    expect(await answerFor(path, find)).toMatchObject({
      kind: 'file',
      file: { path: join(siteDir, file), size: Buffer.byteLength(file) },
    })
  })

  test.each([
    ['/en', '/en/'],
    ['/tooted/', '/tooted'],
    ['/tooted.html', '/tooted'],
    ['/index.html', '/'],
    ['/en/index.html', '/en/'],
    ['/index', '/'],
    ['/en/index', '/en/'],
    ['/en/index/', '/en/'],
    ['/tooted%2F', '/tooted'],
    ['/tooted%2Ehtml', '/tooted'],
    ['/tooted/%C3%B5lid%20%26%20muu%2F', '/tooted/%C3%B5lid%20%26%20muu'],
    ['/en%2Findex%2Ehtml', '/en/'],
  ])('%s leads to its usual spelling, %s', async (path, to) => {
    expect(await answerFor(path, find)).toEqual({ kind: 'redirect', to })
  })

  test.each([
    '/puudub',
    '/tooted/küünlad/99',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/secret',
    '/%00',
    '/%',
    '//evil.example/',
    '/_headers',
    '/.env',
    '/.well-known/.env',
    '/en/.well-known/security.txt',
    '/tooted//',
    '/a\\b',
    `/${'x'.repeat(300)}`,
    '/a'.repeat(2_500),
  ])('%s is not found', async path => {
    expect(await answerFor(path, find)).toEqual({ kind: 'not-found' })
  })

  test('an unknown path below a language shows that language', () => {
    expect(['/puudub', '/en/puudub', '/ru', '/russ'].map(notFoundFile)).toEqual([
      '404.html',
      'en/404.html',
      'ru/404.html',
      '404.html',
    ])
  })
})
