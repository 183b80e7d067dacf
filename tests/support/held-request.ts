import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, vi } from 'vitest'
import { ORIGIN, type ApiUnderTest } from './api-app.ts'

type HeldRequest = {
  readonly cookie: string | null
  readonly path: string
  readonly type: string
  readonly body: Buffer
  readonly isChunked?: boolean
}

/**
 * Sends the head of a POST and half of its body, and waits until the server has looked at the head.
 * @returns a function that sends the rest and gives the whole answer
 */
export async function sendHalf(
  api: ApiUnderTest,
  { cookie, path, type, body, isChunked }: HeldRequest,
): Promise<() => Promise<string>> {
  const address = api.app.server.address() ?? new URL(await api.app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number((address as { port: unknown }).port), '127.0.0.1')
  await once(socket, 'connect')
  const answer = text(socket)
  const before = api.queries.length
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    `Origin: ${ORIGIN}`,
    `Cookie: ${cookie}`,
    'Connection: close',
    `Content-Type: ${type}`,
    isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`,
    '',
    '',
  ]
  socket.write(head.join('\r\n'))
  const sent = isChunked ? Buffer.from(`${body.length.toString(16)}\r\n${body.toString()}\r\n0\r\n\r\n`) : body
  socket.write(sent.subarray(0, sent.length / 2))
  await vi.waitFor(() => expect(api.queries.slice(before).join()).toContain('from sessions'), { timeout: 60_000 })
  return () => {
    socket.write(sent.subarray(sent.length / 2))
    return answer
  }
}
