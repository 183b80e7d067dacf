import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = readFileSync(new URL('../../src/inline/language-redirect.js', import.meta.url), 'utf8')

/** Where the script of an Estonian page leads a visitor who typed the address and once chose English; null when it stays. */
function leadsTo(pathname: string): string | null {
  let led: string | null = null
  runInNewContext(script, {
    localStorage: { getItem: () => 'en' },
    performance: { getEntriesByType: () => [{ type: 'navigate' }] },
    document: { referrer: '', currentScript: { dataset: { translations: 'en ru' } } },
    location: { origin: 'http://x', pathname, search: '', hash: '', replace: (address: string) => (led = address) },
  })
  return led
}

test('an address gets the language that the visitor chose, but none beside the one it has', () => {
  expect(['/', '/tooted', '/enne', '/english/en'].map(leadsTo)).toEqual(['/en/', '/en/tooted', '/en/enne', '/en/english/en'])
  // A static host shows the Estonian page for unknown addresses below /en and /ru, too.
  expect(['/en', '/en/tooted/x', '/ru/x'].map(leadsTo)).toEqual([null, null, null])
})
