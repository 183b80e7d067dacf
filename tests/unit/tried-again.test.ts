import { expect, test } from 'vitest'
import { LOCALES, localePrefix } from '#common/locales.ts'
import type { SitePath } from '#common/paths.ts'
import { Answers } from '#content-build/content/query-results.ts'
import { Snapshot } from '#content-build/content/snapshot.ts'
import { Graph } from '#content-build/plan/graph.ts'
import { planEdit } from '#content-build/plan/plan.ts'
import { stillWithheld } from '#content-build/release/held-pages.ts'
import { addPost, smallCompany } from '#tests/support/content-state.ts'

test('an edit tries five hundred of the failed pages again, a start all of them', () => {
  const state = smallCompany()
  const graph = new Graph()
  for (let post = 0; post < 200; post += 1) {
    const { id } = addPost(state, 'Uudis', '2026-01-01T09:00:00.000Z')
    for (const locale of LOCALES) {
      const address = `${localePrefix(locale)}/uudised/${id}` as SitePath
      graph.setPage(address, { hash: '', queries: [], failure: { reason: 'broken', queries: [] } })
    }
  }
  const answers = new Answers(Snapshot.fromRows(state.rows, 2026))
  const triedAgain = (change: Parameters<typeof planEdit>[2]) => {
    const { render, concerned } = planEdit(graph, answers, change)
    return render.length - concerned
  }
  expect(triedAgain({ before: answers.snapshot, facts: new Set() })).toBe(500)
  expect(triedAgain(null)).toBe(200 * LOCALES.length)
})

test('an edit tries what it touched of the items left out, and a hundred and fifty others; a start and new code try all', async () => {
  const items = Array.from({ length: 152 }, (_, index) => `post:${index + 1}` as const)
  const manifest = { withheld: items, withheldPages: items.map(item => ({ item })) }
  const answers = new Answers(Snapshot.fromRows(smallCompany(1000).rows, 2026))
  const untried = async (edited: ReadonlySet<string> | null, isNewCode = false) => {
    const content = { edited, without: () => ({ answers, change: null }) }
    const work = { manifest, content, isNewCode, site: {}, policies: {} } as never
    return (await stillWithheld(work)).untried.map(({ item }) => item)
  }
  expect(await untried(new Set(['post:1']))).toEqual(['post:152'])
  expect(await untried(new Set(['post:152']))).toEqual(['post:151'])
  expect(await untried(null)).toEqual([])
  expect(await untried(new Set(['post:1']), true)).toEqual([])
})
