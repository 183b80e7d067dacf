import { once } from 'node:events'
import { Writable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { expect, test, vi } from 'vitest'
import { EventStream } from '#server/core/event-stream.ts'

/** A stream to a client that reads, or that takes nothing. */
function streamTo({ isReading }: { isReading: boolean }) {
  const read: string[] = []
  const raw = new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      read.push(text)
      if (isReading) done()
    },
  })
  const answer = Object.assign(raw, { writeHead() {}, flushHeaders() {} })
  const reply = { raw: answer, hijack() {}, getHeaders: () => ({}) }
  return { stream: new EventStream(reply as unknown as FastifyReply), raw, read }
}

const event = (data: unknown) => ({ event: 'step', data })
const text = (data: unknown) => `event: step\ndata: ${JSON.stringify(data)}\n\n`

test('what happens while the state is read follows the state, and so does what happens while it is read again', () => {
  const { stream, read } = streamTo({ isReading: true })
  stream.send(event(1))
  stream.send(event(2))
  expect(read).toEqual([])
  stream.release([event('state')])
  stream.send(event(3))
  stream.hold()
  stream.send(event(4))
  stream.release([event('state again')])
  expect(read.join('')).toBe(['state', 1, 2, 3, 'state again', 4].map(text).join(''))
})

test('a client gets the whole state, however much that is', () => {
  const { stream, raw, read } = streamTo({ isReading: true })
  const state = Array.from({ length: 1000 }, (_, index) => event(`${index} ${'x'.repeat(4000)}`))
  raw.cork()
  stream.release(state)
  raw.uncork()
  expect(raw.destroyed).toBe(false)
  expect(read.join('')).toBe(state.map(({ data }) => text(data)).join(''))
})

test('a client that takes nothing is cut off once a mebibyte waits for it, and not before', () => {
  const { stream, raw } = streamTo({ isReading: false })
  stream.release([])
  const part = 'x'.repeat(256 * 1024)
  for (let sent = 0; sent < 4; sent += 1) stream.send(event(part))
  expect(raw.destroyed).toBe(false)
  stream.send(event(part))
  expect(raw.destroyed).toBe(true)
})

test('a client that left before the stream was listed is told of at once, and one that leaves later then', async () => {
  const { stream, raw } = streamTo({ isReading: true })
  const closed = vi.fn()
  stream.onClose(closed)
  expect(closed).not.toHaveBeenCalled()
  const isClosed = once(raw, 'close')
  raw.destroy()
  await isClosed
  expect(closed).toHaveBeenCalledTimes(1)
  stream.onClose(closed)
  expect(closed).toHaveBeenCalledTimes(2)
})

test('a stream that ended takes no more', () => {
  const { stream, read } = streamTo({ isReading: true })
  stream.release([])
  stream.end()
  stream.send(event(1))
  stream.beat()
  expect(read).toEqual([])
})
