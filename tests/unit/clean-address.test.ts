import { expect, test } from 'vitest'
import { ADMIN_PAGES } from '#common/admin-pages.ts'
import { LOCALES, localePrefix } from '#common/locales.ts'
import { FILE_NAME, filePath, OTHER_SPELLING, SESSION_PATHS, UNSERVED_PATHS } from '#content-build/edge/clean-address.ts'
import { OUT_OF_THE_SITE } from '../support/edge-addresses.ts'

test('the patterns of edges tell files, unserved paths, other spellings and paths of a session apart', () => {
  const is = (source: string, path: string) => new RegExp(source).test(path)
  expect(['/tooted', '/', '/en/', '/tooted/v2.0', '/logo.svg', '/tooted/k%C3%BC'].map(filePath)).toEqual([
    ...['/tooted.html', '/index.html', '/en/index.html', '/tooted/v2.0.html', '/logo.svg', '/tooted/k%C3%BC.html'],
  ])
  expect(is(FILE_NAME, '/a/foto.webp')).toBe(true)
  for (const path of ['/_headers', '/en/410/tooted', '/x.html', '/a//b', ...OUT_OF_THE_SITE])
    expect([path, is(UNSERVED_PATHS, path)]).toEqual([path, true])
  for (const path of ['/_astro/a.js', '/tooted/410/1', '/410', '/tooted/...', '/a../b.'])
    expect([path, is(UNSERVED_PATHS, path)]).toEqual([path, false])
  const kept = ["/tooted/%C3%B5li'd(1)!*~", '/tooted/a%26b%20c', '/en/', '/_astro/a_-.js', '/tooted/%2Bx']
  for (const path of kept) expect([path, is(OTHER_SPELLING, path)]).toEqual([path, false])
  for (const path of [
    '/%c3%B5',
    '/%C3%b5',
    '/%74',
    '/a+b',
    '/a&b',
    '/õ',
    '/%2D',
    '/%2e',
    '/%7e',
    '/a%2Ab',
    '/a b',
    '/uudised%2F7',
  ]) {
    expect([path, is(OTHER_SPELLING, path)]).toEqual([path, true])
  }
  for (const { shell } of ADMIN_PAGES)
    for (const at of LOCALES.map(localePrefix)) expect(is(SESSION_PATHS, at + shell)).toBe(true)
  for (const path of ['/auth/login', '/api/products', '/admin/messages/', '/readyz/']) expect(is(SESSION_PATHS, path)).toBe(true)
  for (const path of ['/tooted', '/tooted/x/12', '/admin', '/uudised/12']) expect(is(SESSION_PATHS, path)).toBe(false)
})
