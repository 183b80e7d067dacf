import { lstatSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeWay } from '#content-build/release/make-way.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('a published folder stays the link that an operator made of it, and what is in the way below it is moved aside', () => {
  const [root, elsewhere] = [temporaryFolder(), temporaryFolder()]
  const aside = join(root, 'aside')
  symlinkSync(elsewhere, join(root, 'site'))
  writeFileSync(join(elsewhere, 'tooted'), 'a file in the place of a folder')
  symlinkSync(root, join(elsewhere, 'uudised'))
  mkdirSync(join(elsewhere, 'index.html'))
  for (const file of ['site/tooted/1.html', 'site/uudised/1.html', 'site/index.html']) makeWay(root, file, aside)
  expect(lstatSync(join(root, 'site')).isSymbolicLink()).toBe(true)
  for (const folder of ['tooted', 'uudised']) expect(lstatSync(join(elsewhere, folder)).isDirectory()).toBe(true)
  expect(statSync(join(elsewhere, 'index.html'), { throwIfNoEntry: false })).toBeUndefined()
  expect(readdirSync(aside)).toHaveLength(3)
})
