import { describe, expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { publicationOf } from '#tests/support/api-requests.ts'
import { aService, create } from '#tests/support/builders.ts'

const api = useApi()

type Item = { id: number } & Record<string, unknown>
const LIST = '/api/services/uritused'

async function threeServices(): Promise<Item[]> {
  for (const { id } of await list()) await api.administrator.delete(`${LIST}/${id}`)
  for (const title of ['Esimene', 'Teine', 'Kolmas']) await create(api.administrator, LIST, aService({ title }))
  return list()
}

async function list(): Promise<Item[]> {
  return (await api.visitor.get(LIST)).json()
}

describe('the whole list of services', () => {
  test('is saved with every change and in the order it comes in', async () => {
    const [first, second, third] = await threeServices()
    const answer = await api.administrator.put(LIST, [third, { ...first, title: 'Esimene, muudetud' }, second])
    expect(answer.statusCode).toBe(200)
    expect(answer.json().map(({ title }: Item) => title)).toEqual(['Kolmas', 'Esimene, muudetud', 'Teine'])
    expect(await list()).toEqual(answer.json())
  })

  test('is saved with texts as long as each service may have alone', async () => {
    const body = `<p>${'Pikk tekst. '.repeat(15_000)}</p>`
    const long = (await threeServices()).map(item => ({ ...item, body, body_en: body, body_ru: body }))
    expect((await api.administrator.put(LIST, long)).statusCode).toBe(200)
    expect((await list()).map(item => String(item['body']).length)).toEqual(long.map(() => body.trim().length))
  })

  test('is one publication of the items that changed', async () => {
    const [first, second, third] = await threeServices()
    const answer = await api.administrator.put(LIST, [first, { ...second, title: 'Muudetud' }, third])
    const publication = (await api.administrator.get(`/api/publications/${publicationOf(answer)}`)).json()
    expect(publication.changes).toMatchObject([{ entity: 'service', id: second?.id, label: 'Muudetud', action: 'update' }])
  })

  test('makes no publication when nothing changes', async () => {
    const answer = await api.administrator.put(LIST, await threeServices())
    expect([answer.statusCode, answer.headers['publication-id']]).toEqual([200, undefined])
  })

  test('is refused, and nothing saved, when it is not the current list', async () => {
    const items = await threeServices()
    const [first, second, third] = items
    const stranger = await create(api.administrator, '/api/services/huviringid', aService())
    const wrongLists = {
      short: [first, second],
      long: [...items, stranger],
      double: [first, first, second],
      swapped: [first, second, stranger],
      empty: [],
    }
    for (const [name, wrong] of Object.entries(wrongLists)) {
      const changed = wrong.map(item => ({ ...item, title: 'Ei salvestu' }))
      const answer = await api.administrator.put(LIST, changed)
      expect([answer.statusCode, answer.json().code], name).toEqual([409, 'LIST_CHANGED'])
    }
    expect(await list()).toEqual([first, second, third])
  })

  test('names the item and field that is wrong, and saves none of them', async () => {
    const items = await threeServices()
    const answer = await api.administrator.put(LIST, [
      { ...items[0], title: 'Ei salvestu' },
      items[1],
      { ...items[2], title: '' },
    ])
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual([{ path: '2.title', code: 'REQUIRED', message: expect.any(String) }])
    expect(await list()).toEqual(items)
  })

  test('is refused when it was made from an older list', async () => {
    const items = await threeServices()
    const seen = String((await api.visitor.get(LIST)).headers['etag'])
    const saved = await api.administrator.put(LIST, items.toReversed(), { 'if-match': seen })
    expect(saved.statusCode).toBe(200)
    expect((await api.administrator.put(LIST, items, { 'if-match': seen })).statusCode).toBe(412)
    expect((await api.administrator.put(LIST, items, { 'if-match': String(saved.headers['etag']) })).statusCode).toBe(200)
  })

  test('ends as one of many orders that come at once, whole', async () => {
    const items = await threeServices()
    const orders = Array.from({ length: 24 }, (_, index) =>
      (index % 2 ? items : items.toReversed()).map(item => ({ ...item, title: `Kord ${index}` })),
    )
    const answers = await Promise.all(orders.map(order => api.administrator.put(LIST, order)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 24 }, () => 200))
    const titles = (await list()).map(({ title }) => title)
    expect(new Set(titles).size).toBe(1)
    expect(answers.map(answer => answer.json())).toContainEqual(await list())
  })

  test('gets a new item at its end', async () => {
    const [first] = await threeServices()
    await api.administrator.put(LIST, (await list()).toReversed())
    await api.administrator.delete(`${LIST}/${first?.id}`)
    const fourth = await create(api.administrator, LIST, aService({ title: 'Neljas' }))
    expect((await list()).at(-1)).toEqual(fourth)
  })
})

describe('the type of a service', () => {
  test('is one of five', async () => {
    for (const method of ['GET', 'PUT', 'POST'] as const) {
      const answer = await api.administrator.send(method, '/api/services/massaaz', method === 'GET' ? {} : { body: aService() })
      expect(answer.statusCode, method).toBe(404)
    }
  })

  test('keeps an item in its own list', async () => {
    const event = await create(api.administrator, LIST, aService())
    const elsewhere = `/api/services/huviringid/${event.id}`
    expect((await api.visitor.get(elsewhere)).statusCode).toBe(404)
    expect((await api.administrator.put(elsewhere, event)).statusCode).toBe(404)
    expect((await api.administrator.delete(elsewhere)).statusCode).toBe(404)
    expect((await api.visitor.get(`${LIST}/${event.id}`)).json()).toEqual(event)
  })

  test('may be repeated by the form for scent solutions, and by no other', async () => {
    const body = aService({ service_type: 'lohnastused' })
    expect((await api.administrator.post('/api/services/lohnastused', body)).statusCode).toBe(201)
    const refused = await api.administrator.post(LIST, body)
    expect(refused.json().errors).toMatchObject([{ path: 'service_type', code: 'UNKNOWN_FIELD' }])
  })
})
