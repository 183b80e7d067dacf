import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { type Pack, pack as createPack } from 'tar-stream'
import { z } from 'zod'
import { FULL_BELOW_BYTES, freeBytes, mebibytes } from '../core/disk-space.ts'
import { errorCode } from '../core/error-code.ts'
import { flushFile, flushFolder } from '../core/flush.ts'
import { makeFolder, UnwritableError } from '../core/make-folder.ts'
import { SESSION_SECRET_FILE } from '../core/session-secret.ts'
import type { PicturePlace } from '../pictures/picture-storage.ts'
import { addPictures } from './add-pictures.ts'
import { BackupError } from './backup-error.ts'
import {
  BACKUP_FORMAT,
  type BackupEntry,
  type BackupManifest,
  MANIFEST,
  SECRET_ENTRY,
  tableEntry,
} from './backup-manifest.schemas.ts'
import { type CopiedDatabase, copyDatabase } from './copy-database.ts'
import { addBytes, addFile } from './pack-entry.ts'
import { withPatientConnection } from './patient-connection.ts'
import { ANOTHER_PLACE, writeRefusal } from './write-refusal.ts'

/** Start of the names of folders for unfinished backups; those of killed processes may be deleted. */
export const PARTIAL_PREFIX = '.aroomikoda-backup-'

/** How often everything is copied, when pictures are deleted meanwhile, before the backup fails. */
const MAX_ATTEMPTS = 5

export type WrittenBackup = {
  readonly file: string
  readonly bytes: number
  readonly manifest: BackupManifest
  /** Picture files that the storage refused, and why; their pictures are among the manifest's missing ones. */
  readonly unread: readonly string[]
}

/** `dataDir` holds the secret, and the pictures where there is no bucket. */
type BackupInput = PicturePlace & {
  readonly databaseUrl: string
  /** Must not exist; its folder is made. */
  readonly file: string
  readonly signal?: AbortSignal | undefined
  /** Free bytes of a folder's disk, null when unknown. */
  readonly free?: (folder: string) => Promise<number | null>
}

/**
 * Writes the database as of one moment, its pictures and the session secret into one file, while the product runs. The
 * file appears whole or not at all. Only its owner can read it, because it holds every secret.
 * @throws BackupError when it cannot; then there is no file of that name
 */
export async function writeBackup(input: BackupInput): Promise<WrittenBackup> {
  const folder = dirname(input.file)
  let partial: string | null = null
  try {
    makeFolder(folder, { mode: 0o700 })
    refuseExisting(input.file)
    partial = await makePartial(folder)
    for (let attempt = 1; ; attempt += 1) {
      const written = await tryToWrite(input, partial)
      if (written) return written
      if (attempt === MAX_ATTEMPTS)
        throw new BackupError(
          'Pictures were deleted again and again while they were copied: no backup was made. Try again later.',
        )
    }
  } catch (error) {
    throw writeRefusal(error, input.file)
  } finally {
    if (partial) await rm(partial, { recursive: true, force: true })
  }
}

/** Makes the folder for the unfinished backup. */
async function makePartial(folder: string): Promise<string> {
  try {
    return await mkdtemp(join(folder, PARTIAL_PREFIX))
  } catch (error) {
    throw errorCode(error) === 'ENOENT' ? new UnwritableError(folder, error) : error
  }
}

/** Copies everything once. @returns null when a picture was deleted between the database's moment and the copying of its files */
async function tryToWrite(
  { dataDir, bucket, databaseUrl, file, signal, free = freeBytes }: BackupInput,
  folder: string,
): Promise<WrittenBackup | null> {
  const beforeEach = async () => {
    signal?.throwIfAborted()
    await refuseFullDisk(dirname(file), free)
  }
  const database = await copyDatabase(databaseUrl, folder, { signal, beforeEach })
  const partial = join(folder, basename(file))
  const pack = createPack()
  const writing = pipeline(
    pack,
    // Pictures do not compress, and rows are few: the quickest level is best.
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(partial, { mode: 0o600 }),
    { signal },
  )
  // On a full disk only the writing side gets an error, and packing would wait for it for ever. So it races against this promise,
  // which rejects with that error and never resolves.
  const writingFailed = writing.then(() => new Promise<never>(() => {}))
  let packed: Pick<WrittenBackup, 'manifest' | 'unread'> | null
  try {
    packed = await Promise.race([
      packAll(pack, database, { dataDir, bucket, databaseUrl, folder, beforeEach, signal }),
      writingFailed,
    ])
    if (packed === null) return null
    pack.finalize()
    await writing
  } finally {
    pack.destroy()
    await writing.catch(() => {}) // Either the race has thrown this error, or another one ended the writing.
  }
  await flushFile(partial)
  refuseExisting(file)
  await rename(partial, file)
  await flushFolder(dirname(file))
  return { file, bytes: (await stat(file)).size, ...packed }
}

