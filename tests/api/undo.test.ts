import { beforeAll, describe, expect, test } from 'vitest'
import type { PublicationView, UndoConflict } from '#server/publication-queue/publication.schemas.ts'
import { useApi } from '#tests/support/api-app.ts'
import { ALL_KINDS, createItem, type Kind, LISTED_KINDS, TEXTS } from '#tests/support/api-kinds.ts'
import { type ApiClient, publicationOf } from '#tests/support/api-requests.ts'
import { aCategory, aPost, aProduct, aService, create, createAdministrator, logIn } from '#tests/support/builders.ts'

const api = useApi()
/** Another administrator, and her address. */
let colleague: ApiClient
let email: string

beforeAll(async () => {
  const account = await createAdministrator(api.orm)
  email = account.email
  colleague = await logIn(api.visitor, account)
})

const undo = (id: number, body?: unknown) => api.administrator.post(`/api/publications/${id}/undo`, body)
const read = async (id: number) => (await api.administrator.get(`/api/publications/${id}`)).json() as PublicationView
const newest = async () => ((await api.administrator.get('/api/publications?limit=1')).json() as PublicationView[])[0]

/** An item whose every field has a value. */
async function complete(kind: Kind) {
  if (kind.isFixed) await api.administrator.put(`${kind.list}/1`, await kind.fields(api.administrator))
  return createItem(api.administrator, kind)
}

/** Undoes the publication, and expects that this is done. @returns the publication of the undo */
async function undone(id: number, body?: unknown): Promise<PublicationView> {
  const answer = await undo(id, body)
  expect([answer.statusCode, answer.body.slice(0, 500)]).toEqual([201, expect.any(String)])
  expect(answer.headers['publication-id']).toBe(String(answer.json().id))
  return answer.json()
}

/** Expects that the undo publishes nothing. @returns the problem that refuses it */
async function refusal(id: number, body?: unknown) {
  const before = await newest()
  const answer = await undo(id, body)
  expect(await newest()).toEqual(before)
  return { status: answer.statusCode, ...answer.json() }
}

describe.each(ALL_KINDS)('undoing a change of $name', kind => {
  test('gives every field its old value in a new version, and redoing it the new one', async () => {
    const { url, item, etag } = await complete(kind)
    const changed = { ...item, [kind.title || kind.html]: `Uus ${item.id}`, [kind.optional.at(-1) ?? '']: null }
    const saved = await api.administrator.put(url, changed)
    const undoing = await undone(publicationOf(saved))
    const now = await api.visitor.get(url)
    expect(now.json()).toEqual(item)
    expect([etag, saved.headers['etag']]).not.toContain(now.headers['etag'])
    expect(undoing).toMatchObject({
      undoes: publicationOf(saved),
      undone_by: null,
      can_undo: true,
      state: 'queued',
      is_redo: false,
    })
    expect(await read(publicationOf(saved))).toMatchObject({ undone_by: undoing.id, can_undo: false })

    const redoing = await undone(undoing.id)
    expect(redoing.is_redo).toBe(true)
    expect((await api.visitor.get(url)).json()).toEqual(saved.json())
    expect((await undone(redoing.id)).is_redo).toBe(false)
    expect((await api.visitor.get(url)).json()).toEqual(item)
  })

  test('keeps what a colleague changed beside it', async () => {
    const { url, item } = await complete(kind)
    const [mine, hers] = [kind.optional.at(-1) ?? '', kind.title || kind.html]
    const saved = await api.administrator.put(url, { ...item, [mine]: null })
    const other = (await colleague.put(url, { ...(saved.json() as object), [hers]: `Tema ${item.id}` })).json()
    await undone(publicationOf(saved))
    expect((await api.visitor.get(url)).json()).toEqual({ ...(other as object), [mine]: item[mine] })
  })

  test('stops at a field that a colleague changed since, says what and who, and goes on when told to', async () => {
    const { url, item } = await complete(kind)
    const field = kind.title || kind.html
    const saved = await api.administrator.put(url, { ...item, [field]: `Minu ${item.id}` })
    const other = await colleague.put(url, { ...item, [field]: `Tema ${item.id}` })
    // An edit of another field is not what stops it.
    const beside = { [kind.optional.at(-1) ?? '']: null }
    const latest = await api.administrator.put(url, { ...(other.json() as object), ...beside })
    const refused = await refusal(publicationOf(saved))
    expect(refused).toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
    expect(refused.conflicts).toEqual([
      expect.objectContaining({
        id: item.id,
        is_gone: false,
        changed_by: email,
        publication_id: publicationOf(other),
        fields: [{ name: field, before: other.json()[field], after: item[field], is_cut: false }],
      }),
    ])
    expect((await api.visitor.get(url)).json()).toEqual(latest.json())
    await undone(publicationOf(saved), { force: true })
    expect((await api.visitor.get(url)).json()).toEqual({ ...item, ...beside })
  })
})

