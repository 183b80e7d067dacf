import { describe, expect, test, vi } from 'vitest'
import type { PublicationView } from '#server/publication-queue/publication.schemas.ts'
import { PublicationList } from '#src/admin/publications/page/publication-list.store.ts'
import type { PublicationsPlace } from '#src/admin/publications/page/publications-address.ts'
import type { PublicationFeed } from '#src/admin/publications/publication-feed.ts'
import { readPublications } from '#src/admin/publications/publication.api.ts'

vi.mock('#src/admin/publications/publication.api.ts', () => ({ readPublications: vi.fn(), readPublication: vi.fn() }))
vi.mock('#src/admin/publications/page/publications-address.ts', () => ({ EVERYTHING: {} }))

const EVERYTHING: PublicationsPlace = { state: undefined, entity: undefined, only: undefined }

type Told = { readonly undoes?: ReadonlyMap<number, number>; readonly failed?: readonly number[] }

/** What the server has: publications of these ids, newest first. */
function serve(newest: number, { undoes, failed }: Told = {}): void {
  vi.mocked(readPublications).mockImplementation(async ({ limit = 20, before = newest + 1 } = {}) =>
    Array.from({ length: Math.min(limit, before - 1) }, (_, index) => before - 1 - index).map(
      id =>
        ({
          id,
          state: failed?.includes(id) ? 'failed' : 'live',
          undoes: undoes?.get(id) ?? null,
          undone_by: null,
          can_undo: true,
        }) as PublicationView,
    ),
  )
}

async function loaded(list: PublicationList, work: () => unknown): Promise<readonly PublicationView[]> {
  work()
  await vi.waitFor(() => expect(list.$state.get().isWaiting).toBe(false))
  return list.$state.get().publications ?? []
}

test('a refresh after a long time leaves no gap between the newest publications and those known before', async () => {
  serve(100)
  const list = new PublicationList()
  await loaded(list, () => list.show(EVERYTHING))
  serve(127)
  const shown = await loaded(list, () => list.refresh())
  expect(shown.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 127 - index))
  expect(list.$state.get().hasMore).toBe(true)
  expect((await loaded(list, () => list.loadMore())).map(({ id }) => id)).toEqual(
    Array.from({ length: 40 }, (_, index) => 127 - index),
  )
})

test('an old publication says that it is undone, also beyond what one answer holds', async () => {
  serve(300)
  const list = new PublicationList()
  await loaded(list, () => list.show(EVERYTHING))
  for (let part = 0; part < 6; part += 1) await loaded(list, () => list.loadMore())
  serve(301, { undoes: new Map([[301, 165]]) })
  const shown = await loaded(list, () => list.refresh())
  expect(shown).toHaveLength(141)
  expect(shown.find(({ id }) => id === 165)).toMatchObject({ undone_by: 301, can_undo: false })
  expect(shown.find(({ id }) => id === 166)).toMatchObject({ undone_by: null, can_undo: true })
})

test('an old publication that failed says what became of it, also beyond what one answer holds', async () => {
  serve(400, { failed: [170] })
  const list = new PublicationList()
  await loaded(list, () => list.show(EVERYTHING))
  for (let part = 0; part < 12; part += 1) await loaded(list, () => list.loadMore())
  serve(400)
  const shown = await loaded(list, () => list.refresh())
  expect(shown.map(({ id }) => id)).toEqual(Array.from({ length: 260 }, (_, index) => 400 - index))
  expect(shown.find(({ id }) => id === 170)).toMatchObject({ state: 'live' })
})

test('a refresh drops the older publications that no longer match the filter', async () => {
  serve(40)
  const list = new PublicationList()
  await loaded(list, () => list.show({ ...EVERYTHING, state: 'live' }))
  await loaded(list, () => list.loadMore())
  vi.mocked(readPublications).mockResolvedValueOnce([{ id: 40 } as PublicationView])
  expect((await loaded(list, () => list.refresh())).map(({ id }) => id)).toEqual([40])
})

describe('while an older part is on its way, another filter', () => {
  const FAILED: PublicationsPlace = { state: 'failed', entity: undefined, only: undefined }

  /** A list whose older part is asked for before the filter changes, and comes, or fails, afterwards. */
  async function listAfterLatePart(answer: (part: PromiseWithResolvers<PublicationView[]>) => void): Promise<PublicationList> {
    serve(100)
    const list = new PublicationList()
    await loaded(list, () => list.show(EVERYTHING))
    const part = Promise.withResolvers<PublicationView[]>()
    vi.mocked(readPublications).mockReturnValueOnce(part.promise)
    const older = list.loadMore()
    serve(3)
    list.show(FAILED)
    await vi.waitFor(() => expect(list.$state.get().publications).toHaveLength(3))
    answer(part)
    await older
    return list
  }

  test('shows nothing of it', async () => {
    const list = await listAfterLatePart(part => part.resolve([{ id: 80 } as PublicationView]))
    expect(list.$state.get().publications?.map(({ id }) => id)).toEqual([3, 2, 1])
  })

  test('says nothing of its failure', async () => {
    const list = await listAfterLatePart(part => part.reject(new Error('no answer')))
    expect(list.$state.get()).toMatchObject({ error: null, lacksPart: false, isWaiting: false })
  })
})

test('a filter whose list could not be read shows nothing of the one before', async () => {
  serve(100)
  const list = new PublicationList()
  await loaded(list, () => list.show(EVERYTHING))
  vi.mocked(readPublications).mockRejectedValueOnce(new Error('no answer'))
  expect(await loaded(list, () => list.show({ ...EVERYTHING, state: 'failed' }))).toEqual([])
  expect(list.$state.get()).toMatchObject({ hasMore: false, error: new Error('no answer') })
})

test('of two filters chosen at once only the second one’s list is shown', async () => {
  serve(100)
  const list = new PublicationList()
  await loaded(list, () => list.show(EVERYTHING))
  const first = Promise.withResolvers<PublicationView[]>()
  vi.mocked(readPublications).mockReturnValueOnce(first.promise)
  list.show({ ...EVERYTHING, state: 'failed' })
  const shown: unknown[] = []
  list.$state.listen(({ publications }) => void shown.push(publications?.map(({ id }) => id)))
  serve(2)
  list.show({ ...EVERYTHING, state: 'queued' })
  expect((await loaded(list, () => first.resolve([{ id: 77 } as PublicationView]))).map(({ id }) => id)).toEqual([2, 1])
  expect(shown).not.toContainEqual([77])
})

test('where no events come through, a failed publication that the server tried again is shown live', async () => {
  vi.stubGlobal('document', new EventTarget())
  const feed = { open: () => {}, watch: () => () => {}, isConnected: false } as unknown as PublicationFeed
  serve(3, { failed: [2] })
  const list = new PublicationList()
  const disconnect = list.connect(feed)
  await loaded(list, () => list.show(EVERYTHING))
  serve(3)
  const states = () => list.$state.get().publications?.map(({ state }) => state)
  await vi.waitFor(() => expect(states()).toEqual(['live', 'live', 'live']), { timeout: 10_000 })
  disconnect()
  vi.unstubAllGlobals()
})
