import { inParallel } from '#common/in-parallel.ts'
import type { SitePath } from '#common/paths.ts'
import { pictureAddress, PICTURE_FORMATS, variantFile } from '#common/picture-address.ts'
import { MEDIA_DIR } from '#common/published-folders.ts'
import type { PictureStorage } from '#server/pictures/picture-storage.ts'
import type { Picture } from '#src/content/content-reader.ts'
import { fileHash } from '../content/file-hash.ts'
import type { Answers, QueryKey } from '../content/query-results.ts'
import type { PageRecord } from '../plan/graph.ts'
import type { AssetChanges } from './assets.ts'
import type { Manifest } from './manifest.ts'
import { NotAskedError, PictureReads } from './picture-reads.ts'
import type { Staging } from './staging.ts'

/** Where the publisher finds the files of uploaded pictures. */
export type PictureSource = Pick<PictureStorage, 'read'>

/** A picture's file: below the site's folder, and in the picture storage. */
export type PictureFile = { readonly file: string; readonly hash: string; readonly name: string }

/** Files read at once: a bucket answers each in some ten milliseconds. */
const READS_AT_ONCE = 8

/** How the key of a query for a picture begins; see query-results.ts. */
const PICTURE_QUERY = '["picture",'

/** Whether a file below the site's folder is one of an uploaded picture. */
export function isPictureFile(file: string): boolean {
  return file.startsWith(`${MEDIA_DIR}/`)
}

/** The picture file of a name in release records, such as `site/media/<hash>/320.webp`. */
export function pictureFile(file: string): PictureFile {
  const [hash = '', name = ''] = file.split('/').slice(-2)
  return { file: file.slice('site/'.length), hash, name }
}

/** The queries among these that ask for an uploaded picture. */
export function pictureKeys(queries: Iterable<QueryKey>): QueryKey[] {
  return [...queries].filter(key => key.startsWith(PICTURE_QUERY))
}

/** Every file of the picture that a query asks for; none when there is no such picture. */
export function filesOfPicture(answers: Answers, key: QueryKey): PictureFile[] {
  const picture = answers.answerTo(key) as Picture | null // The answer of queries.ts to such a key.
  if (picture === null) return []
  const { hash } = picture
  const names = PICTURE_FORMATS.flatMap(format => picture[format].map(width => variantFile(width, format)))
  return names.map(name => ({ file: pictureAddress(hash, name).slice(1), hash, name }))
}

/** Picture files that released pages ask for and the release lacks: the storage could not be read, or had none. */
export function* lackingPictures(manifest: Manifest, answers: Answers): Generator<PictureFile> {
  for (const key of pictureKeys(manifest.graph.queries())) {
    if (manifest.graph.pagesOf(key).size === 0) continue
    for (const file of filesOfPicture(answers, key)) if (!manifest.assets.has(file.file)) yield file
  }
}

/** The pages that a release changes, with their new records; null for a page that it removes. */
type ChangedPages = readonly (readonly [SitePath, PageRecord | null])[]

type PicturesWork = {
  answers: Answers
  manifest: Manifest
  asked: Iterable<QueryKey>
  pages: ChangedPages
  source: PictureSource
  staging: Staging
}

/**
 * Stages the pictures' part of a release: a published site has exactly the files of the pictures that its pages ask for. It
 * leaves out a file that the storage lacks or cannot read, so that no page waits for a picture; late-pictures.ts brings it.
 * @param work.asked the queries that were run again
 * @returns `failure`: why the storage could not be read; null when it could
 */
export async function stagePictures(work: PicturesWork): Promise<AssetChanges & { failure: Error | null }> {
  const { manifest } = work
  const changes: AssetChanges = { moves: [], removals: [], records: [] }
  const wanted = wantedFiles(work)
  const lacking = wanted.files.filter(({ file }) => !manifest.assets.has(file))
  const { failure } = await readPictures(lacking, work.source, (file, bytes) => {
    changes.moves.push({ file: `site/${file}`, staged: work.staging.write(bytes) })
    changes.records.push([file, { hash: fileHash(bytes), build: manifest.build }])
  })
  const kept = new Set([...wanted.files.map(({ file }) => file), ...filesOfFailedPages(work)])
  for (const file of releasedFiles(manifest, wanted.hashes)) {
    if (kept.has(file)) continue
    changes.removals.push(`site/${file}`)
    changes.records.push([file, null])
  }
  return { ...changes, failure }
}

/**
 * Finds the pictures that this release could concern: those of the pages that it changes, before and after, and those whose
 * queries it ran again (all of them with new code and after a start).
 * @returns their hashes, and the files of those that some page shows after the release
 */
function wantedFiles({ answers, manifest: { graph }, asked, pages }: PicturesWork): {
  hashes: Set<string>
  files: PictureFile[]
} {
  const shown = new Set(pages.flatMap(([, record]) => pictureKeys(record?.queries ?? [])))
  const before = pages.flatMap(([address]) => pictureKeys(graph.pages.get(address)?.queries ?? []))
  const changed = new Set(pages.map(([address]) => address))
  const concerned = new Set([...shown, ...before, ...pictureKeys(asked)])
  const isOnUnchangedPage = (key: QueryKey) => !graph.pagesOf(key).isSubsetOf(changed)
  const wanted = [...concerned].filter(key => shown.has(key) || isOnUnchangedPage(key))
  return { hashes: new Set([...concerned].map(hashOf)), files: wanted.flatMap(key => filesOfPicture(answers, key)) }
}

/** What reading files came to. */
type ReadPictures = {
  /** The first refusal, or null. */
  readonly failure: Error | null
  /** The files that the storage refused, each with its error. */
  readonly refused: ReadonlyMap<string, Error>
  /** Whether the storage counts as away. */
  readonly isAway: boolean
}

/** Reads files, some at once. One that the storage refuses holds no other back, see PictureReads. */
export async function readPictures(
  files: readonly PictureFile[],
  source: PictureSource,
  onFile: (file: string, bytes: Uint8Array) => void,
): Promise<ReadPictures> {
  const reads = new PictureReads(source)
  const refused = new Map<string, Error>()
  let failure: Error | null = null
  let isAway = false
  await inParallel(files, READS_AT_ONCE, async ({ file, hash, name }) => {
    const bytes = await reads.read(hash, name).catch((error: Error) => {
      if (error instanceof NotAskedError) isAway = true
      else refused.set(file, error)
      failure ??= error
      return null
    })
    if (bytes !== null) onFile(file, bytes)
  })
  return { failure, refused, isAway }
}

/** The released files of pictures in earlier versions of failed pages, even when the content has lost them since. */
function filesOfFailedPages({ manifest, pages }: { manifest: Manifest; pages: ChangedPages }): string[] {
  const changed = new Map(pages)
  const records = [...new Set([...changed.keys(), ...manifest.graph.failed])].map(address =>
    changed.has(address) ? changed.get(address) : manifest.graph.pages.get(address),
  )
  const shown = records.flatMap(record => (record?.failure ? pictureKeys(record.queries) : []))
  return releasedFiles(manifest, new Set(shown.map(hashOf)))
}

/** The picture's hash in a key, `["picture","<hash>"]`. */
function hashOf(key: QueryKey): string {
  return (JSON.parse(key) as [string, string])[1]
}

/** The released files of these pictures. */
function releasedFiles(manifest: Manifest, hashes: ReadonlySet<string>): string[] {
  return [...hashes].flatMap(hash => [...manifest.assetsIn(`${MEDIA_DIR}/${hash}`)])
}