type Packing = PicturePlace & {
  databaseUrl: string
  folder: string
  beforeEach: () => Promise<void>
  signal: AbortSignal | undefined
}

/** Packs rows, pictures, secret and at last the manifest. @returns null as {@link tryToWrite} does */
async function packAll(
  pack: Pack,
  database: CopiedDatabase,
  { dataDir, bucket, databaseUrl, folder, beforeEach, signal }: Packing,
): Promise<Pick<WrittenBackup, 'manifest' | 'unread'> | null> {
  const entries: BackupEntry[] = []
  for (const { name } of database.tables) {
    await beforeEach()
    entries.push(await addFile(pack, tableEntry(name), join(folder, tableEntry(name))))
  }
  const pictures = await addPictures(pack, database.pictures, { dataDir, bucket, beforeEach, signal })
  if (await isAnyDeletedSince(databaseUrl, pictures.missing)) return null
  entries.push(...pictures.entries)
  const secret = await keptSecret(dataDir)
  if (secret) entries.push(await addBytes(pack, SECRET_ENTRY, secret))
  const { created_at, migrations, tables, sequences } = database
  const manifest: BackupManifest = {
    product: 'aroomikoda',
    format: BACKUP_FORMAT,
    created_at,
    version: productVersion(),
    migrations,
    tables,
    sequences,
    missing_pictures: pictures.missing,
    entries,
  }
  await addBytes(pack, MANIFEST, Buffer.from(JSON.stringify(manifest)))
  return { manifest, unread: pictures.unread }
}

const Package = z.object({ version: z.string() })

/** The version in package.json. */
function productVersion(): string {
  return Package.parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).version
}

/**
 * Ends a backup, whose size is not known before, rather than let it take the room of visitors' messages. The caller deletes
 * what was written.
 * @throws BackupError when next to nothing is left on the folder's disk
 */
async function refuseFullDisk(folder: string, freeOf: (folder: string) => Promise<number | null>): Promise<void> {
  // Writing to an unusable folder will say why.
  const free = await freeOf(folder).catch(() => null)
  if (free === null || free >= FULL_BELOW_BYTES) return
  const problem = `Less than ${mebibytes(FULL_BELOW_BYTES)} are left on the disk of ${folder}.`
  throw new BackupError(`No backup was made. ${problem} Make room, or ${ANOTHER_PLACE}.`, undefined, problem)
}

/**
 * Whether one of these pictures, whose files are missing, was deleted after the database was copied: then it has no row any more.
 * One with a row lost its files before, and no other attempt would find them.
 */
async function isAnyDeletedSince(databaseUrl: string, hashes: readonly string[]): Promise<boolean> {
  if (hashes.length === 0) return false
  return withPatientConnection(databaseUrl, 'aroomikoda backup', async client => {
    const { rowCount } = await client.query('select 1 from pictures where hash = any($1)', [hashes])
    return (rowCount ?? 0) < hashes.length
  })
}

/** Reads the secret that the product made itself. @returns null where there is none */
async function keptSecret(dataDir: string): Promise<Uint8Array | null> {
  try {
    return await readFile(join(dataDir, SESSION_SECRET_FILE))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Refuses to replace a file. @throws BackupError when it exists */
function refuseExisting(file: string): void {
  if (existsSync(file)) throw new BackupError(`${file} is there already and was left as it is: name another file, or a folder.`)
}
