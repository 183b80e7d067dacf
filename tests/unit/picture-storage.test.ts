import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { once } from '#common/once.ts'
import { BucketStorage } from '#server/pictures/bucket-storage.ts'
import { FolderStorage } from '#server/pictures/folder-storage.ts'
import { copyPictures, movePicturesToBucket } from '#server/pictures/move-to-bucket.ts'
import { MemoryBucket } from '../support/memory-bucket.ts'
import { describePictureStorage } from '../support/picture-storage-conformance.ts'

const folder = mkdtempSync(join(tmpdir(), 'aroomikoda-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describePictureStorage('pictures in a folder', () => new FolderStorage(join(folder, 'media')))

const bucket = new MemoryBucket()
describePictureStorage('pictures in a bucket', () => new BucketStorage(async () => bucket))

test('pictures in a bucket say what they are and that they never change', async () => {
  const hash = 'ab'.repeat(16)
  await new BucketStorage(async () => bucket).put(hash, '320.avif', Buffer.from('x'))
  expect(await bucket.head(`pictures/${hash}/320.avif`)).toMatchObject({
    contentType: 'image/avif',
    cacheControl: 'public, max-age=31536000, immutable',
  })
})

test('objects of other programs beside a picture’s files are none of them: they are neither read nor in the way of a deletion', async () => {
  const [hash, target] = ['f'.repeat(32), new MemoryBucket()]
  const storage = new BucketStorage(async () => target)
  await storage.put(hash, '320.webp', Buffer.from('x'))
  // Programs that mount a bucket mark its folders so.
  for (const name of ['', 'Thumbs.db', 'old/320.webp'])
    await target.put(`pictures/${hash}/${name}`, { bytes: Buffer.from(''), contentType: 'text/plain', cacheControl: '' })
  expect(await storage.list(hash)).toEqual(['320.webp'])
  await storage.delete(hash)
  expect(await storage.read(hash, '320.webp')).toBeNull()
})

test('a bucket that could not be opened is opened with the next use', async () => {
  let isAway = true
  const storage = new BucketStorage(
    once(async () => {
      if (isAway) throw new Error('away')
      return bucket
    }),
  )
  await expect(storage.list('cd'.repeat(16))).rejects.toThrow('away')
  isAway = false
  expect(await storage.list('cd'.repeat(16))).toEqual([])
})

test('the pictures of a folder move into the bucket once, also where the copy was cut off', async () => {
  const dataDir = join(folder, 'moved')
  const [target, pictures] = [new MemoryBucket(), new FolderStorage(join(dataDir, 'media'))]
  const storage = new BucketStorage(async () => target)
  const hashes = ['1', '2', '3'].map(digit => digit.repeat(32))
  for (const hash of hashes)
    for (const file of ['original.jpg', '320.webp']) await pictures.put(hash, file, Buffer.from(hash + file))
  for (const file of ['.DS_Store', `${hashes[0]}/Thumbs.db`]) writeFileSync(join(dataDir, 'media', file), 'of another program')
  let writes = 0
  target.before = ({ name }) => {
    if (name === 'put' && (writes += 1) > 3) throw new Error('the line broke')
  }
  await expect(movePicturesToBucket(dataDir, storage)).rejects.toThrow('the line broke')
  expect(existsSync(join(dataDir, 'media'))).toBe(true)
  target.before = () => {}
  expect(await movePicturesToBucket(dataDir, storage)).toBe(3)
  for (const hash of hashes) {
    for (const file of ['original.jpg', '320.webp']) expect(String(await storage.read(hash, file))).toBe(hash + file)
  }
  expect(existsSync(join(dataDir, 'media'))).toBe(false)
  expect(await movePicturesToBucket(dataDir, storage)).toBe(0)
})

test('pictures move into the bucket also where earlier ones did: each time their folder stays, by a name of its own', async () => {
  const dataDir = join(folder, 'moved again')
  const pictures = new FolderStorage(join(dataDir, 'media'))
  const storage = new BucketStorage(async () => new MemoryBucket())
  for (const digit of ['1', '2']) {
    await pictures.put(digit.repeat(32), '320.webp', Buffer.from(digit))
    expect(await movePicturesToBucket(dataDir, storage)).toBe(1)
  }
  const folders = readdirSync(dataDir).map(name => readdirSync(join(dataDir, name)))
  expect(folders.flat().toSorted()).toEqual(['1', '2'].map(digit => digit.repeat(32)))
})

test('a picture file that cannot be written leaves no part of it, and none counts as a file of the picture', async () => {
  const [hash, pictures] = ['e'.repeat(32), new FolderStorage(join(folder, 'refused'))]
  const files = join(folder, 'refused', hash)
  mkdirSync(join(files, '320.webp', 'in the way'), { recursive: true })
  await expect(pictures.put(hash, '320.webp', Buffer.from('x'))).rejects.toThrow('320.webp')
  expect(readdirSync(files)).toEqual(['320.webp'])
  writeFileSync(join(files, '.killed.partial'), 'x')
  expect(await pictures.list(hash)).not.toContain('.killed.partial')
})

test('a command that is stopped copies no more pictures, and the folder keeps them', async () => {
  const dataDir = join(folder, 'stopped')
  const [target, pictures] = [new MemoryBucket(), new FolderStorage(join(dataDir, 'media'))]
  const names = ['original.jpg', '320.webp']
  for (const name of names) await pictures.put('1'.repeat(32), name, Buffer.from(name))
  const stopping = new AbortController()
  target.before = ({ name }) => void (name === 'put' && stopping.abort())
  const storage = new BucketStorage(async () => target)
  await expect(movePicturesToBucket(dataDir, storage, stopping.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(await storage.list('1'.repeat(32))).toHaveLength(1)
  expect(await pictures.list('1'.repeat(32))).toHaveLength(2)
})

test('a restore brings the saved bytes of a picture back over others in the bucket', async () => {
  const dataDir = join(folder, 'restored')
  const [target, saved] = [new MemoryBucket(), new FolderStorage(join(dataDir, 'media'))]
  const storage = new BucketStorage(async () => target)
  await saved.put('1'.repeat(32), '320.webp', Buffer.from('saved'))
  await storage.put('1'.repeat(32), '320.webp', Buffer.from('other'))
  expect(await copyPictures(join(dataDir, 'media'), storage)).toBe(0)
  expect(await copyPictures(join(dataDir, 'media'), storage, { replaces: true })).toBe(1)
  expect(Buffer.from((await storage.read('1'.repeat(32), '320.webp')) ?? []).toString()).toBe('saved')
})
