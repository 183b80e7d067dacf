import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { PictureStorage } from '#server/pictures/picture-storage.ts'

const aHash = () => randomBytes(16).toString('hex')

/** The behaviour of every picture storage. */
export function describePictureStorage(name: string, open: () => PictureStorage): void {
  describe(name, () => {
    test('gives back what was put, byte for byte, and null for what was not', async () => {
      const [storage, hash, bytes] = [open(), aHash(), randomBytes(100_000)]
      await storage.put(hash, '320.webp', bytes)
      expect(Buffer.from((await storage.read(hash, '320.webp')) ?? [])).toEqual(bytes)
      expect(await storage.read(hash, '640.webp')).toBeNull()
      expect(await storage.read(aHash(), '320.webp')).toBeNull()
    })

    test('lists the files of one picture', async () => {
      const [storage, hash] = [open(), aHash()]
      for (const file of ['original.jpg', '320.webp', '320.avif']) await storage.put(hash, file, Buffer.from(file))
      await storage.put(aHash(), '640.webp', Buffer.from('x'))
      expect(await storage.list(hash)).toEqual(['320.avif', '320.webp', 'original.jpg'])
      expect(await storage.list(aHash())).toEqual([])
    })

    test('replaces a file whole, also while it is being read and written at once', async () => {
      const [storage, hash] = [open(), aHash()]
      const versions = [1, 2, 3].map(number => Buffer.alloc(300_000, number))
      await storage.put(hash, '320.webp', versions[0] as Buffer)
      const reading = Array.from({ length: 20 }, () => storage.read(hash, '320.webp'))
      await Promise.all(versions.map(version => storage.put(hash, '320.webp', version)))
      for (const bytes of await Promise.all(reading)) {
        expect(bytes?.length).toBe(300_000)
        expect(new Set(bytes).size).toBe(1)
      }
      expect(await storage.list(hash)).toEqual(['320.webp'])
    })

    test('deletes all files of a picture and those of no other; deleting again does no harm', async () => {
      const [storage, hash, other] = [open(), aHash(), aHash()]
      for (const one of [hash, other]) await storage.put(one, '320.webp', Buffer.from('x'))
      await storage.delete(hash)
      await storage.delete(hash)
      expect(await storage.list(hash)).toEqual([])
      expect(await storage.read(other, '320.webp')).not.toBeNull()
    })

    test('fails no upload for a deletion of the files before', async () => {
      const [storage, hash] = [open(), aHash()]
      for (let round = 0; round < 50; round += 1) {
        await storage.put(hash, '320.webp', Buffer.from('x'))
        // The job that deletes is tried again; an upload has one try.
        const putting = storage.put(hash, '640.webp', Buffer.from('x'))
        await Promise.allSettled([storage.delete(hash), putting])
        await putting
      }
    })

    test('takes no name that could lead elsewhere', async () => {
      const storage = open()
      for (const [hash, file] of [
        ['../..', 'a.webp'],
        [aHash(), '../a.webp'],
        [aHash(), '.a.webp'],
        [aHash().toUpperCase(), 'a/b.webp'],
      ] as const) {
        await expect(storage.put(hash, file, Buffer.from('x'))).rejects.toThrow(RangeError)
        await expect(storage.read(hash, file)).rejects.toThrow(RangeError)
      }
    })
  })
}
