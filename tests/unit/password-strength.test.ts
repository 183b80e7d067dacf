import { describe, expect, test } from 'vitest'
import { PASSWORD_MAX_LENGTH } from '#common/account-limits.ts'
import { passwordWeakness } from '#server/passwords/password-strength.ts'

const EMAIL = 'mari.maasikas@lillepood.ee'

describe('a password that is tried early is told to be one', () => {
  test.each([
    ['passwordpassword', 'TOO_REGULAR'],
    ['123456789012', 'TOO_COMMON'],
    ['qwertyuiop123', 'TOO_COMMON'],
    ['aaaaaaaaaaaa', 'TOO_REGULAR'],
    ['aroomikoda123', 'TOO_PERSONAL'],
    ['Aroomikoda2026!', 'TOO_PERSONAL'],
    [EMAIL, 'TOO_PERSONAL'],
    ['maasikas-lillepood', 'TOO_PERSONAL'],
    ['paroolparool', 'TOO_REGULAR'],
    ['Salasõna2026!', 'TOO_COMMON'],
    ['Tartu123456!', 'TOO_COMMON'],
    ['Summer2026!!', 'TOO_COMMON'],
    ['пароль123456', 'TOO_COMMON'],
    ['йцукенгшщзхъ', 'TOO_COMMON'],
  ])('%s: %s', async (password, weakness) => {
    expect(await passwordWeakness(password, EMAIL)).toBe(weakness)
  })
})

describe('a sentence or random signs are taken', () => {
  test.each([
    'kaksteist tähte',
    'a quite different password',
    'minu koera nimi on Muki',
    'моя бабушка печёт блины',
    'vK7#qp!x2Lm9',
    'tugev parool 2026 lõhn',
  ])('%s has no weakness', async password => {
    expect(await passwordWeakness(password, EMAIL)).toBeNull()
  })
})

test('the longest one is judged by its beginning', async () => {
  const weak = 'password'.repeat(6)
  expect(await passwordWeakness(weak.padEnd(PASSWORD_MAX_LENGTH, 'vK7#qp!x2Lm9'), EMAIL)).toBe('TOO_REGULAR')
})
