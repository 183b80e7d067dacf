import { expect, test } from 'vitest'
import { ADMIN_PAGES, type AdminPage } from '#server/site/admin-pages.ts'
import { earlyReads } from '#server/site/early-reads.ts'
import { adminPaths } from '#src/i18n/admin-paths.ts'
import { INFO_TEXTS } from '#src/features/admin/texts/info-texts.ts'

const pageOf = (name: string) => ADMIN_PAGES.find(page => page.name === name) as AdminPage
const preload = (url: string) => `<${url}>; rel=preload; as=fetch; crossorigin=use-credentials`

test('an editor’s page names what its scripts will ask the API, wherever that is', () => {
  const product = pageOf('editproduct')
  expect(earlyReads(product, '', '12')).toBe(`${preload('/api/products/12')}, ${preload('/api/categories')}`)
  expect(earlyReads(pageOf('editpost'), 'https://api.example', '3')).toBe(preload('https://api.example/api/posts/3'))
  expect(earlyReads(pageOf('edituritus'), '', '3')).toBe(preload('/api/services/uritused/3'))
  expect(earlyReads(pageOf('addpost'), '', undefined)).toBeUndefined()
})

test('an address that names no item asks for none', () => {
  for (const id of ['0', 'x', '1>; rel=preload', '', undefined])
    expect(earlyReads(pageOf('editproduct'), '', id)).toBe(preload('/api/categories'))
})

test('every page of a text names the text that it edits', () => {
  for (const [name, { id }] of Object.entries(INFO_TEXTS)) {
    const route = adminPaths.editInfoText(name as keyof typeof INFO_TEXTS).replace(/\/$/, '')
    const page = ADMIN_PAGES.find(one => one.route === route)
    expect(page?.reads, name).toEqual([`/api/texts/${id}`])
  }
})
