import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FileMemory } from '#content-build/folder-check/file-memory.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test('the memory of published files keeps those of the site over a restart, and none that left it', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'publisher'))
  const memory = new FileMemory(folder)
  for (const file of ['site/index.html', 'site/gone.html']) memory.remember(file, { size: 1, ctimeMs: 2 }, 'hash')
  memory.save({ isLast: true, released: new Set(['site/index.html']) })
  const later = new FileMemory(folder)
  expect(later.isUnchanged('site/index.html', { size: 1, ctimeMs: 2 }, 'hash')).toBe(true)
  expect(later.has('site/gone.html')).toBe(false)
})
