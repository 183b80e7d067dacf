import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NAME } from '#common/localized-fields.ts'
import type { SitePath } from '#common/paths.ts'
import { Answers } from '#content-build/content/query-results.ts'
import { RecordingReader } from '#content-build/content/recording-reader.ts'
import { Snapshot } from '#content-build/content/snapshot.ts'
import { addressChanges, addressesOf } from '#content-build/plan/addresses.ts'
import { fileOfAddress, publishedFile } from '#content-build/plan/published-file.ts'
import { addPost, addProduct, ContentState, smallCompany } from '../support/content-state.ts'
import { randomEdit } from '../support/random-edits.ts'

describe('the file of an address', () => {
  test.each<[SitePath, string, string]>([
    ['/', 'index.html', 'index.html'],
    ['/en/', 'en/index.html', 'en/index.html'],
    ['/tooted/k%C3%BC%C3%BCnlad', 'tooted/küünlad.html', 'tooted/küünlad/index.html'],
    ['/ru/404', 'ru/404.html', 'ru/404.html'],
    ['/sitemap-products-0.xml', 'sitemap-products-0.xml', 'sitemap-products-0.xml'],
    ['/tooted/hinnad.xml', 'tooted/hinnad.xml.html', 'tooted/hinnad.xml/index.html'],
    ['/tooted/404', 'tooted/404.html', 'tooted/404/index.html'],
  ])('%s is the file %s, or %s where pages are folders', (address, file, folder) => {
    expect(fileOfAddress(address, 'file')).toBe(file)
    expect(fileOfAddress(address, 'folder')).toBe(folder)
  })

  test('a shell for administrators is not below the public folder', () => {
    expect(publishedFile('/en/tooted/_/editproduct/0')).toBe('admin/en/editproduct.html')
  })
})

describe('the parts of a list', () => {
  const shopOf = (count: number) => {
    const state = new ContentState()
    const category = state.set('category', {
      id: state.nextId(),
      ...NAME.pick({ name: 'A' }),
      segment: 'a',
      search_words: null,
    })
    for (let number = 0; number < count; number += 1) addProduct(state, category.id, `Toode ${number}`)
    const snapshot = Snapshot.fromRows(state.rows, 2026)
    return { reader: new RecordingReader(new Answers(snapshot)), addresses: addressesOf(snapshot) }
  }

  test.each([0, 1, 9, 10, 11, 19, 20, 21, 30, 36])(
    '%i products are all reached by following "older" from the first page',
    count => {
      const { reader, addresses } = shopOf(count)
      const first = reader.newestProducts(null)
      const seen = new Set(first.cards.map(card => card.id))
      for (let part = first.olderPart; part !== null;) {
        expect(addresses).toContain(`/tooted/leht/${part}`)
        const archive = reader.productArchive(null, part)
        expect(archive?.cards).toHaveLength(10)
        for (const card of archive?.cards ?? []) seen.add(card.id)
        part = archive?.olderPart ?? null
      }
      expect(seen.size).toBe(count)
      expect(first.total).toBe(count)
    },
  )

  test('a new product changes no part that exists', () => {
    const before = shopOf(34).reader
    const after = shopOf(35).reader
    for (const part of [1, 2, 3]) expect(after.productArchive(null, part)).toEqual(before.productArchive(null, part))
  })
})

test('the addresses that edits add and remove are those by which the whole lists differ', () => {
  fc.assert(
    fc.property(fc.array(randomEdit, { minLength: 1, maxLength: 4 }), fc.nat(30), (edits, more) => {
      // The next ids begin parts of every index.
      const state = smallCompany(1024 - 20)
      const [category = 0] = state.ids('category')
      for (let number = 0; number < more; number += 1) addProduct(state, category, `Toode ${number}`)
      for (let number = 0; number < more; number += 1) addPost(state, `Uudis ${number}`, '2026-11-01')
      const before = Snapshot.fromRows(state.rows, 2026)
      state.takeTouched()
      for (const edit of edits) edit.apply(state)
      const { snapshot: after, facts } = before.patch(state.takeTouched())
      const [had, has] = [addressesOf(before), addressesOf(after)]
      const { added, removed } = addressChanges(before, after, facts)
      expect({ added: [...added].toSorted(), removed: [...removed].toSorted() }).toEqual({
        added: [...has.difference(had)].toSorted(),
        removed: [...had.difference(has)].toSorted(),
      })
    }),
    { numRuns: 300 },
  )
})
