import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHARE_DIR } from '#common/published-folders.ts'
import { isNoFile } from '#server/core/error-code.ts'
import { fileHash, isMd5 } from '../content/file-hash.ts'
import { expectedFiles } from '../folder-check/expected-files.ts'
import { publishedFile } from '../plan/published-file.ts'
import type { Manifest } from '../release/manifest.ts'
import { drawnPictures } from '../release/share-folder.ts'
import { ANY_VERSION, type FileVersion, UNTOUCHED } from './file-states.ts'

/** What the bucket should hold: the release's files by MD5, pages that it lacks as UNTOUCHED, drawn pictures as ANY_VERSION. */
export function* wantedFiles(
  manifest: Manifest,
  { dataDir, origin }: { dataDir: string; origin: string },
): Generator<FileVersion> {
  for (const [file, { hash }] of expectedFiles(manifest, origin)) {
    // An earlier version of this program knew some pictures without a hash, and others by another one.
    yield [file, hash === '' || isMd5(hash) ? hash : (hashOnDisk(dataDir, file) ?? ANY_VERSION)]
  }
  for (const address of manifest.graph.failed) {
    if (manifest.graph.pages.get(address)?.hash === '') yield [publishedFile(address), UNTOUCHED]
  }
  const inFolder = unlessGone(() => readdirSync(join(dataDir, 'site', SHARE_DIR), { withFileTypes: true })) ?? []
  for (const name of drawnPictures(inFolder)) yield [`site/${SHARE_DIR}/${name}`, ANY_VERSION]
}

/** MD5 of a published file; null where there is none. */
export function hashOnDisk(dataDir: string, file: string): string | null {
  const bytes = unlessGone(() => readFileSync(join(dataDir, file)))
  return bytes && fileHash(bytes)
}

const UUID = /^[\da-f-]{36}$/

/**
 * The id of this published folder. Every folder numbers its own releases, so the journal names the folder too. The id is made
 * anew with the memory of releases.
 */
export function folderId(dataDir: string): string {
  const path = join(dataDir, 'publisher', 'folder-id')
  const known = unlessGone(() => readFileSync(path, 'utf8')) ?? ''
  if (UUID.test(known)) return known
  const id = randomUUID()
  mkdirSync(join(dataDir, 'publisher'), { recursive: true })
  writeFileSync(path, id)
  return id
}

/** @returns null when there is no such file or folder */
function unlessGone<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (isNoFile(error)) return null
    throw error
  }
}
