import { expect, test } from 'vitest'
import { assignBlame } from '#content-build/process/blame.ts'
import type { WaitingPublication } from '#content-build/process/publication-queue.ts'
import type { HeldPage } from '#content-build/release/held-pages.ts'

const addresses = Array.from({ length: 300 }, (_, index) => `/uudised/${index + 1}` as const)
const held = (from: number) => addresses.slice(from).map(address => ({ address, queries: [] }) as unknown as HeldPage)
/** A waiting publication; its row names at most the first 200 of the pages that it holds back. */
const holder = (id: number, holdsBack: readonly string[]): WaitingPublication => ({
  id,
  rows: [],
  holdsBack,
  holdsBackMore: holdsBack.length === 200,
  queuedAt: new Date(),
})

test('a publication that holds back more pages than its row names still holds the others back when those are mended', async () => {
  // The second one's page is mended: it must not get the pages that the row of the first does not name.
  const [many, one] = [holder(1, addresses.slice(0, 200)), holder(2, ['/uudised/999'])]
  const work = { publications: [many, one], heldBefore: new Set<string>(addresses), before: null, touched: [] }
  const pagesOf = async (from: number) =>
    [...(await assignBlame({ ...work, held: held(from) } as unknown as Parameters<typeof assignBlame>[0]))].map(([id, pages]) => [
      id,
      pages.length,
    ])
  expect(await pagesOf(0)).toEqual([[1, 300]])
  expect(await pagesOf(200)).toEqual([[1, 100]])
})