describe.each(LISTED_KINDS)('undoing the life of $name', kind => {
  test('brings a deleted row back under its id, whole, with an entity tag it never had', async () => {
    const { url, item, etag } = await complete(kind)
    const changed = await api.administrator.put(url, { ...item, [kind.title]: `Uus ${item.id}` })
    const deleted = await api.administrator.delete(url)
    const undoing = await undone(publicationOf(deleted))
    const now = await api.visitor.get(url)
    expect(now.json()).toEqual(changed.json())
    expect([etag, changed.headers['etag']]).not.toContain(now.headers['etag'])
    expect(undoing.changes).toMatchObject([{ id: item.id, action: 'create' }])
    expect((await api.administrator.put(url, item, { 'if-match': String(changed.headers['etag']) })).statusCode).toBe(412)
    // New rows do not run into the id that was brought back.
    await create(api.administrator, kind.list, await kind.fields(api.administrator))
    await undone(undoing.id)
    expect((await api.visitor.get(url)).statusCode).toBe(404)
  })

  test('takes a created row away, and redoing it brings it back', async () => {
    const answer = await api.administrator.post(kind.list, await kind.fields(api.administrator))
    const url = `${kind.list}/${answer.json().id}`
    const undoing = await undone(publicationOf(answer))
    expect((await api.visitor.get(url)).statusCode).toBe(404)
    await undone(undoing.id)
    expect((await api.visitor.get(url)).json()).toEqual(answer.json())
  })

  test('does not take away unasked what a colleague worked on since', async () => {
    const answer = await api.administrator.post(kind.list, await kind.fields(api.administrator))
    const url = `${kind.list}/${answer.json().id}`
    const other = await colleague.put(url, { ...(answer.json() as object), [kind.title]: `Tema ${answer.json().id}` })
    const { code, conflicts } = await refusal(publicationOf(answer))
    expect(code).toBe('CHANGED_SINCE')
    expect(conflicts[0]).toMatchObject({
      changed_by: email,
      fields: [{ name: kind.title, before: other.json()[kind.title], after: null }],
    })
    await undone(publicationOf(answer), { force: true })
    expect((await api.visitor.get(url)).statusCode).toBe(404)
  })

  test('says that a changed row was deleted since, and brings back the old one when told to', async () => {
    const { url, item, etag } = await complete(kind)
    const saved = await api.administrator.put(url, { ...item, [kind.title]: `Minu ${item.id}` })
    const deleted = await colleague.delete(url)
    const [conflict] = (await refusal(publicationOf(saved))).conflicts as UndoConflict[]
    expect(conflict).toMatchObject({ is_gone: true, changed_by: email, publication_id: publicationOf(deleted) })
    await undone(publicationOf(saved), { force: true })
    const now = await api.visitor.get(url)
    expect(now.json()).toEqual(item)
    expect([etag, saved.headers['etag']]).not.toContain(now.headers['etag'])
  })

  test('brings a row that was deleted since back as it was then, but for what is undone', async () => {
    const { url, item } = await complete(kind)
    const saved = await api.administrator.put(url, { ...item, [kind.title]: `Minu ${item.id}` })
    const russian = `${kind.title}_ru`
    await colleague.put(url, { ...(saved.json() as object), [russian]: 'Позже' })
    await colleague.delete(url)
    await undone(publicationOf(saved), { force: true })
    expect((await api.visitor.get(url)).json()).toEqual({ ...item, [russian]: 'Позже' })
  })

  test('gives a row that was deleted and brought back twice an entity tag it never had', async () => {
    const { url, item, etag } = await complete(kind)
    const saved = await api.administrator.put(url, { ...item, [kind.title]: `Minu ${item.id}` })
    const deleted = await api.administrator.delete(url)
    await undone(publicationOf(saved), { force: true })
    const first = await api.visitor.get(url)
    await api.administrator.delete(url)
    await undone(publicationOf(deleted))
    const second = await api.visitor.get(url)
    expect([etag, saved.headers['etag'], first.headers['etag']]).not.toContain(second.headers['etag'])
  })

  test('has nothing to do where the row is as it was before', async () => {
    const answer = await api.administrator.post(kind.list, await kind.fields(api.administrator))
    await api.administrator.delete(`${kind.list}/${answer.json().id}`)
    expect(await refusal(publicationOf(answer))).toMatchObject({ status: 409, code: 'NOTHING_TO_UNDO' })
  })
})

