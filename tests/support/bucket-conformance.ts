import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Bucket, KeyChanged, type ListedObject } from '#server/bucket/bucket.ts'

const HEADERS = { contentType: 'text/html; charset=utf-8', cacheControl: 'public, max-age=0, must-revalidate' }
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')
const object = (text: string) => ({ ...HEADERS, bytes: Buffer.from(text) })
/** A folder of the bucket for one test alone. */
const folder = () => `site/${randomUUID()}/`

/** Names as published files have them, and worse ones. */
const ODD_NAMES = ['kodulõhnad/1.html', 'свечи.html', 'a b.html', "+&'()*~!$@=;.html", '100%.html', 'index.html', 'x//y.html']

async function listed(bucket: Bucket, prefix: string): Promise<ListedObject[]> {
  const all: ListedObject[] = []
  for await (const page of bucket.list(prefix)) all.push(...page)
  return all
}

/** The behaviour of every bucket. */
export function describeBucket(title: string, open: () => Bucket): void {
  describe(title, () => {
    test('gives back what was put with its headers, and null for what was not', async () => {
      const [bucket, at, bytes] = [open(), folder(), randomBytes(100_000)]
      await bucket.put(`${at}a.html`, { ...HEADERS, bytes })
      const headers = { ...HEADERS, md5: md5(bytes), size: bytes.length }
      expect(await bucket.head(`${at}a.html`)).toMatchObject(headers)
      const found = await bucket.get(`${at}a.html`)
      expect(found).toMatchObject(headers)
      expect(Buffer.from(found?.bytes ?? []).equals(bytes)).toBe(true)
      expect([await bucket.get(`${at}b.html`), await bucket.head(`${at}b.html`)]).toEqual([null, null])
    })

    test('keeps an empty object, and replaces one whole with other headers', async () => {
      const [bucket, key] = [open(), `${folder()}a.txt`]
      await bucket.put(key, { ...HEADERS, bytes: Buffer.alloc(0) })
      expect(await bucket.get(key)).toMatchObject({ size: 0 })
      await bucket.put(key, { contentType: 'text/plain', cacheControl: 'no-store', bytes: Buffer.from('x') })
      expect(await bucket.head(key)).toMatchObject({ contentType: 'text/plain', cacheControl: 'no-store', size: 1 })
    })

    test('takes names of every kind, and lists them by their bytes', async () => {
      const [bucket, at] = [open(), folder()]
      await Promise.all(ODD_NAMES.map(name => bucket.put(at + name, object(name))))
      for (const name of ODD_NAMES) expect((await bucket.get(at + name))?.md5, name).toBe(md5(Buffer.from(name)))
      const keys = (await listed(bucket, at)).map(({ key }) => key)
      const sorted = ODD_NAMES.map(name => at + name).toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
      expect(keys).toEqual(sorted)
    })

    test('lists more objects than one answer holds, each with its MD5, size and time, and none of another folder', async () => {
      const [bucket, at] = [open(), folder()]
      const names = Array.from({ length: 1_030 }, (_, index) => `${at}${index}.html`)
      for (let start = 0; start < names.length; start += 50)
        await Promise.all(names.slice(start, start + 50).map(name => bucket.put(name, object(name))))
      const all = await listed(bucket, at)
      expect(all).toHaveLength(names.length)
      for (const { key, md5: tag, size } of all) expect([tag, size]).toEqual([md5(Buffer.from(key)), key.length])
      expect(Math.abs((all[0]?.changedAt.getTime() ?? 0) - Date.now())).toBeLessThan(120_000)
      expect(await listed(bucket, folder())).toEqual([])
    })

    test('deletes many objects; those that are not there do no harm', async () => {
      const [bucket, at] = [open(), folder()]
      for (const name of ODD_NAMES) await bucket.put(at + name, object(name))
      await bucket.put(`${at}stays.html`, object('stays'))
      const gone = [...ODD_NAMES.map(name => at + name), ...Array.from({ length: 1_100 }, (_, index) => `${at}none-${index}`)]
      await bucket.delete(gone)
      await bucket.delete(gone.slice(0, 3))
      await bucket.delete([])
      expect((await listed(bucket, at)).map(({ key }) => key)).toEqual([`${at}stays.html`])
    })

    test('writes a new object only where there is none', async () => {
      const [bucket, key] = [open(), `${folder()}a.html`]
      await bucket.put(key, object('first'), { condition: { holds: null } })
      const refused = bucket.put(key, object('second'), { condition: { holds: null } })
      await expect(refused).rejects.toThrow(KeyChanged)
      expect((await bucket.head(key))?.md5).toBe(md5(Buffer.from('first')))
    })

    test('replaces an object only when it is the expected one', async () => {
      const [bucket, key] = [open(), `${folder()}a.html`]
      await bucket.put(key, object('first'))
      await bucket.put(key, object('second'), { condition: { holds: md5(Buffer.from('first')) } })
      const refused = bucket.put(key, object('third'), { condition: { holds: md5(Buffer.from('first')) } })
      await expect(refused).rejects.toThrow(KeyChanged)
      await bucket.delete([key])
      const gone = bucket.put(key, object('third'), { condition: { holds: md5(Buffer.from('second')) } })
      await expect(gone).rejects.toThrow(KeyChanged)
      expect(await bucket.head(key)).toBeNull()
    })

    test('counts a refused write as done when the object has its bytes: the answer to an earlier attempt was lost', async () => {
      const [bucket, key] = [open(), `${folder()}a.html`]
      await bucket.put(key, object('same'), { condition: { holds: null } })
      await bucket.put(key, object('same'), { condition: { holds: null } })
      await bucket.put(key, object('same'), { condition: { holds: md5(Buffer.from('earlier')) } })
      expect((await bucket.head(key))?.md5).toBe(md5(Buffer.from('same')))
    })

    test('begins no request that is cancelled', async () => {
      const [bucket, key] = [open(), `${folder()}a.html`]
      const signal = AbortSignal.abort()
      await expect(bucket.put(key, object('x'), { signal })).rejects.toThrow()
      expect(await bucket.head(key)).toBeNull()
    })
  })
}
