import { mkdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FolderSite } from '#server/site/folder-site.ts'
import { FORMER_ADDRESSES_FILE, type FormerAddressesFile } from '#server/site/former-addresses-file.schemas.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('former addresses that cannot be read for a moment are as before, and read again with the next request', () => {
  const folder = temporaryFolder()
  const file = join(folder, FORMER_ADDRESSES_FILE)
  const write = (segments: FormerAddressesFile['segments']) => {
    const table: FormerAddressesFile = { segments, moved: [], gone: [], posts: [], lists: [], news: null }
    writeFileSync(`${file}.new`, JSON.stringify(table))
    renameSync(`${file}.new`, file)
  }
  const site = new FolderSite(folder)
  write([['vana', 'uus']])
  const before = site.former('/tooted/vana')
  expect(before).toMatchObject({ to: '/tooted/uus' })

  // Fails to be read as a file does when too many are open.
  renameSync(file, `${file}.old`)
  mkdirSync(file)
  expect(site.former('/tooted/vana')).toEqual(before)
  rmdirSync(file)
  write([['vana', 'hoopis-uus']])
  expect(site.former('/tooted/vana')).toMatchObject({ to: '/tooted/hoopis-uus' })
})
