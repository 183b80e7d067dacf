import { expect, test } from 'vitest'
import { fetchPicture } from '#server/pictures/foreign/fetch-picture.ts'
import { isPublicAddress, type Network, PUBLIC_NETWORK } from '#server/pictures/foreign/network.ts'

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '239.255.255.250',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%s is no address of the open internet', address => expect(isPublicAddress(address)).toBe(false))

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '193.40.5.73', '2a00:1450:4001:80b::200e', '2606:4700::1111'])(
  '%s is an address of the open internet',
  address => expect(isPublicAddress(address)).toBe(true),
)

const signal = AbortSignal.timeout(60_000)
/** Connects nowhere: a test that gets so far fails by its message. */
const network = (resolve: Network['resolve']): Network => ({
  ...PUBLIC_NETWORK,
  resolve,
  request: () => {
    throw new Error('connected')
  },
})

test.each([
  'https://127.0.0.1/a.jpg',
  'https://2130706433/a.jpg',
  'https://0x7f.1/a.jpg',
  'https://[::1]/a.jpg',
  'https://[::ffff:a00:1]/a',
  'http://8.8.8.8/a.jpg',
  'https://8.8.8.8:8443/a.jpg',
  'https://user:word@8.8.8.8/a.jpg',
  'https://salakaval.example/a.jpg',
])('nothing is asked of %s', async address => {
  const rebinding = network(async () => [
    { address: '8.8.8.8', family: 4 },
    { address: '10.0.0.5', family: 4 },
  ])
  const error = await fetchPicture(address, rebinding, signal).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ problem: 'UNREACHABLE', message: expect.not.stringContaining('no answer') })
})

test('a save that has run out of time asks no further host', async () => {
  const asked: string[] = []
  const noted = network(async host => {
    asked.push(host)
    return [{ address: '8.8.8.8', family: 4 }]
  })
  const late = fetchPicture('https://pildid.example/a.jpg', noted, AbortSignal.abort())
  await expect(late).rejects.toMatchObject({ problem: 'UNREACHABLE' })
  expect(asked).toEqual([])
})
