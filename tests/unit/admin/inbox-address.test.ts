import { afterAll, expect, test, vi } from 'vitest'

vi.stubGlobal('location', { search: '' })
vi.stubGlobal('addEventListener', () => {})
afterAll(() => vi.unstubAllGlobals())
const { filterQuery, placeOf } = await import('#src/admin/inbox/inbox-address.ts')

/** What the API would be asked for. */
const asked = (search: string) => filterQuery(placeOf(search).filters).toString()

test('filters of an address are asked for as they are', () => {
  const search = 'q=K7QX&kind=scent-offer&state=handled&mails=failing&from=0001-01-01&to=2028-02-29'
  expect(asked(`?${search}&message=7`)).toBe(search)
})

test.each([
  'from=20266-01-01',
  'to=2026-02-30',
  'to=2026-13-01',
  'from=0000-01-01',
  'from=x',
  'kind=x',
  'state=sent',
  'mails=new',
  `q=${'x'.repeat(201)}`,
  'message=9999999999',
])('what the API would refuse is missing: %s', search => {
  expect(asked(`?${search}`)).toBe('')
  expect(placeOf(`?${search}`).messageId).toBeNull()
})
