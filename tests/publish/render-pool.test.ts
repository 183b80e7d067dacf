import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DIST_DIR } from '#content-build/process/publish-process.ts'
import { RenderPool } from '#content-build/release/render-pool.ts'
import { type CompiledSite, fingerprintOf } from '#content-build/render/compiled-site.ts'
import { seedOf } from '#tests/support/test-lengths.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { addProduct, type ContentState, smallCompany } from '../support/content-state.ts'
import { companyAfter, editsOf } from '../support/edit-history.ts'
import { FolderPublisher, wholeSiteFiles } from '../support/publishing.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const site = await compiledSite()
const EDITS = 5

/**
 * A pool of two threads, whatever the machine has; every publication is big enough for it.
 * @param fault what the other thread does before it renders `path`, as JavaScript; `note(name)` leaves a file in `notes`
 */
function poolOfTwo(fault = '') {
  const distDir = temporaryFolder()
  const notes = temporaryFolder()
  mkdirSync(join(distDir, 'server'))
  writeFileSync(
    join(distDir, 'server/entry.mjs'),
    `import { app as compiled } from ${JSON.stringify(pathToFileURL(join(DIST_DIR, 'server/entry.mjs')))}
     import { existsSync, writeFileSync } from 'node:fs'
     const isNoted = name => existsSync(${JSON.stringify(notes)} + '/' + name)
     const note = name => writeFileSync(${JSON.stringify(notes)} + '/' + name, '')
     export const app = { render(request, options) {
       const path = decodeURIComponent(new URL(request.url).pathname)
       ${fault}
       note('rendered')
       return compiled.render(request, options)
     } }`,
  )
  const errors: string[] = []
  const log = { info() {}, error: (_fields: object, message: string) => void errors.push(message) }
  const settings = { origin: site.origin, apiUrl: '' }
  const fingerprint = fingerprintOf(distDir, settings)
  const pool = new RenderPool({ distDir, settings, fingerprint, log, threads: 2, worthIt: 1 })
  onTestFinished(() => pool.end())
  const compileAgain = () => writeFileSync(join(distDir, 'server/entry.mjs'), 'export const app = { render() {} }')
  return { pool, errors, compileAgain, noted: (name: string) => existsSync(join(notes, name)) }
}

/** The site; once the publisher's own thread shares its work with the pool, it waits until something has happened there. */
function after(pool: RenderPool, happened: () => boolean): CompiledSite {
  const pooled = vi.spyOn(pool, 'render')
  return {
    ...site,
    async render(address, content) {
      if (pooled.mock.calls.length > 0 && !happened())
        await vi.waitFor(() => expect(happened()).toBe(true), { timeout: 100_000, interval: 10 })
      return site.render(address, content)
    },
  }
}

function bigCompany(products = 10) {
  const state = smallCompany()
  const [big = 0] = state.ids('category')
  for (let number = 1; number <= products; number += 1) addProduct(state, big, `Suur ${number}`)
  return { state, big }
}

const expectWhole = async (publisher: FolderPublisher, state: ContentState) =>
  expect(publisher.files()).toEqual(await wholeSiteFiles(site, state, join(publisher.folder, 'whole')))

/** What the release records say is out, oldest first. */
function releasesOf(folder: string): unknown[] {
  const dir = join(folder, 'publisher/releases')
  const numbers = readdirSync(dir).map(name => Number.parseInt(name, 10))
  return numbers.toSorted((a, b) => a - b).map(number => JSON.parse(readFileSync(join(dir, `${number}.json`), 'utf8')).delta)
}

test('two threads make the files and records of one, edit after edit', async () => {
  const edits = editsOf(seedOf('EDIT_SEED', 20_261_124), EDITS)
  const { pool, errors, noted } = poolOfTwo()
  const published = await Promise.all(
    [undefined, pool].map(async one => {
      const state = companyAfter(edits, 0)
      const publisher = new FolderPublisher(one ? after(one, () => noted('rendered')) : site, state, temporaryFolder(), one)
      await publisher.publish()
      for (const edit of edits) {
        edit.apply(state)
        await publisher.publish()
      }
      return { files: publisher.allFiles(), releases: releasesOf(publisher.folder) }
    }),
  )
  expect(published[1]).toEqual(published[0])
  expect(errors).toEqual([])
})

