/** `npm run test:long`: the tests whose counts and seeds have a length, long. With arguments only what they name. */
process.env['TEST_LENGTH'] = 'long'
if (process.argv.length === 2) {
  const publishing = ['crash', 'fair-publishing', 'former-addresses', 'incremental', 'kill-messages', 'kill-product', 'worker']
  const files = ['unit/rich-text', 'api/bound-values', 'api/fuzz', ...publishing.map(name => `publish/${name}`)]
  process.argv.push(...files.map(file => `tests/${file}.test.ts`), 'tests/gateway/', 'tests/e2e/rich-text-round-trip.spec.ts')
}
await import('./test.mjs')
