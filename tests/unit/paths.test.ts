import { describe, expect, test } from 'vitest'
import { pageAfterLogin, throughLogin } from '#common/admin-paths.ts'
import { isLocale, LOCALES, pageLocale } from '#common/locales.ts'
import { localizedPath, paths } from '#common/paths.ts'
import { partNumber, pathNumber } from '#src/i18n/path-parameters.ts'

describe('addresses', () => {
  test('Estonian has no prefix, the other languages do', () => {
    expect(LOCALES.map(locale => localizedPath(locale, paths.shop))).toEqual(['/tooted', '/en/tooted', '/ru/tooted'])
  })

  test('the home page of a language with a prefix ends in a slash', () => {
    expect(LOCALES.map(locale => localizedPath(locale, paths.home))).toEqual(['/', '/en/', '/ru/'])
  })

  test('an address has the category percent-encoded, and decoding it gives the name back', () => {
    const path = paths.product('õlid & vahad / 100%?', 7)
    expect(path).toBe('/tooted/%C3%B5lid%20%26%20vahad%20%2F%20100%25%3F/7')
    expect(new URL(path, 'https://example.org').pathname).toBe(path)
    expect(decodeURIComponent(path.split('/')[2] ?? '')).toBe('õlid & vahad / 100%?')
  })

  test('the parts of a list are below the list they belong to', () => {
    expect(paths.shopArchive(null, 3)).toBe('/tooted/leht/3')
    expect(paths.shopArchive('kodulõhnad', 3)).toBe(`${paths.category('kodulõhnad')}/leht/3`)
    expect(paths.newsArchive(2)).toBe('/uudised/leht/2')
  })
})

describe('numbers in addresses', () => {
  test.each(['1', '7', '40', '2147483647'])('%s is the number of an item or part', text => {
    expect(pathNumber(text)).toBe(Number(text))
  })

  test.each([undefined, '', '0', '007', '-1', '1.0', '1e3', ' 1', '0x1', 'leht', '99999999999'])(
    '%s is no number of an item or part',
    text => {
      expect(pathNumber(text)).toBeNull()
    },
  )

  test('parts of index files count from 0', () => {
    expect(partNumber('0')).toBe(0)
    expect(partNumber('12')).toBe(12)
    expect(partNumber('00')).toBeNull()
  })
})

test('a page without a language prefix is Estonian, and only the site’s languages count', () => {
  expect(pageLocale(undefined)).toBe('et')
  expect(pageLocale('ru')).toBe('ru')
  expect(isLocale('de')).toBe(false)
})

test('the log-in leads on to a guarded page of this site', () => {
  const link = throughLogin('ru', '/admin/messages', '?q=A&B')
  expect(link).toBe('/ru/admin?to=/ru/admin/messages%3Fq%3DA%26B')
  expect(pageAfterLogin(new URL(link, 'https://aroomikoda.example').search)).toBe('/ru/admin/messages?q=A&B')
})

test.each([
  '',
  '/tooted',
  '//evil.example/admin/messages',
  'https://evil.example/admin/messages',
  '/admin',
  '/admin/..//x',
  '/de/admin/messages',
])('the log-in does not lead on to %j', page => {
  expect(pageAfterLogin(`?to=${encodeURIComponent(page)}`)).toBeNull()
})
