import { once } from 'node:events'
import { createServer, get, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { countLayoutShift } from '#tests/support/page-weight.ts'
import { expect, test } from './fixtures.ts'

/** Parts in which a page arrives, each of which the browser draws. */
const PARTS = 25
const PAUSE_MS = 40

async function sendInParts(page: Buffer, to: ServerResponse): Promise<void> {
  const length = Math.ceil(page.length / PARTS)
  for (let start = 0; start < page.length; start += length) {
    to.write(page.subarray(start, start + length))
    await sleep(PAUSE_MS)
  }
  to.end()
}

/** A line on which pages arrive part by part, and everything else at once. */
async function slowLine(origin: string): Promise<Server> {
  const { host } = new URL(origin)
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' }
    get(origin + incoming.url, { headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 0, answer.headers)
      if (answer.headers['content-type']?.startsWith('text/html')) void buffer(answer).then(page => sendInParts(page, outgoing))
      else answer.pipe(outgoing)
    }).on('error', () => outgoing.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}

test('on a slow line nothing of a short page moves while the rest of it arrives', async ({ page, baseURL }) => {
  const line = await slowLine(baseURL ?? '')
  const { port } = line.address() as AddressInfo
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.addInitScript(countLayoutShift)
  try {
    for (const path of ['/en/tooted/ostukorv', '/en/kontakt/broneering', '/en/admin']) {
      await page.goto(`http://127.0.0.1:${port}${path}`)
      expect(await page.evaluate(() => window.layoutShift), path).toBe(0)
    }
  } finally {
    line.closeAllConnections()
    line.close()
  }
})
