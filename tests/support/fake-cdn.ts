import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type CdnAsked = {
  readonly method: string
  /** As it came: with its query, percent-encoded. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

type Answer = { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }

/**
 * An HTTP server in the place of a CDN's API. It keeps what it was asked.
 * @param answers to the first requests; null is no answer, and all later requests are answered 200
 */
export async function startFakeCdn(answers: readonly (Answer | null)[] = []) {
  const asked: CdnAsked[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      asked.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
      const answer = answers[asked.length - 1]
      if (answer === null) return
      const { status, headers: said, body } = answer ?? { status: 200 }
      response.writeHead(status, said).end(body ?? '{"success":true}')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
