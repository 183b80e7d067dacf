import { expect, test } from 'vitest'
import { ADMIN_PAGES } from '#common/admin-pages.ts'
import { adminPaths } from '#common/admin-paths.ts'
import { SERVICE_TYPES } from '#common/service-types.ts'
import { INFO_TEXTS, placesOf } from '#src/admin/texts/info-texts.ts'

const TEXTS = Object.keys(INFO_TEXTS) as (keyof typeof INFO_TEXTS)[]

test('every address of an administrator is that of one page behind the log-in, and each page has such an address', () => {
  const { login, passwordReset, signup, ...addresses } = adminPaths
  const { editProduct, editPost, editCategory, editFeedback, addService, editService, editInfoText, ...fixed } = addresses
  const all = [
    ...Object.values(fixed),
    editProduct('küünlad', 7),
    ...[editPost, editCategory, editFeedback].map(edit => edit(7)),
    ...SERVICE_TYPES.flatMap(type => [addService(type), editService(type, 7)]),
    ...TEXTS.map(editInfoText),
  ]
  const pattern = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`)
  const pagesAt = (address: string) => ADMIN_PAGES.filter(({ route }) => pattern(route).test(address)).map(({ name }) => name)
  expect(all.map(pagesAt).filter(names => names.length !== 1)).toEqual([])
  expect(all.flatMap(pagesAt).toSorted()).toEqual(ADMIN_PAGES.map(({ name }) => name).toSorted())
  expect(new Set(ADMIN_PAGES.map(({ name }) => name)).size).toBe(ADMIN_PAGES.length)
  expect([login, passwordReset, signup].flatMap(pagesAt)).toEqual([])
})

test('the eleven texts fill the nine blocks, of which two serve two places', () => {
  expect(TEXTS).toHaveLength(11)
  expect(new Set(TEXTS.map(name => INFO_TEXTS[name].id))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]))
  expect(placesOf('eraklient')).toEqual(['eraklient', 'uritused'])
  expect(placesOf('meeskonnad')).toEqual(['meeskonnad', 'ariklient'])
  expect(placesOf('ninatrenn')).toEqual(['ninatrenn'])
})
