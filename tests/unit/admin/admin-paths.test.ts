import { expect, test } from 'vitest'
import { ADMIN_PAGES } from '#common/admin-pages.ts'
import { SERVICE_TYPES } from '#common/service-types.ts'
import { adminPaths } from '#src/i18n/admin-paths.ts'
import { INFO_TEXTS, placesOf } from '#src/admin/texts/info-texts.ts'

const TEXTS = Object.keys(INFO_TEXTS) as (keyof typeof INFO_TEXTS)[]

test('every editor that a page links to has a page of its own on the server', () => {
  const addresses = [
    adminPaths.categories,
    adminPaths.editCategory(7),
    adminPaths.addFeedback,
    adminPaths.editFeedback(7),
    adminPaths.newProduct,
    adminPaths.newPost,
    adminPaths.editPost(7),
    adminPaths.editProduct('küünlad', 7),
    ...SERVICE_TYPES.flatMap(type => [adminPaths.addService(type), adminPaths.editService(type, 7)]),
    ...TEXTS.map(adminPaths.editInfoText),
  ]
  const patterns = ADMIN_PAGES.map(({ route }) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`))
  expect(addresses.filter(address => !patterns.some(pattern => pattern.test(address)))).toEqual([])
  expect(new Set(ADMIN_PAGES.map(({ name }) => name)).size).toBe(ADMIN_PAGES.length)
})

test('the eleven texts fill the nine blocks, of which two serve two places', () => {
  expect(TEXTS).toHaveLength(11)
  expect(new Set(TEXTS.map(name => INFO_TEXTS[name].id))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]))
  expect(placesOf('eraklient')).toEqual(['eraklient', 'uritused'])
  expect(placesOf('meeskonnad')).toEqual(['meeskonnad', 'ariklient'])
  expect(placesOf('ninatrenn')).toEqual(['ninatrenn'])
})
