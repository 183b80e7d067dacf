import { once } from 'node:events'
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type LoadBalancer = { readonly origin: string; stop(): Promise<void> }

/**
 * A balancer that remembers nothing: each request goes to the next of the origins, whatever it asks for. Status, headers and
 * bytes pass as they are, and a header names the client, as other proxies do.
 */
export async function startLoadBalancer(origins: readonly string[]): Promise<LoadBalancer> {
  let sent = 0
  const server = createServer((request, response) => {
    const origin = origins[sent % origins.length] as string
    sent += 1
    passOn(request, response, origin)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function passOn(request: IncomingMessage, response: ServerResponse, origin: string): void {
  const { method, url, headers, socket } = request
  const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress }
  const asked = ask(origin + url, { method, headers: forwarded }, answer => {
    response.writeHead(answer.statusCode as number, answer.headers)
    answer.pipe(response)
    answer.once('error', () => response.destroy())
  })
  asked.once('error', () => response.destroy())
  // A client that leaves a stream of events leaves it at the product, too.
  response.once('close', () => asked.destroy())
  request.pipe(asked)
}
