import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PublicationView } from '#server/publication-queue/publication.schemas.ts'
import { PublicationFeed } from '#src/admin/publications/publication-feed.ts'
import { announceLogout } from '#src/admin/session/leaving.ts'

/** A stream that a proxy does not let through. */
class ClosedStream extends EventTarget {
  static readonly OPEN = 1
  static readonly CLOSED = 2
  readonly readyState = ClosedStream.CLOSED
  close(): void {}
}

const ask = vi.fn<() => Promise<Response>>()
const refusal = () => {
  const problem = { type: 'about:blank', title: 'Unauthorized', status: 401, code: 'NOT_AUTHENTICATED', instance: '' }
  return Response.json(problem, { status: 401, headers: { 'content-type': 'application/problem+json' } })
}
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', ClosedStream)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }))
  vi.stubGlobal('fetch', ask)
  ask.mockReset().mockRejectedValue(new TypeError('no connection'))
})
/** Shows another tab of the browser, or this one again. */
function turnTo(visibilityState: 'hidden' | 'visible'): void {
  Object.assign(document, { visibilityState })
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a publication is asked for until the session has ended, and again when the editor goes on', async () => {
  const feed = new PublicationFeed()
  feed.follow(7, () => {})
  await minutes(1)
  expect(ask).toHaveBeenCalledTimes(31)

  ask.mockImplementation(async () => refusal())
  await minutes(60)
  expect(ask).toHaveBeenCalledTimes(32)

  ask.mockRejectedValue(new TypeError('no connection'))
  feed.open()
  await minutes(1)
  expect(ask).toHaveBeenCalledTimes(62)

  announceLogout()
  await minutes(60)
  expect(ask).toHaveBeenCalledTimes(62)
  feed.close()
})

test('a publication that visitors see is asked for no more', async () => {
  const feed = new PublicationFeed()
  const seen: string[] = []
  ask.mockImplementation(async () =>
    Response.json({ id: 7, state: 'live', delivery: ask.mock.calls.length < 5 ? 'waiting' : 'done' }),
  )
  feed.follow(7, ({ state, delivery }) => seen.push(`${state} ${delivery}`))
  await minutes(60)
  expect(seen.at(-1)).toBe('live done')
  expect(ask).toHaveBeenCalledTimes(5)
  feed.close()
})

test('a refused connection is not asked for again with each letter, but two seconds later', async () => {
  let tries = 0
  class RefusedStream extends ClosedStream {
    constructor() {
      super()
      tries += 1
    }
  }
  vi.stubGlobal('EventSource', RefusedStream)
  const feed = new PublicationFeed()
  const type = (letters: string) => Array.from(letters, () => feed.open())
  type('lõhn')
  expect(tries).toBe(1)
  await minutes(1)
  expect(tries).toBe(1)
  type('lõhn')
  expect(tries).toBe(2)
  feed.close()
})

test('that visitors see a publication is told once, however often the server repeats it', async () => {
  const feed = new PublicationFeed()
  const seen: string[] = []
  const live = { id: 7, state: 'live', delivery: 'none' } as PublicationView
  ask.mockImplementation(async () => Response.json(live))
  feed.follow(7, ({ state }) => seen.push(state))
  // An event overtakes the answer; a new connection brings the last publications again.
  feed.tell(live)
  await minutes(1)
  feed.tell(live)
  expect(ask).toHaveBeenCalled()
  expect(seen).toEqual(['live'])
  feed.close()
})

test('a hidden page keeps a connection only while visitors do not see its change', async () => {
  const streams: { isOpen: boolean }[] = []
  class Stream extends EventTarget {
    static readonly OPEN = 1
    static readonly CLOSED = 2
    readonly readyState = 1
    isOpen = true
    constructor() {
      super()
      streams.push(this)
    }
    close(): void {
      this.isOpen = false
    }
  }
  vi.stubGlobal('EventSource', Stream)
  const open = () => streams.map(({ isOpen }) => isOpen)
  const feed = new PublicationFeed()
  feed.open()
  turnTo('hidden')
  expect(open()).toEqual([false])
  turnTo('visible')
  feed.open()
  expect(open()).toEqual([false, true])

  let state = 'publishing'
  ask.mockImplementation(async () => Response.json({ id: 7, state, delivery: 'none' }))
  feed.follow(7, () => {})
  await minutes(1)
  turnTo('hidden')
  expect(open()).toEqual([false, true])
  state = 'live'
  feed.follow(7, () => {})
  await minutes(1)
  expect(open(), 'visitors see it').toEqual([false, false])
  feed.close()
  turnTo('hidden')
})

test('a publication whose end no event told is asked for now and then, although events come through', async () => {
  class OpenStream extends EventTarget {
    static readonly OPEN = 1
    static readonly CLOSED = 2
    readonly readyState = OpenStream.OPEN
    close(): void {}
  }
  vi.stubGlobal('EventSource', OpenStream)
  const feed = new PublicationFeed()
  const seen: string[] = []
  ask.mockImplementation(async () =>
    Response.json({ id: 7, state: ask.mock.calls.length < 3 ? 'publishing' : 'live', delivery: 'none' }),
  )
  feed.follow(7, ({ state }) => seen.push(state))
  await minutes(60)
  expect(seen.at(-1)).toBe('live')
  expect(ask).toHaveBeenCalledTimes(3)
  feed.close()
})
