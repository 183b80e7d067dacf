import { mkdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FolderSite } from '#server/site/folder-site.ts'
import { FORMER_ADDRESSES_FILE, type FormerAddressesFile } from '#server/site/former-addresses-file.schemas.ts'
import { HEADERS_FILE } from '#server/site/headers-file.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('headers that cannot be read yet fail the request for a page, and nothing else', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, HEADERS_FILE))
  // A failure at once would leave the search for the page's file, which fails as well, without a request that hears of it.
  await expect(new FolderSite(folder).headersFor('/tooted')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

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
