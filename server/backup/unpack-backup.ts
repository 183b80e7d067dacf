import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract as createExtract } from 'tar-stream'
import { z } from 'zod'
import { refusalReason, refusalSentence } from '../core/access-refusal.ts'
import { isDiskFull } from '../core/disk-space.ts'
import { errorCode, isMissing, isRefused } from '../core/error-code.ts'
import { BackupError } from './backup-error.ts'
import { BACKUP_FORMAT, type BackupEntry, BackupManifest, EntryName, MANIFEST } from './backup-manifest.schemas.ts'

/**
 * Unpacks a backup into an empty folder and checks the size and the SHA-256 of every entry against its manifest.
 * @throws BackupError when the file is no backup, is cut, or differs in one byte: then use nothing of the folder
 */
export async function unpackBackup(file: string, folder: string, signal?: AbortSignal): Promise<BackupManifest> {
  await refuseNoFile(file)
  const found: BackupEntry[] = []
  let manifest: BackupManifest | null = null
  const extract = createExtract()
  const reading = pipeline(createReadStream(file), createGunzip(), extract, { signal })
  reading.catch(() => {}) // The loop ends with the same error.
  try {
    for await (const entry of extract) {
      const name = EntryName.parse(entry.header.name)
      if (name === MANIFEST) manifest = parseManifest(await text(entry), file)
      // An entry is a stream; the types of tar-stream do not say of what.
      else found.push(await unpackEntry(entry as unknown as AsyncIterable<Buffer>, name, folder))
    }
    await reading
  } catch (error) {
    signal?.throwIfAborted()
    throw readError({ file, folder }, error)
  }
  if (manifest === null) throw damageError(file, 'its manifest is missing')
  refuseDifferences(file, manifest, found)
  return manifest
}

/** @throws BackupError where nothing is at the path, or no file, or where this user cannot see what is there */
async function refuseNoFile(file: string): Promise<void> {
  const found = await stat(file).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw accessError(file, error)
  })
  if (!found?.isFile()) throw new BackupError(`${file} is not there, or is no file.`)
}

/** Writes an entry into a file. @returns its size and hash as they came */
async function unpackEntry(entry: AsyncIterable<Buffer>, name: string, folder: string): Promise<BackupEntry> {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true })
  // Everyone may read the pictures, only the owner the rest.
  const mode = name.startsWith('media/') ? 0o644 : 0o600
  const hash = createHash('sha256')
  let bytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(entry, measure, createWriteStream(path, { mode, flags: 'wx', flush: true }))
  return { name, bytes, sha256: hash.digest('hex') }
}

function parseManifest(json: string, file: string): BackupManifest {
  const value: unknown = JSON.parse(json)
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined
  if (typeof format === 'number' && format > BACKUP_FORMAT)
    throw new BackupError(`${file} was made by a newer version of the product: restore it with that version.`)
  return BackupManifest.parse(value)
}

/** Compares what was unpacked with the manifest. @throws BackupError when it differs */
function refuseDifferences(file: string, manifest: BackupManifest, found: readonly BackupEntry[]): void {
  const expected = new Map(manifest.entries.map(entry => [entry.name, entry]))
  for (const { name, bytes, sha256 } of found) {
    const entry = expected.get(name)
    if (entry?.bytes !== bytes || entry.sha256 !== sha256) throw damageError(file, `${name} is not what was saved`)
    expected.delete(name)
  }
  for (const name of expected.keys()) throw damageError(file, `${name} is missing`)
}

function damageError(file: string, why: string, cause?: unknown): BackupError {
  return new BackupError(`${file} is damaged (${why}). Nothing was changed: use another backup.`, cause)
}

/** Explains why a file that is there cannot be read: access to a folder above it may be what is missing. */
function accessError(file: string, error: unknown): BackupError {
  const refused = refusalReason(error, file)
  const why = refused
    ? `${refused}: give this user access to the file and its folders.`
    : `${file} cannot be read (${error instanceof Error ? error.message : String(error)}).`
  return new BackupError(`${why} Nothing was changed.`, error)
}

/** Explains an error of reading a backup. @returns a BackupError */
function readError({ file, folder }: { file: string; folder: string }, error: unknown): unknown {
  if (error instanceof BackupError) return error
  if (error instanceof z.ZodError)
    return new BackupError(`${file} is no backup of this product (${error.issues[0]?.message}). Nothing was changed.`, error)
  if (isRefused(error) && error instanceof Error && 'path' in error && error.path === file) return accessError(file, error)
  if (isDiskFull(error))
    return new BackupError(`The disk of ${folder} is full. Nothing was changed: make room, and restore ${file} again.`, error)
  const refusal = refusalSentence(error)
  if (refusal && errorCode(error) !== 'EEXIST') return new BackupError(refusal, error)
  return damageError(file, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error), error)
}
