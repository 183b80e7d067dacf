import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ManifestDelta } from '#content-build/release/manifest.ts'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import type { CompiledSite } from '#content-build/render/compiled-site.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { addPost, smallCompany } from '../support/content-state.ts'
import { FolderPublisher, wholeSiteFiles } from '../support/publishing.ts'
import { filesOf } from '../support/site-folder.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const compiled = await compiledSite()

const delta = (release: number): ManifestDelta => ({
  release,
  fingerprint: 'code',
  build: 1,
  policies: { site: '', admin: '' },
  arePoliciesComplete: true,
  earlierPolicies: null,
  withheld: [],
  assets: [],
  pages: [],
  queries: [],
})

/** A folder as a process leaves it that dies after committing release 2 and moving `moved` of its three files. */
async function interruptedAfter(moved: number): Promise<string> {
  const root = temporaryFolder()
  const store = new ReleaseStore(root)
  await store.open()
  const first = store.stage()
  const files = ['site/a.html', 'site/b/c.html', 'site/gone/d.html']
  await store.release({
    delta: delta(1),
    staging: first.name,
    moves: files.map(file => ({ file, staged: first.write(`old ${file}`) })),
    removals: [],
  })

  const second = store.stage()
  const moves = ['site/a.html', 'site/b/c.html', 'site/new/e.html'].map(file => ({ file, staged: second.write(`new ${file}`) }))
  writeFileSync(
    join(root, 'publisher/releases/2.json'),
    JSON.stringify({ delta: delta(2), staging: second.name, moves, removals: ['site/gone/d.html'] }),
  )
  for (const { file, staged } of moves.slice(0, moved)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    renameSync(join(root, 'publisher/staging', second.name, staged), join(root, file))
  }
  return root
}

describe('a release', () => {
  test.each([0, 1, 2, 3])(
    'that was committed and had moved %i files when the process died is finished by the next start',
    async moved => {
      const root = await interruptedAfter(moved)
      const manifest = await new ReleaseStore(root).open()
      expect(manifest.release).toBe(2)
      expect(Object.keys(filesOf(join(root, 'site')))).toEqual(['a.html', 'b/c.html', 'new/e.html'])
      expect(readFileSync(join(root, 'site/a.html'), 'utf8')).toBe('new site/a.html')
      expect(readdirSync(join(root, 'publisher/staging'))).toEqual([])
      expect(readdirSync(join(root, 'site'))).not.toContain('gone')
    },
  )

  test('into a folder that is a link is still known when the link leads somewhere again', async () => {
    const root = await interruptedAfter(3)
    const [link, target, away] = ['site', 'www', 'away'].map(name => join(root, name)) as [string, string, string]
    renameSync(link, target)
    symlinkSync(target, link)
    renameSync(target, away)
    await expect(new ReleaseStore(root).open()).rejects.toThrow('ENOENT')
    renameSync(away, target)
    expect((await new ReleaseStore(root).open()).release).toBe(2)
  })

  test('that was not committed leaves no trace', async () => {
    const root = temporaryFolder()
    const store = new ReleaseStore(root)
    await store.open()
    store.stage().write('half a site')
    const manifest = await new ReleaseStore(root).open()
    expect(manifest.release).toBe(0)
    expect(readdirSync(join(root, 'publisher/staging'))).toEqual([])
    expect(readdirSync(join(root, 'site'))).toEqual([])
  })

  test('keeps the files it replaces and removes', async () => {
    const root = await interruptedAfter(1)
    await new ReleaseStore(root).open()
    const kept = readdirSync(join(root, 'publisher/previous/2')).map(name =>
      readFileSync(join(root, 'publisher/previous/2', name), 'utf8'),
    )
    expect(kept.toSorted()).toEqual(['old site/b/c.html', 'old site/gone/d.html'])
  })

  test('has what it replaced taken away ten releases later, also where a process died before that', async () => {
    const root = await interruptedAfter(3)
    const store = new ReleaseStore(root)
    const manifest = await store.open()
    for (const number of [3, 11, 12]) {
      const staging = store.stage()
      const moves = [{ file: 'site/a.html', staged: staging.write(`text ${number}`) }]
      await store.release({ delta: delta(number), staging: staging.name, moves, removals: [] })
      manifest.apply(delta(number))
    }
    await store.tidyUp(manifest)
    expect(readdirSync(join(root, 'publisher/previous')).toSorted()).toEqual(['11', '12', '3'])
  })
})

test.each(['site', 'admin', 'publisher'])(
  'after the folder %s was deleted the next start publishes what is missing and nothing else',
  async name => {
    const state = smallCompany()
    const folder = temporaryFolder()
    const publisher = new FolderPublisher(compiled, state, folder)
    await publisher.publishFirst()
    const whole = publisher.allFiles()
    rmSync(join(folder, name), { recursive: true })
    state.delete('post', state.ids('post')[0] as number)
    publisher.restart()
    await publisher.publish()
    expect(publisher.files()).toEqual(await wholeSiteFiles(compiled, state, join(folder, 'whole')))
    expect(Object.keys(publisher.allFiles()).filter(file => !(file in whole))).toEqual([])
  },
)

