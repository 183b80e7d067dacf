import { expect, test } from 'vitest'
import { readPictures } from '#content-build/release/picture-files.ts'

const files = (hashes: readonly string[]) => hashes.map(hash => ({ file: `media/${hash}/320.webp`, hash, name: '320.webp' }))

/** Reads pictures from a storage that refuses those whose hash begins with `x`. */
async function readFrom(hashes: readonly string[]) {
  const asked: string[] = []
  const found: string[] = []
  const source = {
    async read(hash: string) {
      asked.push(hash)
      if (hash.startsWith('x')) throw new Error(`refused ${hash}`)
      return Buffer.from(hash)
    },
  }
  const result = await readPictures(files(hashes), source, file => void found.push(file))
  return { ...result, asked, found }
}

test('a picture file that the storage refuses keeps no other back', async () => {
  const { failure, refused, isAway, found } = await readFrom(['a', 'x', 'b', 'c'])
  expect(found).toEqual(files(['a', 'b', 'c']).map(({ file }) => file))
  expect([failure?.message, [...refused.keys()], isAway]).toEqual(['refused x', ['media/x/320.webp'], false])
})

test('a storage that refuses one picture after the other is asked no more', async () => {
  const bad = Array.from({ length: 60 }, (_, index) => `x${index}`)
  const { failure, refused, isAway, asked } = await readFrom([...bad, 'a'])
  expect(asked.length).toBeLessThan(20)
  expect([failure?.message, isAway]).toEqual(['refused x0', true])
  // What it was not asked for is not refused: the next round asks for that first.
  expect([...refused.keys()]).toEqual(files(asked).map(({ file }) => file))
})

test('all sizes of one picture may be refused', async () => {
  const sizes = Array.from({ length: 12 }, (_, index) => ({ file: `media/x/${index}.webp`, hash: 'x', name: `${index}.webp` }))
  const source = { read: async (hash: string) => (hash === 'x' ? Promise.reject(new Error('refused')) : Buffer.from(hash)) }
  const found: string[] = []
  const { isAway } = await readPictures([...sizes, ...files(['a'])], source, file => void found.push(file))
  expect([found, isAway]).toEqual([['media/a/320.webp'], false])
})
