import { once } from 'node:events'
import { createServer, request, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Network } from '#server/pictures/foreign/network.ts'

export type ForeignHost = {
  /** Connects to this host alone, without TLS. */
  readonly network: Network
  /** The https address of a path of this host. */
  url(path: string): string
  /** The requested paths. */
  readonly asked: string[]
  close(): Promise<void>
}

/** Another host on the internet, for tests: `pildid.example`, played by a server of this process. */
export async function startForeignHost(answer: RequestListener): Promise<ForeignHost> {
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '')
    answer(incoming, outgoing)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const network: Network = {
    resolve: async hostname => {
      if (hostname !== 'pildid.example') throw new Error(`No such host: ${hostname}`)
      // Nothing answers at its first address.
      return ['127.0.0.2', '127.0.0.1'].map(address => ({ address, family: 4 }))
    },
    allows: (address, toPort) => ['127.0.0.1', '127.0.0.2'].includes(address) && toPort === port,
    request: request as Network['request'],
  }
  return {
    network,
    asked,
    url: path => `https://pildid.example:${port}${path}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
