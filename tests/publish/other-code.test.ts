import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Manifest } from '#content-build/release/manifest.ts'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import { BREAKING, breakableSite } from '../support/breakable-site.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { smallCompany } from '../support/content-state.ts'
import { FolderPublisher, wholeSiteFiles } from '../support/publishing.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const compiled = await compiledSite()
const PAGE = '/asutajast'

/** Publishes a site, and changes its manifest to what other code would have left. */
async function releaseByOtherCode(change: (manifest: Manifest) => void) {
  const state = smallCompany()
  const publisher = new FolderPublisher(compiled, state, temporaryFolder())
  await publisher.publishFirst()
  const store = new ReleaseStore(publisher.folder)
  const manifest = await store.open()
  change(manifest)
  await store.remember(manifest)
  publisher.restart()
  return { state, publisher, folder: publisher.folder }
}

/** Publishes a site by code that also asked this query for {@link PAGE}. */
async function releaseAsking(query: string) {
  const { state, publisher, folder } = await releaseByOtherCode(({ graph }) => {
    graph.setPage(PAGE, { hash: 'of other bytes', queries: [...(graph.pages.get(PAGE)?.queries ?? []), query] })
    graph.restoreQuery(query, 'of its result')
  })
  const pagesAsking = async () => [...(await new ReleaseStore(folder).open()).graph.pagesOf(query)]
  return { state, publisher, pagesAsking }
}

test.each([
  ['lacks', '["ofAnotherVersion",1]', 'earlier'],
  ['cannot answer', '["text",99]', 'earlier'],
  ['lacks', '["ofAnotherVersion",1]', compiled.fingerprint],
  ['cannot answer', '["text",99]', compiled.fingerprint],
])('the next release drops a query that this code %s: %s, with the fingerprint %s', async (_how, query, fingerprint) => {
  const { state, publisher, pagesAsking } = await releaseAsking(query)
  publisher.use({ ...compiled, fingerprint })
  expect(await publisher.publish()).toMatchObject({ held: [], rendered: expect.any(Number) })
  expect(publisher.files()).toEqual(await wholeSiteFiles(compiled, state, join(publisher.folder, 'whole')))
  state.update('text', 2, { body: '<p>Pärast teist versiooni</p>' })
  await publisher.publish()
  expect(publisher.filesWith(/Pärast teist versiooni/)).toContain('asutajast.html')
  expect(await pagesAsking()).toEqual([])
})

test('a held page whose earlier version asked more holds no other page back, and the edit that mends it publishes it', async () => {
  const query = '["text",99]'
  const { state, publisher, pagesAsking } = await releaseAsking(query)
  state.update('text', 2, { body: `<p>${BREAKING}</p>`, body_en: '<p>Whole</p>', body_ru: '<p>Whole</p>' })
  publisher.use({ ...breakableSite(compiled), fingerprint: 'earlier' })
  expect((await publisher.publish()).held).toMatchObject([{ address: PAGE, isKept: true }])
  expect(await pagesAsking()).toEqual([PAGE])
  state.update('feedback', state.ids('feedback')[0] as number, { body: '<p>Mujal</p>' })
  expect((await publisher.publish()).held).toHaveLength(1)
  expect(publisher.filesWith(/Mujal/)).toContain('index.html')
  publisher.restart()
  expect((await publisher.publish()).held).toHaveLength(1)
  state.update('text', 2, { body: '<p>Parandatud</p>' })
  expect((await publisher.publish()).held).toEqual([])
  expect(publisher.filesWith(/Parandatud/)).toContain('asutajast.html')
  expect(await pagesAsking()).toEqual([])
})

test('an update may turn a file into a page and a page into a file: both stay published', async () => {
  const before = '/sitemap-of-before.xml'
  const { publisher, folder } = await releaseByOtherCode(({ graph, assets }) => {
    graph.deletePage('/robots.txt')
    assets.set('robots.txt', { hash: 'of the file', build: 1 })
    graph.setPage(before, { hash: 'of the page', queries: [] })
  })
  for (const name of ['robots.txt', before]) writeFileSync(join(folder, 'site', name), 'of the code before')
  const clientDir = join(folder, 'client')
  cpSync(compiled.clientDir, clientDir, { recursive: true })
  writeFileSync(join(clientDir, before), 'of the update')
  publisher.use({ ...compiled, clientDir, fingerprint: 'update' })
  const { removed } = await publisher.publish()
  expect(readFileSync(join(folder, 'site/robots.txt'), 'utf8')).toContain('Sitemap:')
  expect(readFileSync(join(folder, 'site', before), 'utf8')).toBe('of the update')
  expect(removed).toEqual([])
})