test('a thread that ends takes no page along: its pages are rendered all the same', async () => {
  const { state } = bigCompany()
  const { pool, errors, noted } = poolOfTwo(
    `if (path.endsWith('/tooted') && !isNoted('ended')) { note('ended'); process.exit(1) }`,
  )
  const publisher = new FolderPublisher(
    after(pool, () => noted('ended')),
    state,
    temporaryFolder(),
    pool,
  )
  const { held } = await publisher.publish()
  expect(held).toEqual([])
  expect(errors).toEqual([expect.stringContaining('a thread for rendering ended')])
  await expectWhole(publisher, state)
})

test('a page that ends every thread fails alone', async () => {
  const { state } = bigCompany()
  const { pool, errors } = poolOfTwo(`if (path === '/kontakt') process.exit(1)`)
  const publisher = new FolderPublisher(
    after(pool, () => errors.length > 1),
    state,
    temporaryFolder(),
    pool,
  )
  const { held } = await publisher.publish()
  expect(held.map(({ address, reason }) => [address, reason])).toEqual([
    ['/kontakt', expect.stringContaining('the thread that rendered it ended')],
  ])
})

test('a page that fails in a thread is held with its reason, and comes with the next edit', async () => {
  const { state } = bigCompany()
  const { pool, noted } = poolOfTwo(`if (path === '/kontakt' && !isNoted('failed')) { note('failed'); throw new Error('katki') }`)
  const publisher = new FolderPublisher(
    after(pool, () => noted('failed')),
    state,
    temporaryFolder(),
    pool,
  )
  const { held } = await publisher.publish()
  expect(held.map(({ address, reason }) => [address, reason])).toEqual([['/kontakt', expect.stringContaining('katki')]])
  await publisher.publish()
  await expectWhole(publisher, state)
})

test('a thread that cannot start leaves its part to the others', async () => {
  const { state } = bigCompany(1)
  const { pool, errors } = poolOfTwo(`} } }\nthrow new Error('no such package')\n{ { {`)
  const publisher = new FolderPublisher(
    after(pool, () => errors.length > 0),
    state,
    temporaryFolder(),
    pool,
  )
  await publisher.publish()
  await expectWhole(publisher, state)
  await pool.end()
  expect(new Set(errors)).toEqual(new Set([expect.stringContaining('could not be started')]))
})

test('a thread renders nothing with code that was compiled after the publisher had loaded its own', async () => {
  const { state } = bigCompany(1)
  const { pool, errors, noted, compileAgain } = poolOfTwo()
  compileAgain()
  const publisher = new FolderPublisher(site, state, temporaryFolder(), pool)
  const { held } = await publisher.publish()
  await pool.end()
  expect([held, noted('rendered')]).toEqual([[], false])
  expect(new Set(errors)).toEqual(new Set([expect.stringContaining('could not be started')]))
})

test('a stop ends a publish between two pages and leaves nothing behind; the next one brings everything', async () => {
  const { state } = bigCompany()
  const { pool, noted } = poolOfTwo()
  const stop = new AbortController()
  const helped = after(pool, () => noted('rendered'))
  const stopping: CompiledSite = {
    ...helped,
    async render(address, content) {
      const body = await helped.render(address, content)
      if (noted('rendered')) stop.abort(new Error('stopped'))
      return body
    },
  }
  const publisher = new FolderPublisher(stopping, state, temporaryFolder(), pool)
  publisher.limits = { signal: stop.signal }
  await expect(publisher.publish()).rejects.toThrow('stopped')
  expect(readdirSync(join(publisher.folder, 'publisher/staging'))).toEqual([])
  publisher.limits = {}
  await publisher.publish()
  await expectWhole(publisher, state)
})

test('a small edit passes a rename that all threads render, and what they had rendered stays', async () => {
  const { state, big } = bigCompany(40)
  const { pool, noted } = poolOfTwo()
  const publisher = new FolderPublisher(
    after(pool, () => noted('rendered')),
    state,
    temporaryFolder(),
    pool,
  )
  await publisher.publish()
  state.update('category', big, { name: 'suur', segment: 'suur' })
  let turns = 0
  const between: string[][] = []
  const passes = await publisher.publishLettingPass({
    slice: 8,
    meanwhile: () => {
      if ((turns += 1) === 20) state.update('text', 4, { body: '<p>Kirsipuu</p>' })
    },
    passed: () => between.push(publisher.filesWith(/Kirsipuu/), publisher.filesWith(/href="\/tooted\/suur"/)),
  })
  expect(passes).toBe(1)
  expect(between).toEqual([expect.arrayContaining(['teenused.html']), []])
  await expectWhole(publisher, state)
})
