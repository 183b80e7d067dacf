import { expect, test, vi } from 'vitest'
import type { PublicationView } from '#server/publication-queue/publication.schemas.ts'
import { PublicationList } from '#src/admin/publications/page/publication-list.store.ts'
import type { PublicationsPlace } from '#src/admin/publications/page/publications-address.ts'
import { readPublications } from '#src/admin/publications/publication.api.ts'

vi.mock('#src/admin/publications/publication.api.ts', () => ({ readPublications: vi.fn(), readPublication: vi.fn() }))
vi.mock('#src/admin/publications/page/publications-address.ts', () => ({ EVERYTHING: {} }))

const EVERYTHING: PublicationsPlace = { state: undefined, entity: undefined, only: undefined }

/** What the server has: publications of these ids, newest first. */
function serve(newest: number, undoes: ReadonlyMap<number, number> = new Map()): void {
  vi.mocked(readPublications).mockImplementation(async ({ limit = 20, before = newest + 1 } = {}) =>
    Array.from({ length: Math.min(limit, before - 1) }, (_, index) => before - 1 - index).map(
      id => ({ id, undoes: undoes.get(id) ?? null, undone_by: null, can_undo: true }) as PublicationView,
    ),
  )
}

async function loaded(list: PublicationList, work: () => unknown): Promise<readonly PublicationView[]> {
  work()
  await vi.waitFor(() => expect(list.$state.get().isWaiting).toBe(false))
  return list.$state.get().publications ?? []
}

test('what was not seen for long is not left out between the newest and the known publications', async () => {
  serve(100)
  const list = new PublicationList()
  await loaded(list, () => list.show(EVERYTHING))
  serve(127)
  const shown = await loaded(list, () => list.refresh())
  expect(shown.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 127 - index))
  expect(list.$state.get().hasMore).toBe(true)
  expect((await loaded(list, () => list.more())).map(({ id }) => id)).toEqual(
    Array.from({ length: 40 }, (_, index) => 127 - index),
  )
})

test('an old publication says that it is undone, also beyond what one answer holds', async () => {
  serve(300)
  const list = new PublicationList()
  await loaded(list, () => list.show(EVERYTHING))
  for (let part = 0; part < 6; part += 1) await loaded(list, () => list.more())
  serve(301, new Map([[301, 165]]))
  const shown = await loaded(list, () => list.refresh())
  expect(shown).toHaveLength(141)
  expect(shown.find(({ id }) => id === 165)).toMatchObject({ undone_by: 301, can_undo: false })
  expect(shown.find(({ id }) => id === 166)).toMatchObject({ undone_by: null, can_undo: true })
})
