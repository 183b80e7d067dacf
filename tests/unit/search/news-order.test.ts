import { afterEach, expect, test, vi } from 'vitest'
import { byLocale, type Locale } from '#common/locales.ts'
import { encodePosts } from '#src/features/news/post-index.ts'

afterEach(() => vi.unstubAllGlobals())

const post = (id: number, day: number) => ({
  id,
  title: { ...byLocale(() => null), et: `Lõhnauudis ${id}` } as Record<Locale, string | null> & { et: string },
  publishedAt: `2026-11-${day}T08:00:00.000Z`,
})

/** The parts of the index are by id; an administrator may date a post back. */
const PUBLISHED: Readonly<Record<string, unknown>> = {
  '/search/posts.json': { parts: [0, 1] },
  '/search/posts-0.json': encodePosts([post(1, 20), post(2, 10)]),
  '/search/posts-1.json': encodePosts([post(3, 15), post(4, 15)]),
}

test('found posts are ordered by their dates, the newest first, and on one day the one that was written last', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path in PUBLISHED ? Response.json(PUBLISHED[path]) : new Response('', { status: 404 }),
  )
  vi.resetModules()
  const { findNewsPage } = await import('#src/features/news/published-posts.ts')
  const { items } = await findNewsPage({ query: '', page: 1 }, 'et')
  expect(items.map(({ id }) => id)).toEqual([1, 4, 3, 2])
})
