import { existsSync, readFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { smallCompany } from '../support/content-state.ts'
import { FolderPublisher } from '../support/publishing.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const compiled = await compiledSite()
const delta = {
  release: 1,
  fingerprint: 'code',
  build: 1,
  policies: { site: '', admin: '' },
  arePoliciesComplete: true,
  earlierPolicies: null,
  withheld: [],
  assets: [],
  pages: [],
  queries: [],
}

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
  await store.release({ delta, staging: staging.name, moves, removals: [] })
  // The record, the staged file and its folder; then the name of the record.
  expect(isNamed).toEqual([false, false, false, true])
})

test('what pages ask for is in place before them', async () => {
  const folder = temporaryFolder()
  await new FolderPublisher(compiled, smallCompany(), folder).publishFirst()
  const { moves } = JSON.parse(readFileSync(join(folder, 'publisher/releases/1.json'), 'utf8')) as { moves: { file: string }[] }
  const files = moves.map(({ file }) => file)
  expect(files.findLastIndex(file => file.startsWith('site/_astro/'))).toBeGreaterThan(0)
  expect(files.findLastIndex(file => file.startsWith('site/_astro/'))).toBeLessThan(
    files.findIndex(file => file.endsWith('.html')),
  )
})
