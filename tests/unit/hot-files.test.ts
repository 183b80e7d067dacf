import { randomBytes } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { currentVersion, type FileVersion } from '#server/site/file-version.ts'
import { type FileContent, HotFiles } from '#server/site/hot-files.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** A folder of pages, and what {@link HotFiles} has of them. */
function pagesIn(files: HotFiles) {
  const folder = temporaryFolder()
  const file = (page: string | number) => join(folder, `${page}.html`)
  return {
    write(page: string | number, body: string) {
      writeFileSync(file(`${page}.next`), body)
      renameSync(file(`${page}.next`), file(page))
    },
    ask: async (page: string | number): Promise<FileContent> =>
      (await files.content(currentVersion(file(page)) as FileVersion, 'br')) as FileContent,
  }
}

const longPage = (word: string) => Array.from({ length: 400 }, (_, index) => `<p>${word} ${index ** 3}</p>`).join('')

test('a page that was asked for is packed smaller for later visitors, and a new version of it starts over', async () => {
  const files = new HotFiles(Infinity, 0)
  const { write: publish, ask } = pagesIn(files)
  publish('page', longPage('leht'))
  const first = await ask('page')
  expect(await ask('page')).toBe(first)
  await files.tightened
  const tight = await ask('page')
  expect(tight.bytes.length).toBeLessThan(first.bytes.length)
  expect(brotliDecompressSync(tight.bytes).toString()).toBe(longPage('leht'))
  await files.tightened
  expect(await ask('page')).toBe(tight)

  publish('page', longPage('uus'))
  const next = await ask('page')
  publish('page', longPage('teine'))
  expect(brotliDecompressSync(next.bytes).toString()).toBe(longPage('uus'))
  expect(brotliDecompressSync((await ask('page')).bytes).toString()).toBe(longPage('teine'))
  await files.tightened
  expect(brotliDecompressSync((await ask('page')).bytes).toString()).toBe(longPage('teine'))
})

test('many visitors at once have a page read and packed once', async () => {
  const files = new HotFiles(Infinity)
  const { write: publish, ask } = pagesIn(files)
  publish('page', longPage('leht'))
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => ask('page')))
  for (const other of others) expect(other).toBe(first)
})

test('a page that is asked for all the time is packed smaller, too, and others do not put it off for ever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const files = new HotFiles(Infinity, 1_000)
    const { write: publish, ask } = pagesIn(files)
    for (let page = 0; page < 15; page += 1) publish(page, longPage('leht'))
    const first = await ask(0)
    for (let page = 1; page < 15; page += 1) {
      await ask(0)
      await ask(page)
      await vi.advanceTimersByTimeAsync(900)
    }
    // Each of these questions puts off a page that still waits for its turn, too.
    vi.useRealTimers()
    await vi.waitFor(async () => expect((await ask(0)).bytes.length).toBeLessThan(first.bytes.length), { timeout: 20_000 })
  } finally {
    vi.useRealTimers()
  }
})

test('pages that a crawler asks for do not pile up waiting to be packed smaller; the rest have their turn later', async () => {
  // On a busy machine the quiet time would pass between two of the crawler's questions.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const files = new HotFiles(Infinity, 20)
    const { write: publish, ask } = pagesIn(files)
    const pages = Array.from({ length: 80 }, (_, page) => page)
    for (const page of pages) publish(page, `<p>${page}</p>`.repeat(300))
    const first = await Promise.all(pages.map(ask))
    const tightenedCount = async () => {
      await Promise.all(pages.map(ask))
      await vi.advanceTimersByTimeAsync(20)
      await files.tightened
      return (await Promise.all(pages.map(ask))).filter((content, page) => content !== first[page]).length
    }
    expect(await tightenedCount()).toBe(64)
    expect(await tightenedCount()).toBe(80)
  } finally {
    vi.useRealTimers()
  }
})

test('files beyond the limit are forgotten, the least recently asked first, and too large ones are not kept', async () => {
  const size = (await packedSize('0'.repeat(2000))) as number
  const files = new HotFiles(2 * size)
  const { write: publish, ask } = pagesIn(files)
  for (const page of [0, 1, 2]) publish(page, String(page).repeat(2000))
  const [first, second] = [await ask(0), await ask(1)]
  expect(await ask(0)).toBe(first)
  await ask(2)
  expect(await ask(0)).toBe(first)
  expect(await ask(1)).not.toBe(second)

  const roomy = new HotFiles(Infinity)
  const large = pagesIn(roomy)
  large.write('large', randomBytes(1024 * 1024 + 100).toString('latin1'))
  expect(await large.ask('large')).not.toBe(await large.ask('large'))
})

async function packedSize(body: string): Promise<number> {
  const { write: publish, ask } = pagesIn(new HotFiles(Infinity))
  publish('page', body)
  return (await ask('page')).bytes.length
}
