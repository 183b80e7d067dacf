import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { SitePath } from '#common/paths.ts'
import { errorCode, isErrorCode, isRefused } from '#server/core/error-code.ts'
import { fileHash, hasHash } from '../content/file-hash.ts'
import type { Answers } from '../content/query-results.ts'
import type { PageRecord } from '../plan/graph.ts'
import { publishedFile } from '../plan/published-file.ts'
import { lstatOf, misnamedAs } from '../release/folders.ts'
import type { AssetRecord, Manifest, ManifestDelta } from '../release/manifest.ts'
import { pictureFile, type PictureSource, readPictures } from '../release/picture-files.ts'
import type { ReleaseStore } from '../release/release-store.ts'
import type { Staging } from '../release/staging.ts'
import type { CompiledSite } from '../render/compiled-site.ts'
import { parsePolicies } from '../render/content-security-policy.ts'
import { renderPages } from '../render/render-pages.ts'
import { type ExpectedFile, expectedFiles, type ExpectedFiles, hasReleasedBytes, releasedHeaders } from './expected-files.ts'
import type { Differences } from './scan-folder.ts'

/** Files checked between two turns of the event loop. */
const FILES_PER_TURN = 32

/** A file that could not be mended, and why. */
export type Unmended = { readonly file: string; readonly reason: string }

export type Mended = Differences & {
  readonly unmended: readonly Unmended[]
  /** Earlier versions of pages are lost: the next publish cannot show them. */
  readonly hasLostVersions: boolean
}

type MendWork = {
  site: CompiledSite
  store: ReleaseStore
  pictures: PictureSource
  manifest: Manifest
  answers: Answers
  /** Files that seemed to differ from the release. */
  suspects: Iterable<string>
  /** Files that a full render makes with other bytes. */
  renderedOtherwise: ReadonlySet<string>
  signal?: AbortSignal | undefined
  beforeRelease?: (() => Promise<void>) | undefined
}

/**
 * Checks some files again and mends those that differ, in a release of its own. It makes the bytes again from the
 * content, the code and the picture storage. Renames move them into place, so that visitors are served meanwhile.
 * Changed files go to `previous/` as in any release, strange ones to `strange/`. Call it in the publisher's turn.
 * @throws what the file system, the picture storage or `beforeRelease` throws, or the signal's reason; the manifest is unchanged
 * then
 */
export async function mendFolder(work: MendWork): Promise<Mended> {
  const { store, manifest } = work
  const expected: ExpectedFiles = new Map(expectedFiles(manifest, work.site.origin))
  const number = manifest.release + 1
  await work.beforeRelease?.()
  const { found, broken, unmended } = await clearAway(expected, work)
  const staging = store.stage()
  let isCommitting = false
  try {
    const made = await makeAgain(broken, expected, { ...work, staging })
    for (const file of made.lost) {
      if (found.changed.includes(file)) tryTo(() => store.takeAway(file, number))
      unmended.push({ file, reason: 'there is nothing to make it from any more' })
    }
    unmended.push(...made.unreadable)
    if (made.moves.length === 0 && made.pages.length === 0 && made.assets.length === 0) {
      staging.discard()
      return { ...found, unmended, hasLostVersions: false }
    }
    const queries = manifest.graph.queriesAround(made.pages)
    const delta: ManifestDelta = {
      ...manifest.unchanged,
      release: number,
      assets: made.assets,
      pages: made.pages,
      queries: [...queries].map(key => [key, work.answers.answered(key).hash]),
    }
    await work.beforeRelease?.()
    isCommitting = true
    await store.release({ delta, staging: staging.name, moves: made.moves, removals: [] })
    manifest.apply(delta)
    manifest.graph.settle(queries, work.answers)
    return { ...found, unmended, hasLostVersions: made.pages.some(([, record]) => record.hash === '') }
  } catch (error) {
    // As in publish.ts: once the store has begun, only opening it again tells what is released.
    if (!isCommitting) staging.discard()
    throw error
  }
}

/** Takes strange files away, and what is in the place of published ones. */
async function clearAway(
  expected: ExpectedFiles,
  work: MendWork,
): Promise<{ found: Differences; broken: string[]; unmended: Unmended[] }> {
  const { store, manifest } = work
  const found: Differences = { changed: [], missing: [], strange: [] }
  const broken: string[] = []
  const unmended: Unmended[] = []
  for (const [index, file] of [...work.suspects].entries()) {
    if (index % FILES_PER_TURN === 0) await yieldToEventLoop()
    const state = await stateOf(file, expected.get(file), work)
    if (state === 'right') continue
    found[state].push(file)
    const change = () => (state === 'strange' ? store.takeStrangeAway(file) : store.makeWay(file, manifest.release + 1))
    const reason = tryTo(change)
    if (reason !== null) unmended.push({ file, reason })
    else if (state !== 'strange') broken.push(file)
  }
  return { found, broken, unmended }
}

/** The state of a file now, whatever it was when it became a suspect. */
async function stateOf(
  file: string,
  expected: ExpectedFile | undefined,
  { store, pictures, renderedOtherwise }: MendWork,
): Promise<keyof Differences | 'right'> {
  const { rootDir } = store
  try {
    const path = join(rootDir, file)
    const found = lstatOf(path)
    if (!expected) {
      // A folder alone is no strange file, and what a link leads to is outside of the published folders.
      const isStrange = misnamedAs(path).length > 0 || (found !== null && !found.isDirectory())
      return isStrange && !hasLinkAbove(rootDir, file) ? 'strange' : 'right'
    }
    if (found === null || hasLinkAbove(rootDir, file)) return 'missing'
    if (!found.isFile() || renderedOtherwise.has(file)) return 'changed'
    return (await hasReleasedBytes(rootDir, file, { expected, pictures })) ? 'right' : 'changed'
  } catch (error) {
    // Moving it then says why it cannot be mended.
    if (isRefused(error)) return expected ? 'changed' : 'strange'
    throw error
  }
}

