import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { resolveHost } from '#server/pictures/foreign/resolve-host.ts'

const TYPES = { 1: 'A', 28: 'AAAA' } as const
type Records = { readonly A?: readonly number[]; readonly AAAA?: readonly number[] }

/** A name server with at most one address of each kind for every name. @returns its address with its port */
async function startNameServer(records: Records): Promise<string> {
  const server = createSocket('udp4')
  server.on('message', (query, { port, address }) => server.send(answerTo(query, records), port, address))
  server.bind(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `127.0.0.1:${server.address().port}`
}

/** The query as an answer, with the record that it asks for (RFC 1035 §4.1). */
function answerTo(query: Buffer, records: Records): Buffer {
  const HEADER_BYTES = 12
  const nameEnd = query.indexOf(0, HEADER_BYTES)
  const type = query.readUInt16BE(nameEnd + 1)
  const data = records[TYPES[type as keyof typeof TYPES]]
  const header = Buffer.from(query.subarray(0, HEADER_BYTES))
  header.writeUInt16BE(0x8180, 2)
  header.writeUInt16BE(data ? 1 : 0, 6)
  header.fill(0, 8, HEADER_BYTES)
  const question = query.subarray(HEADER_BYTES, nameEnd + 5)
  if (!data) return Buffer.concat([header, question])
  // The name of the question, its type, class IN, a minute, and the length of the address.
  const record = Buffer.from([0xc0, HEADER_BYTES, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length])
  return Buffer.concat([header, question, record, Buffer.from(data)])
}

const AN_IPV6 = [0x26, 0x06, 0x47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x11, 0x11]

test('a host has all the addresses that its name servers know', async () => {
  const server = await startNameServer({ A: [8, 8, 8, 8], AAAA: AN_IPV6 })
  expect(await resolveHost('pildid.example', [server])).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ])
})

test('a host may have addresses of one kind alone', async () => {
  const server = await startNameServer({ AAAA: AN_IPV6 })
  expect(await resolveHost('pildid.example', [server])).toEqual([{ address: '2606:4700::1111', family: 6 }])
})

test('a host without an address is refused', async () => {
  const server = await startNameServer({})
  await expect(resolveHost('pildid.example', [server])).rejects.toMatchObject({ code: 'ENODATA' })
})
