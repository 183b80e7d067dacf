import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCategories } from '#src/admin/api/shop-categories.ts'

/** What a part of the page gets that is drawn now. */
function categories(): ReturnType<typeof useCategories> {
  const drawn: ReturnType<typeof useCategories>[] = []
  renderToString(createElement(() => void drawn.push(useCategories())))
  const [given] = drawn
  if (given === undefined) throw new Error('Nothing was drawn')
  return given
}

type Answer = Pick<Response, 'ok' | 'headers' | 'text'>

/** Asks for the categories. @returns what may come of it; both resolve when the page has heard of it */
function ask() {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  vi.stubGlobal('fetch', () => promise)
  categories().refetch()
  // Such an answer is read in microtasks, before the event loop's next turn.
  const heard = () => new Promise<void>(then => setImmediate(then))
  return {
    answer(...names: readonly string[]) {
      const body = JSON.stringify(names.map((name, id) => ({ id, name })))
      resolve({ ok: true, headers: new Headers(), text: async () => body })
      return heard()
    },
    fail() {
      reject(new TypeError('no connection'))
      return heard()
    },
  }
}

const shown = () => {
  const { state, data } = categories()
  return data?.map(({ name }) => name) ?? state
}

beforeEach(() => vi.stubGlobal('document', { documentElement: { dataset: {} } }))
afterEach(() => vi.unstubAllGlobals())

test('an answer or a failure that comes late takes no newer list of categories away', async () => {
  const [first, second, third, fourth] = [ask(), ask(), ask(), ask()]
  await first.fail()
  expect(shown()).toBe('failed')
  await third.answer('Küünlad', 'Õlid')
  expect(shown()).toEqual(['Küünlad', 'Õlid'])
  await second.answer('Küünlad')
  expect(shown()).toEqual(['Küünlad', 'Õlid'])
  await fourth.fail()
  expect(shown()).toEqual(['Küünlad', 'Õlid'])
})
