import { expect, test } from 'vitest'
import { LOCALES } from '#common/locales.ts'
import { sharePictureAddress } from '#content-build/content/share-design.ts'
import { Snapshot } from '#content-build/content/snapshot.ts'
import { allSharedItems, designsOf, sharedItemsOf } from '#content-build/share-pictures/shared-items.ts'
import { smallCompany } from '../support/content-state.ts'

/** The items that an edit names, and those that have another picture after it. */
function edited(edit: (state: ReturnType<typeof smallCompany>) => void) {
  const state = smallCompany()
  state.takeTouched()
  const before = Snapshot.fromRows(state.rows, 2026)
  edit(state)
  const { snapshot, facts } = before.patch(state.takeTouched())
  const addresses = (of: Snapshot) => allSharedItems(of).flatMap(item => designsOf(item, of).map(design => ({ item, design })))
  const had = new Set(addresses(before).map(({ design }) => sharePictureAddress(design)))
  const changed = addresses(snapshot).filter(({ design }) => !had.has(sharePictureAddress(design)))
  return { named: new Set<string>(sharedItemsOf(facts, snapshot)), changed: new Set<string>(changed.map(({ item }) => item)) }
}

test('an edit names every item whose picture it changes: its own, and all of a renamed category', () => {
  const price = edited(state => state.update('product', state.ids('product')[0] as number, { price: 0.01 }))
  expect(price.changed).toEqual(price.named)
  expect(price.changed.size).toBe(1)
  const category = edited(state => state.update('category', state.ids('category')[0] as number, { name_en: 'New name' }))
  expect(category.changed).toEqual(category.named)
  expect(category.changed.size).toBe(6)
})

test('what a picture does not show changes none', () => {
  const { changed } = edited(state => {
    state.update('product', state.ids('product')[0] as number, { description: '<p>Uus</p>' })
    state.update('post', state.ids('post')[0] as number, { body: '<p>Uus</p>' })
  })
  expect(changed).toEqual(new Set())
})

test('a deleted item has no picture', () => {
  const state = smallCompany()
  const id = state.ids('post')[0] as number
  const before = Snapshot.fromRows(state.rows, 2026)
  state.takeTouched()
  state.delete('post', id)
  expect(designsOf(`post:${id}`, before)).toHaveLength(LOCALES.length)
  expect(designsOf(`post:${id}`, before.patch(state.takeTouched()).snapshot)).toEqual([])
})
