import { describe, expect, test } from 'vitest'
import { ADMIN_PAGES } from '#common/admin-pages.ts'
import { LOCALES, localePrefix } from '#common/locales.ts'
import { FILE_NAME, filePath, OTHER_SPELLING, SESSION_PATHS, UNSERVED_PATHS } from '#content-build/edge/clean-address.ts'
import { OUT_OF_THE_SITE } from '../support/edge-addresses.ts'

const is = (source: string, path: string) => new RegExp(source).test(path)

test.each([
  ['/tooted', '/tooted.html'],
  ['/', '/index.html'],
  ['/en/', '/en/index.html'],
  ['/tooted/v2.0', '/tooted/v2.0.html'],
  ['/logo.svg', '/logo.svg'],
  ['/tooted/k%C3%BC', '/tooted/k%C3%BC.html'],
])('the file of %s is %s', (address, file) => {
  expect(filePath(address)).toBe(file)
})

test('the ending of a published file makes a file of an address', () => {
  expect([is(FILE_NAME, '/a/foto.webp'), is(FILE_NAME, '/tooted/v2.0')]).toEqual([true, false])
})

describe('edges leave to our server', () => {
  test.each(['/_headers', '/en/410/tooted', '/x.html', '/a//b', ...OUT_OF_THE_SITE])('%s', path => {
    expect(is(UNSERVED_PATHS, path)).toBe(true)
  })
})

describe('edges serve by themselves', () => {
  test.each(['/_astro/a.js', '/tooted/410/1', '/410', '/tooted/...', '/a../b.'])('%s', path => {
    expect(is(UNSERVED_PATHS, path)).toBe(false)
  })
})

describe('spelled as in links is', () => {
  test.each(["/tooted/%C3%B5li'd(1)!*~", '/tooted/a%26b%20c', '/en/', '/_astro/a_-.js', '/tooted/%2Bx'])('%s', path => {
    expect(is(OTHER_SPELLING, path)).toBe(false)
  })
})

describe('another spelling than that of links is', () => {
  test.each(['/%c3%B5', '/%C3%b5', '/%2e', '/%7e', '/õ', '/a b', '/uudised%2F7'])('%s', path => {
    expect(is(OTHER_SPELLING, path)).toBe(true)
  })
})

describe('of ASCII characters, links spell', () => {
  const characters = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
  const encoded = (character: string) => `/%${character.charCodeAt(0).toString(16).toUpperCase()}`
  const plain = characters.filter(character => encodeURIComponent(character) === character)
  const coded = characters.filter(character => encodeURIComponent(character) !== character)

  test('plainly those that encodeURIComponent leaves as they are', () => {
    expect(plain.filter(character => is(OTHER_SPELLING, `/${character}`))).toEqual([])
    expect(plain.filter(character => !is(OTHER_SPELLING, encoded(character)))).toEqual([])
  })

  test('in code the others, but for what parts an address', () => {
    expect(coded.filter(character => is(OTHER_SPELLING, encoded(character)))).toEqual(['/'])
    expect(coded.filter(character => !is(OTHER_SPELLING, `/${character}`))).toEqual(['#', '%', '/', '?'])
  })
})

const SHELLS = ADMIN_PAGES.flatMap(({ shell }) => LOCALES.map(locale => localePrefix(locale) + shell))

describe('no cache keeps', () => {
  test.each([...SHELLS, '/auth/login', '/api/products', '/admin/messages/', '/readyz/'])('%s', path => {
    expect(is(SESSION_PATHS, path)).toBe(true)
  })
})

describe('a cache may keep', () => {
  test.each(['/tooted', '/tooted/x/12', '/admin', '/uudised/12'])('%s', path => {
    expect(is(SESSION_PATHS, path)).toBe(false)
  })
})
