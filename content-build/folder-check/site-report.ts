import { writeFileSync } from 'node:fs'
import { MEDIA_DIR } from '#common/published-folders.ts'
import { isDiskFull } from '#server/core/disk-space.ts'
import {
  type FoundDifferences,
  MAX_REPORTED_NAMES,
  readSiteCheck,
  type SiteCheck,
  siteCheckFile,
} from '#server/site/site-check.ts'
import { replaceFile } from '../release/replace-file.ts'
import type { Unmended } from './mend-folder.ts'
import type { Differences } from './scan-folder.ts'

/** Names in one log line. */
const MAX_LOGGED = 20

/** The differences found, and those that remain. */
export type Found = Differences & { readonly unmended: Unmended[] }

/** The findings as a report has them: counts of all, and the names of the first. */
export function foundDifferences({ changed, missing, strange, unmended }: Found, at: Date): FoundDifferences {
  const counts = { changed: changed.length, missing: missing.length, strange: strange.length, unmended: unmended.length }
  const first = <T>(items: readonly T[]) => items.slice(0, MAX_REPORTED_NAMES)
  return {
    at: at.toISOString(),
    counts,
    changed: first(changed),
    missing: first(missing),
    strange: first(strange),
    unmended: first(unmended),
  }
}

/** Whether anything was found. */
export function hasDifferences({ changed, missing, strange }: Differences): boolean {
  return changed.length + missing.length + strange.length > 0
}

/** For the log: what was found, with the first names. */
export function loggedDifferences({ changed, missing, strange, unmended }: Found): object {
  const first = (names: readonly string[]) => ({ files: names.length, first: names.slice(0, MAX_LOGGED) })
  const kinds = { changed: first(changed), missing: first(missing), strange: first(strange) }
  const found = Object.fromEntries(Object.entries(kinds).filter(([, { files }]) => files > 0))
  return unmended.length === 0 ? found : { ...found, unmended: unmended.slice(0, MAX_LOGGED) }
}

/** Writes findings where `/readyz` and `npm run verify` read them. Fields that are not given stay as they were. */
export async function updateReport(dataDir: string, found: Partial<SiteCheck>): Promise<void> {
  const check = { ...(await readSiteCheck(dataDir)), ...found } satisfies SiteCheck
  const [file, report] = [siteCheckFile(dataDir), JSON.stringify(check)]
  try {
    replaceFile(file, report)
  } catch (error) {
    if (!isDiskFull(error)) throw error
    // The former report makes room for it. Without a report `npm run verify` would ask for ever.
    writeFileSync(file, report)
  }
}

/** Writes what a whole check found. When it could mend all, nothing of what an earlier check found is left unmended. */
export async function reportWhole(dataDir: string, whole: NonNullable<SiteCheck['whole']>): Promise<void> {
  const { differed } = await readSiteCheck(dataDir)
  const mended = differed && { ...differed, counts: { ...differed.counts, unmended: 0 }, unmended: [] }
  await updateReport(dataDir, { whole, looks: [], ...(whole.counts.unmended === 0 && { differed: mended }) })
}

/** Uploaded pictures, as the report names their files. */
const PICTURES = `site/${MEDIA_DIR}/`

/** What a look saw: the released files; of these the ones that differ, and strange ones; the picture files that pages wait for. */
type Seen = {
  readonly expected: ReadonlyMap<string, unknown>
  readonly wrong: ReadonlySet<string>
  /** Null while the release is not known: a publish has failed meanwhile. */
  readonly lacking: () => ReadonlySet<string> | null
}

/**
 * Takes files out of the report's unmended ones that are as released now, because a person has mended them, and files of pictures
 * that no page waits for any more. Another file that is released no more, because nothing is left to make it from, stays.
 * @returns whether the report has unmended files left
 */
export async function forgetMended(dataDir: string, { expected, wrong, lacking }: Seen): Promise<boolean> {
  const { differed } = await readSiteCheck(dataDir)
  if (differed === null || differed.counts.unmended === 0) return false
  const strange = new Set(differed.strange)
  const awaited = lacking()
  const isMended = (file: string) =>
    !wrong.has(file) && (expected.has(file) || strange.has(file) || (file.startsWith(PICTURES) && awaited?.has(file) === false))
  const left = differed.unmended.filter(({ file }) => !isMended(file))
  const mended = differed.unmended.length - left.length
  // Unnamed files that are still wrong are among the findings of their next try.
  const unmended = left.length === 0 ? 0 : differed.counts.unmended - mended
  if (mended > 0)
    await updateReport(dataDir, { differed: { ...differed, counts: { ...differed.counts, unmended }, unmended: left } })
  return left.length > 0
}

/** Damage within this time counts as one event. */
const ONE_EVENT_MS = 15 * 60 * 1000

/** Looks remembered for the next check. */
const MAX_LOOKS = 10

/** What looks of the last quarter of an hour found, for the report of a check. */
export async function recentLooks(dataDir: string, now = new Date()): Promise<FoundDifferences[]> {
  const { looks } = await readSiteCheck(dataDir)
  return looks.filter(({ at }) => now.getTime() - Date.parse(at) < ONE_EVENT_MS).slice(-MAX_LOOKS)
}

/**
 * Adds findings to those of the last quarter of an hour, for `/readyz`.
 * @param byLook remembers them for the next whole check too, which names them apart from its own
 */
export async function reportDifferences(dataDir: string, found: Found, { byLook }: { byLook: boolean }): Promise<void> {
  const now = new Date()
  const differed = await mergedDifferences(dataDir, found, now)
  if (!byLook) return updateReport(dataDir, { differed })
  return updateReport(dataDir, { differed, looks: [...(await recentLooks(dataDir, now)), foundDifferences(found, now)] })
}

/** The findings, with those of the report unless these are older than a quarter of an hour. */
async function mergedDifferences(dataDir: string, found: Found, now: Date): Promise<FoundDifferences> {
  const { differed } = await readSiteCheck(dataDir)
  const isRecent = differed !== null && now.getTime() - Date.parse(differed.at) < ONE_EVENT_MS
  if (!isRecent) return foundDifferences(found, now)
  const both = (kind: keyof Differences) => [...new Set([...found[kind], ...differed[kind]])].toSorted()
  const untried = untriedSince(found, differed)
  const unmended = [...found.unmended, ...untried.unmended]
  const merged = foundDifferences({ changed: both('changed'), missing: both('missing'), strange: both('strange'), unmended }, now)
  // The report has not all names: it cannot be told how many of these files it counts already.
  const most = (kind: keyof Differences) => Math.max(merged.counts[kind], differed.counts[kind])
  const counts = {
    changed: most('changed'),
    missing: most('missing'),
    strange: most('strange'),
    unmended: found.unmended.length + untried.count,
  }
  return { ...merged, counts }
}

/**
 * What the report has as unmended and this look did not try to mend: a file waits some minutes for its next try. A look tries all
 * files whose time has come. The report names only the first unmended files. Where none of these was tried, the unnamed ones were
 * not either, and count as before; else they were tried as well, and are among the findings.
 */
function untriedSince(found: Found, { unmended, counts }: FoundDifferences): { unmended: Unmended[]; count: number } {
  const tried = new Set([...found.changed, ...found.missing, ...found.strange])
  const untried = unmended.filter(({ file }) => !tried.has(file))
  return { unmended: untried, count: untried.length === unmended.length ? counts.unmended : untried.length }
}