describe('a memory that is damaged', () => {
  test.each([
    ['an empty manifest', 'manifest.json', () => ''],
    ['a manifest that is no JSON', 'manifest.json', (text: string) => text.slice(0, 100)],
    ['a manifest of another shape', 'manifest.json', () => '{"pages":[["/",7]]}'],
    ['a release record that is cut short', 'releases/3.json', (text: string) => text.slice(0, 100)],
    ['a release record that leads out of the folder', 'releases/3.json', (text: string) => text.replace('site/', 'site/../')],
  ])('by %s is dropped, and nothing counts as released', async (_what, name, damage) => {
    const root = await interruptedAfter(3)
    const store = new ReleaseStore(root)
    await store.open()
    const staging = store.stage()
    const moves = [{ file: 'site/a.html', staged: staging.write('third') }]
    await store.release({ delta: delta(3), staging: staging.name, moves, removals: [] })
    const path = join(root, 'publisher', name)
    writeFileSync(path, damage(readFileSync(path, 'utf8')))
    const told: unknown[] = []
    expect((await new ReleaseStore(root).open(error => told.push(error))).release).toBe(0)
    expect(told).toMatchObject([{ message: `${path} is damaged` }])
    expect(readFileSync(join(root, 'site/a.html'), 'utf8')).toBe('third')
  })

  test('by a record that is gone is dropped too', async () => {
    const root = await interruptedAfter(3)
    rmSync(join(root, 'publisher/releases/1.json'))
    expect((await new ReleaseStore(root).open()).release).toBe(0)
  })
})

test('a release takes its place where a file became a folder and a folder a file', async () => {
  const state = smallCompany()
  const folder = temporaryFolder()
  const publisher = new FolderPublisher(compiled, state, folder)
  await publisher.publishFirst()
  rmSync(join(folder, 'site/asutajast.html'))
  mkdirSync(join(folder, 'site/asutajast.html/in it'), { recursive: true })
  rmSync(join(folder, 'site/en'), { recursive: true })
  writeFileSync(join(folder, 'site/en'), 'a file')
  state.update('text', 2, { body: '<p>Uus tekst</p>', body_en: '<p>New text</p>' })
  await publisher.publish()
  expect(readFileSync(join(folder, 'site/asutajast.html'), 'utf8')).toContain('Uus tekst')
  expect(readdirSync(join(folder, 'site/en'))).not.toEqual([])
})

test('a release that removes a page leaves a folder in its place alone', async () => {
  const state = smallCompany()
  const folder = temporaryFolder()
  const publisher = new FolderPublisher(compiled, state, folder)
  const post = addPost(state, 'Läheb ära', '2026-05-01')
  await publisher.publishFirst()
  const page = join(folder, `site/uudised/${post.id}.html`)
  rmSync(page)
  mkdirSync(join(page, 'in it'), { recursive: true })
  state.delete('post', post.id)
  expect((await publisher.publish()).removed).toContain(`site/uudised/${post.id}.html`)
  expect(existsSync(join(page, 'in it'))).toBe(true)
})

test('a publish that may not be released any more changes nothing and leaves nothing on the disk', async () => {
  const state = smallCompany()
  const folder = temporaryFolder()
  const publisher = new FolderPublisher(compiled, state, folder)
  await publisher.publishFirst()
  const before = publisher.files()
  state.update('text', 2, { body: '<p>Liiga hilja</p>' })
  publisher.limits = { beforeRelease: () => Promise.reject(new Error('the lock is lost')) }
  await expect(publisher.publish()).rejects.toThrow('the lock is lost')
  expect(publisher.files()).toEqual(before)
  expect(readdirSync(join(folder, 'publisher/staging'))).toEqual([])
})

test(
  'a new code build renders every page, keeps the assets of the one before and drops those of long ago',
  { timeout: 120_000 },
  async () => {
    const folder = temporaryFolder()
    const state = smallCompany()
    const publisher = new FolderPublisher(compiled, state, folder)
    const clientDir = join(folder, 'client')
    const build = (number: number): CompiledSite => {
      rmSync(clientDir, { recursive: true, force: true })
      cpSync(compiled.clientDir, clientDir, { recursive: true })
      writeFileSync(join(clientDir, `_astro/only-in-build-${number}.js`), `// ${number}`)
      return { ...compiled, clientDir, fingerprint: `build ${number}` }
    }
    const assets = () => readdirSync(join(folder, 'site/_astro')).filter(name => name.startsWith('only-in-build'))
    for (const number of [1, 2, 3]) {
      publisher.use(build(number))
      const result = await publisher.publish()
      expect(result.rendered).toBe(result.total)
    }
    expect(assets()).toEqual(['only-in-build-1.js', 'only-in-build-2.js', 'only-in-build-3.js'])
    publisher.use(build(4))
    await publisher.publish()
    expect(assets()).toEqual(['only-in-build-2.js', 'only-in-build-3.js', 'only-in-build-4.js'])
  },
)

test('a release is on the disk before its record has its name', async () => {
  const root = temporaryFolder()
  const store = new ReleaseStore(root)
  await store.open()
  const staging = store.stage()
  const moves = [{ file: 'site/a.html', staged: staging.write('a') }]
  const handle = await open(root)
  const isNamed: boolean[] = []
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync').mockImplementation(async () => {
    isNamed.push(existsSync(join(root, 'publisher/releases/1.json')))
  })
  onTestFinished(() => {
    sync.mockRestore()
  })
  await handle.close()
  await store.release({ delta: delta(1), staging: staging.name, moves, removals: [] })
  // The record, the staged file and its folder; then the name of the record.
  expect(isNamed).toEqual([false, false, false, true])
})

test('scripts and style sheets are in place before the pages that ask for them', async () => {
  const folder = temporaryFolder()
  await new FolderPublisher(compiled, smallCompany(), folder).publishFirst()
  const { moves } = JSON.parse(readFileSync(join(folder, 'publisher/releases/1.json'), 'utf8')) as { moves: { file: string }[] }
  const files = moves.map(({ file }) => file)
  expect(files.findLastIndex(file => file.startsWith('site/_astro/'))).toBeGreaterThan(0)
  expect(files.findLastIndex(file => file.startsWith('site/_astro/'))).toBeLessThan(
    files.findIndex(file => file.endsWith('.html')),
  )
})
