import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FileStates } from '#content-build/deliver/file-states.ts'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('scripts that an edit no longer needs stay until the other pages are there', () => {
  const states = new FileStates()
  const whole = Array.from({ length: 600 }, (_, index) => `site/uudised/${index}.html`)
  states.want([...whole, 'site/index.html', 'site/_astro/old.js'].map(file => [file, 'new'] as const))
  states.hold(
    new Map([
      ['site/_astro/old.js', 'new'],
      ['site/index.html', 'new'],
    ]),
    {},
  )
  states.wantFresh([
    ['site/index.html', 'newer'],
    ['site/_astro/old.js', null],
  ])
  expect(states.nextRound()).toMatchObject({ isFresh: true, deletes: [] })
})

test('strange files of 29 days ago stay, those of 31 days ago go', async () => {
  const root = temporaryFolder()
  const store = new ReleaseStore(root)
  const manifest = await store.open()
  for (const days of [29, 31]) {
    const folder = join(root, 'publisher/strange', new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10), 'site')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${days}.txt`), '')
  }
  await store.tidyUp(manifest)
  expect(
    readdirSync(join(root, 'publisher/strange'), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.txt'))
      .map(name => name.slice(-6)),
  ).toEqual(['29.txt'])
})
