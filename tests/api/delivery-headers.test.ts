import { expect, test } from 'vitest'
import { fileHash } from '#content-build/content/file-hash.ts'
import { ContentSecurityPolicy } from '#content-build/render/content-security-policy.ts'
import { site, useDeliveryWorld } from '../support/delivery-world.ts'

const world = useDeliveryWorld()

const page = (script: string) => Buffer.from(`<!doctype html><html><head><script>${script}</script></head><body></body></html>`)
const policyOf = (script: string) => ContentSecurityPolicy.of([page(script)], '').toString()
const policiesOf = (script: string) => ({ site: policyOf(script), admin: policyOf(script) })
const headersHeld = (area: string) => String(world.bucket.objects.get(`${area}/_headers`)?.bytes)

test('while pages of new code come, the header files allow the scripts of both builds; then of the new one alone', async () => {
  const { delivery } = await world.deliverFirst()
  delivery.released(world.folder.release({}, [], policiesOf('old()')))
  await world.waitUntilDelivered()
  world.bucket.calls.length = 0
  const seen: { file: string; old: boolean; new: boolean }[] = []
  world.bucket.before = ({ name, keys: [file = ''] }) => {
    if (name !== 'put' || !file.endsWith('.html')) return
    const area = file.split('/')[0] as string
    const policy = ContentSecurityPolicy.parse(/Content-Security-Policy: (.*)/.exec(headersHeld(area))?.[1] ?? '')
    seen.push({ file, old: policy.allows(page('old()')), new: policy.allows(page('fresh()')) })
  }
  delivery.released(world.folder.release(site('second'), [], policiesOf('fresh()')))
  await world.waitUntilDelivered()
  expect(seen.length).toBeGreaterThan(10)
  expect(seen.filter(one => !one.old || !one.new)).toEqual([])
  world.expectBucketEqualsFolder()
  expect(headersHeld('site')).toContain(policyOf('fresh()'))
  // Not with each slice of pages.
  expect(world.bucket.keysOf('get').filter(key => key.endsWith('_headers')).length).toBeLessThanOrEqual(2)
  expect(fileHash(headersHeld('site'))).toBe(world.folder.md5s()['site/_headers'])
})
