import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { ALL_KINDS, createItem, LISTED_KINDS, TEXTS } from '#tests/support/api-kinds.ts'
import { create } from '#tests/support/builders.ts'

const api = useApi()

describe.each(LISTED_KINDS)('$name', kind => {
  test('is created, read by everybody, listed, replaced and deleted', async () => {
    const fields = await kind.fields(api.administrator)
    const created = await api.administrator.post(kind.list, fields)
    expect(created.statusCode).toBe(201)
    const item = created.json()
    expect(item).toMatchObject(fields)
    expect(created.headers['location']).toBe(`${kind.list}/${item.id}`)

    const url = `${kind.list}/${item.id}`
    expect((await api.visitor.get(url)).json()).toEqual(item)
    expect((await api.visitor.get(kind.list)).json()).toContainEqual(item)

    const changed = { ...item, [kind.title]: kind.title === 'body' ? '<p>Uus</p>' : `Uus nimi ${item.id}` }
    const replaced = await api.administrator.put(url, changed)
    expect(replaced.statusCode).toBe(200)
    expect(replaced.json()).toEqual(changed)
    expect((await api.visitor.get(url)).json()).toEqual(changed)

    const deleted = await api.administrator.delete(url)
    expect([deleted.statusCode, deleted.body]).toEqual([204, ''])
    expect((await api.visitor.get(url)).statusCode).toBe(404)
    expect((await api.visitor.get(kind.list)).json()).not.toContainEqual(expect.objectContaining({ id: item.id }))
  })

  test('is created once by requests with one key, also by two at once', async () => {
    const fields = await kind.fields(api.administrator)
    const key = { 'idempotency-key': `key-${randomUUID()}` }
    const post = () => api.administrator.post(kind.list, fields, key)
    const answers = await Promise.all([post(), post()])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]))
    const again = await post()
    const { id } = answers.find(({ statusCode }) => statusCode === 201)?.json() ?? {}
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'CREATED_BEFORE', id }])
    expect((await api.administrator.post(kind.list, fields, { 'idempotency-key': 'short' })).statusCode).toBe(422)
  })

  test('is reached with and without a slash at the end', async () => {
    const { url, item } = await createItem(api.administrator, kind)
    expect((await api.visitor.get(`${url}/`)).json()).toEqual(item)
    expect((await api.visitor.get(`${kind.list}/`)).json()).toEqual((await api.visitor.get(kind.list)).json())
    const created = await api.administrator.post(`${kind.list}/`, await kind.fields(api.administrator))
    expect(created.statusCode).toBe(201)
    expect(created.headers['location']).toBe(`${kind.list}/${created.json().id}`)
  })

  test('needs only its required fields; the others are null', async () => {
    const all = await kind.fields(api.administrator)
    const item = await create(api.administrator, kind.list, Object.fromEntries(kind.required.map(field => [field, all[field]])))
    for (const field of kind.optional) expect(item).toHaveProperty(field, null)
    if (!kind.required.includes(kind.html) && kind.html) expect(item).toHaveProperty(kind.html, '')
  })

  test('names each required field that is missing', async () => {
    const answer = await api.administrator.post(kind.list, {})
    expect(answer.statusCode).toBe(422)
    const { code, errors } = answer.json()
    expect(code).toBe('VALIDATION_FAILED')
    expect(errors.map(({ path }: { path: string }) => path).sort()).toEqual([...kind.required].sort())
    for (const error of errors) expect(error.code).toBe('REQUIRED')
  })

  test('refuses a field it does not know when it is created', async () => {
    const answer = await api.administrator.post(kind.list, { ...(await kind.fields(api.administrator)), version: 7 })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual([{ path: 'version', code: 'UNKNOWN_FIELD', message: expect.any(String) }])
  })

  test('is listed in the order of creation', async () => {
    for (let count = 0; count < 3; count += 1) await create(api.administrator, kind.list, await kind.fields(api.administrator))
    const ids = (await api.visitor.get(kind.list)).json().map(({ id }: { id: number }) => id)
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => a - b))
  })
})

describe.each(ALL_KINDS)('$name', kind => {
  test('is replaced whole: what the object leaves out of its optional fields is null', async () => {
    const { url, item } = await createItem(api.administrator, kind)
    const left = Object.fromEntries(Object.entries(item).filter(([field]) => !kind.optional.includes(field)))
    const answer = await api.administrator.put(url, left)
    expect(answer.statusCode).toBe(200)
    for (const field of kind.optional) expect(answer.json()).toHaveProperty(field, null)
  })

  test('takes a whole object back, with fields that are not its own', async () => {
    const { url, item } = await createItem(api.administrator, kind)
    const answer = await api.administrator.put(url, {
      ...item,
      id: 999_999,
      version: 4,
      password_hash: 'x',
      something: { else: true },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(item)
  })

  test('keeps null, and nothing blank, where there is no translation', async () => {
    const { url, item } = await createItem(api.administrator, kind)
    const blanks = Object.fromEntries(kind.optional.filter(field => field !== 'new_price').map(field => [field, '  ']))
    const answer = await api.administrator.put(url, { ...item, ...blanks })
    expect(answer.statusCode).toBe(200)
    for (const field of Object.keys(blanks)) expect(answer.json()).toHaveProperty(field, null)
  })
})

describe.each(ALL_KINDS.filter(({ html }) => html))('$name', kind => {
  test('is stored without markup that could run', async () => {
    const { url, item } = await createItem(api.administrator, kind)
    const hostile = '<p onclick="alert(1)">tere<script>alert(1)</script><a href="javascript:alert(1)">link</a></p>'
    const answer = await api.administrator.put(url, { ...item, [kind.html]: hostile, [`${kind.html}_en`]: '<p></p>' })
    expect(answer.json()).toMatchObject({ [kind.html]: '<p>terelink</p>', [`${kind.html}_en`]: null })
  })
})

describe.each(ALL_KINDS.filter(({ html, required }) => html && !required.includes(html)).concat(TEXTS))('$name', kind => {
  test('may have empty Estonian rich text, but must say so', async () => {
    const { url, item } = await createItem(api.administrator, kind)
    const { [kind.html]: _left, ...rest } = item
    expect((await api.administrator.put(url, rest)).json().errors).toMatchObject([{ path: kind.html, code: 'REQUIRED' }])
    expect((await api.administrator.put(url, { ...item, [kind.html]: '<p> </p>' })).json()).toHaveProperty(kind.html, '')
  })
})
