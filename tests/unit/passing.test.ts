import { describe, expect, test } from 'vitest'
import { passingCandidates } from '#content-build/content/passing.ts'
import { Snapshot } from '#content-build/content/snapshot.ts'
import { YieldPolicy } from '#content-build/process/yield-policy.ts'
import { addCategory, addPicture, addProduct, type ContentState, pictureUrl, smallCompany } from '../support/content-state.ts'

/** Which of these edits, made one after another, may pass the first of all. */
function passing(edits: readonly ((state: ContentState) => void)[], pagesOf: (id: number) => number = () => 1): number[] {
  const state = smallCompany()
  const released = Snapshot.fromRows(state.rows, 2026)
  const touched = edits.map(edit => {
    edit(state)
    return state.takeTouched()
  })
  const [running = [], ...waiting] = touched
  const candidates = waiting.map((rows, index) => ({ id: index + 1, rows: state.current(rows) }))
  return passingCandidates({ released, running, waiting: candidates, pagesOf: ({ id }) => pagesOf(id) }).map(({ id }) => id)
}

const category = (state: ContentState, at: number) => state.ids('category')[at] as number
const product = (state: ContentState, at: number) => state.ids('product')[at] as number
const rename = (at: number, name: string) => (state: ContentState) =>
  void state.update('category', category(state, at), { name, segment: name })
const retitle = (at: number, header: string) => (state: ContentState) =>
  void state.update('product', product(state, at), { header })
const move = (at: number, to: number) => (state: ContentState) =>
  void state.update('product', product(state, at), { category_id: category(state, to) })

describe('while a category is renamed', () => {
  const running = rename(0, 'uus')

  test('an edit of a product passes, in that category too', () => {
    expect(passing([running, retitle(0, 'A'), retitle(1, 'B')])).toEqual([1, 2])
  })

  test.each([
    ['a product that is moved into it', move(0, 0)],
    ['a product that is moved out of it', move(1, 1)],
    ['a product that is added to it', (state: ContentState) => void addProduct(state, category(state, 0), 'Uus')],
    ['a product of it that is deleted', (state: ContentState) => state.delete('product', product(state, 1))],
    ['the same category', rename(0, 'veel')],
    ['another category that gets its name', rename(1, 'küünlad')],
    ['a new category that gets its name', (state: ContentState) => void addCategory(state, 'Küünlad')],
  ])('%s waits', (_what, edit) => {
    expect(passing([running, edit])).toEqual([])
  })

  test('an edit waits with the later one of the same row that has to', () => {
    expect(passing([running, retitle(0, 'A'), retitle(2, 'B'), move(0, 0)])).toEqual([2])
  })

  test('what follows on one that has to wait waits with it', () => {
    const addTo = (state: ContentState) => void addProduct(state, category(state, 2), 'Selles')
    expect(passing([running, state => void addCategory(state, 'Küünlad'), addTo, retitle(0, 'A')])).toEqual([3])
  })
})

test('a product that shows a picture waits for the publication that brings the picture', () => {
  const show = (at: number) => (state: ContentState) => {
    const picture = state.get('picture', state.ids('picture')[at] as number)
    state.update('product', product(state, 0), { image: pictureUrl(picture) })
  }
  expect(passing([state => void addPicture(state, 800), show(1)])).toEqual([])
  expect(passing([state => void addPicture(state, 800), show(0)])).toEqual([1])
})

test('a category that a bulk of products left is not deleted before they have left it', () => {
  const leave = (state: ContentState) => {
    for (const id of state.ids('product')) state.update('product', id, { category_id: category(state, 1) })
  }
  expect(passing([leave, rename(1, 'uus'), state => state.delete('category', category(state, 0))])).toEqual([])
})

test('only small ones pass, and together no more than may hold up the big one; the rest goes on waiting', () => {
  const edits = [rename(0, 'uus'), ...Array.from({ length: 5 }, (_, at) => retitle(at, 'A'))]
  expect(passing(edits, id => (id === 2 ? 501 : 200))).toEqual([1, 3])
})

test('however many wait, few are planned, each once, and what is not looked at waits', () => {
  const planned: number[] = []
  const more = Array.from({ length: 300 }, (_, at) => (state: ContentState) => void addCategory(state, `Kategooria ${at}`))
  const pagesOf = (id: number) => {
    planned.push(id)
    return id % 2 ? 600 : 1
  }
  expect(passing([rename(0, 'uus'), ...more], pagesOf)).toEqual(Array.from({ length: 100 }, (_, at) => 2 * (at + 1)))
  expect(planned.length).toBeLessThanOrEqual(200)
  expect(new Set(planned).size).toBe(planned.length)
})

test('none is planned once a small one has no room any more', () => {
  const planned: number[] = []
  const edits = [rename(0, 'uus'), ...Array.from({ length: 5 }, (_, at) => retitle(at, 'A'))]
  const pagesOf = (id: number) => {
    planned.push(id)
    return id === 2 ? 501 : 300
  }
  expect(passing(edits, pagesOf)).toEqual([1])
  expect(planned).toEqual([1, 2, 3])
})

describe('a publication looks', () => {
  test('after each slice', () => {
    const looks = new YieldPolicy(64)
    const due = Array.from({ length: 200 }, (_, done) => done).filter(done => looks.isDue({ done, planned: 1_000 }, 0))
    expect(due).toEqual([64, 128, 192])
  })

  test('later when others passed: after a fiftieth of its plan, and two pages for each that this cost', () => {
    const firstLook = (planned: number, passed: number, forgotten: number) => {
      const looks = new YieldPolicy(64)
      looks.passed(passed)
      return Array.from({ length: 3_000 }, (_, done) => done).find(done => looks.isDue({ done, planned }, forgotten))
    }
    expect([firstLook(1_000, 5, 0), firstLook(30_000, 5, 0), firstLook(30_000, 400, 100)]).toEqual([64, 600, 1_000])
  })
})
