import { describe, expect, test } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { ALL_KINDS, createItem, LISTED_KINDS } from '#tests/support/api-kinds.ts'
import { statusCodes } from '#tests/support/api-requests.ts'
import { create } from '#tests/support/builders.ts'

const api = useApi()

describe.each(ALL_KINDS)('$name', kind => {
  const changed = (item: Record<string, unknown>, text: string) => ({ ...item, [kind.title || kind.html]: text })

  test('is not sent again to a client that has it', async () => {
    const { url, etag } = await createItem(api.administrator, kind)
    for (const header of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const answer = await api.visitor.get(url, { 'if-none-match': header })
      expect([answer.statusCode, answer.body, answer.headers['etag']], header).toEqual([304, '', etag])
    }
    expect((await api.visitor.get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('has a new tag once it changed, told in the answer to the change', async () => {
    const { url, item, etag } = await createItem(api.administrator, kind)
    const answer = await api.administrator.put(url, changed(item, 'Muudetud'))
    expect(answer.headers['etag']).not.toBe(etag)
    const read = await api.visitor.get(url, { 'if-none-match': etag })
    expect([read.statusCode, read.headers['etag']]).toEqual([200, answer.headers['etag']])
  })

  test('keeps its tag, and is not published, when nothing changes', async () => {
    const { url, item, etag } = await createItem(api.administrator, kind)
    const answer = await api.administrator.put(url, item, { 'if-match': etag })
    expect(answer.json()).toEqual(item)
    expect([answer.statusCode, answer.headers['etag'], answer.headers['publication-id']]).toEqual([200, etag, undefined])
  })

  test('is not changed by a client that saw an older version', async () => {
    const { url, item, etag } = await createItem(api.administrator, kind)
    const first = await api.administrator.put(url, changed(item, 'Esimesena'), { 'if-match': etag })
    expect(first.statusCode).toBe(200)
    for (const header of [etag, 'nonsense', '""', `W/${String(first.headers['etag'])}`]) {
      const second = await api.administrator.put(url, changed(item, 'Teisena'), { 'if-match': header })
      expect([second.statusCode, second.json().code], header).toEqual([412, 'STALE_VERSION'])
    }
    expect((await api.visitor.get(url)).json()).toEqual(first.json())
    const now = await api.administrator.put(url, changed(item, 'Teisena'), { 'if-match': String(first.headers['etag']) })
    expect(now.statusCode).toBe(200)
    expect((await api.administrator.put(url, changed(item, 'Kolmandana'), { 'if-match': '*' })).statusCode).toBe(200)
  })

  test('is changed by exactly one of many who saw the same version', async () => {
    const { url, item, etag } = await createItem(api.administrator, kind)
    const texts = Array.from({ length: 12 }, (_, index) => `Muutja ${index}`)
    const answers = await Promise.all(texts.map(text => api.administrator.put(url, changed(item, text), { 'if-match': etag })))
    const winners = answers.filter(({ statusCode }) => statusCode === 200)
    expect(statusCodes(answers)).toEqual([200, ...Array.from({ length: 11 }, () => 412)])
    expect((await api.visitor.get(url)).json()).toEqual(winners[0]?.json())
  })
})

describe.each(LISTED_KINDS)('$name', kind => {
  test('is not deleted by a client that saw an older version', async () => {
    const { url, item, etag } = await createItem(api.administrator, kind)
    const saved = await api.administrator.put(url, { ...item, [kind.title]: 'Vahepeal muudetud' })
    const refused = await api.administrator.delete(url, { 'if-match': etag })
    expect([refused.statusCode, refused.json().code]).toEqual([412, 'STALE_VERSION'])
    expect((await api.administrator.delete(url, { 'if-match': String(saved.headers['etag']) })).statusCode).toBe(204)
  })

  test('changes the tag of its list by coming, changing and going', async () => {
    const tag = async () => String((await api.visitor.get(kind.list)).headers['etag'])
    const tags = [await tag()]
    expect((await api.visitor.get(kind.list, { 'if-none-match': String(tags[0]) })).statusCode).toBe(304)
    const item = await create(api.administrator, kind.list, await kind.fields(api.administrator))
    tags.push(await tag())
    await api.administrator.put(`${kind.list}/${item.id}`, { ...item, [kind.title]: `Teine nimi ${item.id}` })
    tags.push(await tag())
    await api.administrator.delete(`${kind.list}/${item.id}`)
    tags.push(await tag())
    expect(new Set(tags.slice(0, 3)).size).toBe(3)
    // It names the content: a client that has this list need not get it again.
    expect(tags[3]).toBe(tags[0])
  })
})
