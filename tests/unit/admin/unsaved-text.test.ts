import { afterEach, expect, test, vi } from 'vitest'
import { differences } from '#src/admin/editor/conflict/differences.ts'
import { OwnDraft } from '#src/admin/editor/drafts/own-draft.ts'
import { draftKeys, draftPlace, forgetOldDrafts, readDraft, writeDraft } from '#src/admin/editor/drafts/stored-draft.ts'
import { draftOf } from '#src/admin/editor/model/field-values.ts'
import { PRODUCT_FIELDS } from '#src/admin/fields/product-fields.i18n.ts'
import { createDraftStore } from '#src/admin/form/draft-store.ts'

/** Gives the browser a storage that takes so many characters. @returns what is in it */
function useStorage(capacity: number): Map<string, string> {
  const kept = new Map<string, string>()
  const size = () => [...kept].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, value: string) {
      const before = kept.get(key)
      kept.set(key, value)
      if (size() <= capacity) return
      if (before === undefined) kept.delete(key)
      else kept.set(key, before)
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  vi.stubGlobal('localStorage', new Proxy(storage, { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: describe }))
  return kept
}
const describe = () => ({ enumerable: true, configurable: true })

const draft = (at: string, text: string) => ({ at, changes: { header: text }, base: { header: 'a' } })
const key = (id: number | null) => draftPlace(`/api/products/${id ?? 'new'}`, 'mari@aroomikoda.example')

afterEach(() => vi.unstubAllGlobals())

test('a draft is kept by item and by person', () => {
  useStorage(1000)
  writeDraft(key(7), draft('2026-11-20T10:00:00.000Z', 'b'))
  expect(readDraft(key(7))?.changes).toEqual({ header: 'b' })
  expect(readDraft(key(null))).toBeNull()
  expect(readDraft(draftPlace('/api/products/7', 'juri@aroomikoda.example'))).toBeNull()
})

test('an item has a draft of each editor, the newest first', () => {
  useStorage(1000)
  const [place, other] = [key(7), `${key(7)}1`]
  writeDraft(`${place} b`, draft('2026-11-20T10:00:00.000Z', 'b'))
  writeDraft(`${place} a`, draft('2026-11-20T11:00:00.000Z', 'c'))
  writeDraft(`${other} a`, draft('2026-11-20T12:00:00.000Z', 'd'))
  expect(draftKeys(place)).toEqual([`${place} a`, `${place} b`])
})

test('where storage is full, the oldest drafts give way; what is too long for all of it is not kept', () => {
  const kept = useStorage(500)
  writeDraft(key(1), draft('2026-11-20T10:00:00.000Z', 'x'.repeat(100)))
  writeDraft(key(2), draft('2026-11-20T11:00:00.000Z', 'x'.repeat(100)))
  kept.set('cart', '{}')
  expect(writeDraft(key(3), draft('2026-11-20T12:00:00.000Z', 'x'.repeat(100)))).toBe(true)
  expect([readDraft(key(1)), readDraft(key(2))?.at]).toEqual([null, '2026-11-20T11:00:00.000Z'])
  expect(writeDraft(key(4), draft('2026-11-20T13:00:00.000Z', 'x'.repeat(1000)))).toBe(false)
  expect(kept.get('cart')).toBe('{}')
  expect([readDraft(key(2))?.at, readDraft(key(3))?.at]).toEqual(['2026-11-20T11:00:00.000Z', '2026-11-20T12:00:00.000Z'])
})

test('storage that is closed, or holds something else, is as good as empty', () => {
  const kept = useStorage(1000)
  for (const text of [
    '',
    '{"at":"2026-11-20T10:00:00.000Z","changes":{},"base":{},"lost":{}}',
    '{',
    'null',
    '[]',
    '{"at":"eile","changes":{},"base":{}}',
    '{"at":"2026-11-20T10:00:00Z","changes":{"a":1},"base":{}}',
  ]) {
    kept.set(key(1), text)
    expect(readDraft(key(1))).toBeNull()
  }
  vi.stubGlobal('localStorage', undefined)
  expect(readDraft(key(1))).toBeNull()
  expect(writeDraft(key(1), draft('2026-11-20T10:00:00.000Z', 'b'))).toBe(false)
})

test('drafts of a season ago are dropped', () => {
  useStorage(1000)
  writeDraft(key(1), draft('2026-07-01T10:00:00.000Z', 'b'))
  writeDraft(key(2), draft('2026-11-01T10:00:00.000Z', 'b'))
  forgetOldDrafts(new Date('2026-11-20T10:00:00.000Z'))
  expect([readDraft(key(1)), readDraft(key(2))?.changes]).toEqual([null, { header: 'b' }])
})

test('two versions conflict where both changed a field; a field that the other administrator alone changed is told apart', () => {
  const base = draftOf(PRODUCT_FIELDS, null, 'et')
  const versions = {
    base,
    mine: { ...base, header: 'b', image: '/m.svg' },
    theirs: { ...base, header: 'c', price: '2,00' },
  }
  expect(differences(PRODUCT_FIELDS, versions)).toEqual({ both: ['header'], theirsOnly: ['price'] })
  const same = { base, mine: { ...base, header: 'c ', price: '13' }, theirs: { ...base, header: 'c', price: '13,00' } }
  expect(differences(PRODUCT_FIELDS, same)).toEqual({ both: [], theirsOnly: [] })
  // What the form keeps goes over the other version, also where only its blank is new.
  const blank = { base: { ...base, header: 'a' }, mine: { ...base, header: 'a ' }, theirs: { ...base, header: 'c' } }
  expect(differences(PRODUCT_FIELDS, blank)).toEqual({ both: ['header'], theirsOnly: [] })
  // The account's language decides how amounts look.
  const translated = { base: { ...base, price: '2,50' }, mine: { ...base, price: '3' }, theirs: { ...base, price: '2.50' } }
  expect(differences(PRODUCT_FIELDS, translated)).toEqual({ both: [], theirsOnly: [] })
})

test("over another administrator's version only what was typed stays", () => {
  const store = createDraftStore({ header: 'a', price: '1' })
  store.set('header', 'b')
  store.rebase({ header: 'c', price: '2' })
  expect(store.$state.get()).toMatchObject({ saved: { header: 'c', price: '2' }, draft: { header: 'b', price: '2' } })
  expect(store.isDirty()).toBe(true)
})

test('administrators who type into one form in turn have drafts of their own, and only that of the last one is dropped', () => {
  const kept = useStorage(10_000)
  const own = new OwnDraft()
  const type = (username: string, text: string, second: number) => {
    kept.set('username', username)
    own.keep('/api/products/7', draft(`2126-11-20T10:00:0${second}.000Z`, text))
  }
  const textsOf = (username: string) =>
    draftKeys(draftPlace('/api/products/7', username)).map(one => readDraft(one)?.changes['header'])
  type('mari', 'Mari', 1)
  type('juri', 'Mari', 2)
  expect(textsOf('juri')).toEqual([])
  type('juri', 'Juri', 3)
  type('', 'Juri kaks', 4)
  type('mari', 'Mari jälle', 5)
  expect([textsOf('mari'), textsOf('juri')]).toEqual([['Mari jälle', 'Mari'], ['Juri kaks']])
  own.forget()
  expect([textsOf('mari'), textsOf('juri')]).toEqual([['Mari'], ['Juri kaks']])
})