test('undoing a new order of services puts each back in its place, with its texts', async () => {
  const list = '/api/services/uritused'
  for (const { id } of (await api.visitor.get(list)).json()) await api.administrator.delete(`${list}/${id}`)
  for (const title of ['Esimene', 'Teine', 'Kolmas']) await create(api.administrator, list, aService({ title }))
  const before = (await api.visitor.get(list)).json()
  const [first, second, third] = before
  const saved = await api.administrator.put(list, [third, { ...first, title: 'Esimene, muudetud' }, second])
  const undoing = await undone(publicationOf(saved))
  expect((await api.visitor.get(list)).json()).toEqual(before)
  await undone(undoing.id)
  expect((await api.visitor.get(list)).json()).toEqual(saved.json())

  const deleted = await api.administrator.delete(`${list}/${first.id}`)
  await undone(publicationOf(deleted))
  expect((await api.visitor.get(list)).json()).toEqual(saved.json())
})

describe('an undo that the rules of a kind refuse', () => {
  test('names the category that has to come back before its product', async () => {
    const category = await create(api.administrator, '/api/categories', aCategory({ name: 'Kadunud küünlad' }))
    const product = await create(api.administrator, '/api/products', aProduct({ category_id: category.id }))
    const deleted = await api.administrator.delete(`/api/products/${product.id}`)
    const gone = await api.administrator.delete(`/api/categories/${category.id}`)
    const needed = { entity: 'category', id: category.id, label: 'Kadunud küünlad' }
    expect(await refusal(publicationOf(deleted))).toMatchObject({ status: 409, code: 'REFERENCE_GONE', needed })
    await undone(publicationOf(gone))
    await undone(publicationOf(deleted))
    expect((await api.visitor.get(`/api/products/${product.id}`)).json()).toEqual(product)
  })

  test('leaves a category that products use', async () => {
    const category = await api.administrator.post('/api/categories', aCategory())
    await create(api.administrator, '/api/products', aProduct({ category_id: category.json().id }))
    expect(await refusal(publicationOf(category))).toMatchObject({ status: 409, code: 'CATEGORY_IN_USE', products: 1 })
  })

  test('leaves a category whose old name another one took', async () => {
    const category = await create(api.administrator, '/api/categories', aCategory({ name: 'Võetud nimi' }))
    const renamed = await api.administrator.put(`/api/categories/${category.id}`, { ...category, name: 'Vabastatud nimi' })
    await create(api.administrator, '/api/categories', aCategory({ name: 'võetud NIMI' }))
    expect(await refusal(publicationOf(renamed))).toMatchObject({ status: 409, code: 'NAME_TAKEN' })
  })

  test('names the field of a product whose prices no longer fit together', async () => {
    const { id: category_id } = await create(api.administrator, '/api/categories', aCategory())
    const product = await create(api.administrator, '/api/products', aProduct({ category_id, price: 30, new_price: 25 }))
    const saved = await api.administrator.put(`/api/products/${product.id}`, { ...product, new_price: null })
    await colleague.put(`/api/products/${product.id}`, { ...(saved.json() as object), price: 20 })
    const refused = await refusal(publicationOf(saved))
    expect(refused).toMatchObject({ status: 422, errors: [{ path: `product.${product.id}.new_price`, code: 'NOT_A_DISCOUNT' }] })
  })

  test('keeps the texts, which always exist', async () => {
    const em = api.orm.em.fork()
    const [row] = await em.execute<{ id: number }[]>(
      `insert into publications (state, changes, queued_at)
       values ('live', '[{"entity": "text", "id": 1, "label": "Tooteinfo", "before": null, "after": {"id": 1, "body": ""}}]', now())
       returning id`,
    )
    expect(await read(row?.id ?? 0)).toMatchObject({ can_undo: false, user: null })
    expect(await refusal(row?.id ?? 0)).toMatchObject({ status: 409, code: 'NOT_UNDOABLE' })
  })
})