/** Whether a link leads out of the published folders: the product did not publish what is there. */
function hasLinkAbove(rootDir: string, file: string): boolean {
  const names = file.split('/')
  return names.some((_name, depth) => depth > 1 && lstatOf(join(rootDir, ...names.slice(0, depth)))?.isSymbolicLink())
}

/** Tries a change. @returns why the file system refused it; null when it did not */
function tryTo(change: () => void): string | null {
  try {
    change()
    return null
  } catch (error) {
    if (error instanceof Error && errorCode(error) !== undefined) return error.message
    throw error
  }
}

/** What a release needs to put files back. */
type MadeAgain = {
  readonly moves: { file: string; staged: string }[]
  readonly assets: (readonly [file: string, record: AssetRecord | null])[]
  readonly pages: (readonly [SitePath, PageRecord])[]
  /** Files that cannot be made again, and no longer count as published. */
  readonly lost: string[]
  /** Pictures whose storage is away. */
  readonly unreadable: Unmended[]
}

/** Work that makes files again, and what came of it so far. */
type Making = MendWork & {
  readonly expected: ExpectedFiles
  readonly made: MadeAgain
  /** Writes bytes that the release moves into the place of a file. */
  readonly stage: (file: string, body: Uint8Array | string) => void
}

/** Makes the bytes of files again, and stages them. */
async function makeAgain(
  files: readonly string[],
  expected: ExpectedFiles,
  work: MendWork & { staging: Staging },
): Promise<MadeAgain> {
  const made: MadeAgain = { moves: [], assets: [], pages: [], lost: [], unreadable: [] }
  const stage = (file: string, body: Uint8Array | string) => void made.moves.push({ file, staged: work.staging.write(body) })
  const making: Making = { ...work, expected, made, stage }
  const ofKind = (kind: ExpectedFile['kind']) => files.filter(file => expected.get(file)?.kind === kind)
  // What a page asks for is in place before the page.
  for (const { file, text } of releasedHeaders(work.manifest, work.site.origin)) if (files.includes(file)) stage(file, text)
  for (const file of ofKind('asset')) putBack(file, compiledAsset(file, expected.get(file)?.hash ?? '', work.site), making)
  await putPicturesBack(ofKind('picture'), making)
  const pages = files.map(file => expected.get(file)).filter(released => released?.kind === 'page')
  await makePagesAgain(
    pages.map(({ address }) => address),
    making,
  )
  return made
}

/** Stages an asset or a picture. @param bytes null when there is nothing to make it from: it counts as published no more */
function putBack(file: string, bytes: Uint8Array | null, { manifest, expected, made, stage }: Making): void {
  const name = file.slice('site/'.length)
  const { hash } = expected.get(file) as ExpectedFile
  if (bytes === null) {
    made.lost.push(file)
    made.assets.push([name, null])
    return
  }
  stage(file, bytes)
  if (hasHash(bytes, hash)) return
  // A picture is as the storage has it now, and an earlier version of this program may have kept no hash of it.
  const build = manifest.assets.get(name)?.build ?? manifest.build
  made.assets.push([name, { hash: fileHash(bytes), build }])
}

/**
 * Puts back the pictures that the storage gives; those that it lacks are lost. Those that it cannot give now stay as they are until
 * it answers.
 */
async function putPicturesBack(files: readonly string[], making: Making): Promise<void> {
  const found = new Map<string, Uint8Array>()
  const { failure, refused, isAway } = await readPictures(files.map(pictureFile), making.pictures, (file, bytes) => {
    found.set(`site/${file}`, bytes)
  })
  for (const file of files) {
    const bytes = found.get(file) ?? null
    const refusal = refused.get(file.slice('site/'.length))
    if (bytes === null && (isAway || refusal)) making.made.unreadable.push({ file, reason: String(refusal ?? failure) })
    else putBack(file, bytes, making)
  }
}

/** Renders pages again, and adds them to what was made. */
async function makePagesAgain(addresses: readonly SitePath[], { made, stage, ...work }: Making): Promise<void> {
  const { manifest } = work
  const failed = await renderPages(work.site, work.answers, {
    addresses,
    policies: parsePolicies(manifest.policies),
    signal: work.signal,
    onPage({ address, body, record }) {
      stage(publishedFile(address), body)
      if (record.hash !== manifest.graph.pages.get(address)?.hash) made.pages.push([address, record])
    },
  })
  for (const { address, reason, queries } of failed) {
    made.lost.push(publishedFile(address))
    made.pages.push([address, { hash: '', queries: [], failure: { reason, queries } }])
  }
}

/**
 * The bytes of an asset. The compiled site has the assets of one build; those of earlier builds, which browsers may still ask
 * for, exist only as published files.
 * @returns null when the compiled site does not have it
 */
function compiledAsset(file: string, hash: string, { clientDir }: CompiledSite): Uint8Array | null {
  try {
    const bytes = readFileSync(join(clientDir, file.slice('site/'.length)))
    return hasHash(bytes, hash) ? bytes : null
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return null
    throw error
  }
}