test('a double click undoes once and names the publication that did it', async () => {
  const { url, item } = await createItem(api.administrator, TEXTS)
  const saved = await api.administrator.put(url, { ...item, body: '<p>Kaks korda</p>' })
  const answers = await Promise.all(Array.from({ length: 6 }, () => undo(publicationOf(saved))))
  const done = answers.filter(({ statusCode }) => statusCode === 201)
  expect(done).toHaveLength(1)
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 201))
    expect(answer.json()).toMatchObject({ status: 409, code: 'ALREADY_UNDONE', undone_by: done[0]?.json().id })
  expect((await api.visitor.get(url)).json()).toEqual(item)
})

test('an undo is asked for in the query or the body, and nothing else is taken', async () => {
  const post = await create(api.administrator, '/api/posts', aPost())
  const saved = await api.administrator.put(`/api/posts/${post.id}`, { ...post, header: 'Minu' })
  await colleague.put(`/api/posts/${post.id}`, { ...post, header: 'Tema' })
  const url = `/api/publications/${publicationOf(saved)}/undo`
  expect((await api.administrator.post(url, { force: 'yes' })).statusCode).toBe(422)
  expect((await api.administrator.post(url, { all: true })).statusCode).toBe(422)
  expect((await api.administrator.post(`${url}?force=maybe`)).statusCode).toBe(422)
  expect((await api.administrator.post(`${url}?force=false`)).statusCode).toBe(409)
  expect((await api.administrator.post(`${url}?force=true`)).statusCode).toBe(201)
  expect((await api.administrator.post('/api/publications/2000000000/undo')).statusCode).toBe(404)
})

test('undoing a list costs seven queries at most, beside the writes', async () => {
  const list = '/api/services/huviringid'
  for (let count = 0; count < 12; count += 1) await create(api.administrator, list, aService())
  const items = (await api.visitor.get(list)).json()
  const saved = await api.administrator.put(list, items.toReversed())
  const hers = items.toReversed().map((item: object, index: number) => ({ ...item, title: `Tema ${index}` }))
  await colleague.put(list, hers)
  const before = api.queries.length
  await undone(publicationOf(saved))
  const reads = api.queries.slice(before).filter(sql => sql.startsWith('select'))
  expect(reads.length, reads.join('\n')).toBeLessThanOrEqual(7)
})
