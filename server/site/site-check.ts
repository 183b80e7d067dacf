import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** A report holds so many names of files at most; its counts cover all. */
export const MAX_REPORTED_NAMES = 1_000

/** What one check found: counts of all, and names of the first {@link MAX_REPORTED_NAMES}. */
const FoundDifferences = z.object({
  at: z.iso.datetime(),
  counts: z.object({ changed: z.int(), missing: z.int(), strange: z.int(), unmended: z.int() }),
  changed: z.array(z.string()),
  missing: z.array(z.string()),
  strange: z.array(z.string()),
  unmended: z.array(z.object({ file: z.string(), reason: z.string() })),
})

/** The publisher's last findings in the published folders; see content-build/folder-check. */
export const SiteCheck = z.object({
  /** What was found when something last differed from the release. */
  differed: FoundDifferences.nullable(),
  /** The last comparison of every byte, with the release and a full render. */
  whole: FoundDifferences.extend({
    /** Id of the request; null for the nightly check. */
    id: z.string().nullable(),
    /** How many files were compared, and pages rendered for it. */
    files: z.int(),
    pages: z.int(),
    /** How long it took, in milliseconds. */
    ms: z.int(),
    /** Why the check failed; null when it did not. */
    failure: z.string().nullable(),
    /** What the product found and mended by itself since the check before, within a quarter of an hour. */
    before: z.array(FoundDifferences).default([]),
  }).nullable(),
  /** What the product found by itself since the last whole check, one entry a check. */
  looks: z.array(FoundDifferences).default([]),
})
export type SiteCheck = z.output<typeof SiteCheck>
export type FoundDifferences = z.output<typeof FoundDifferences>

/** The file with the report. */
export function siteCheckFile(dataDir: string): string {
  return join(dataDir, 'site-check.json')
}

/** Reads the report. @returns an empty one where there is none or it is unreadable: the next check writes one */
export async function readSiteCheck(dataDir: string): Promise<SiteCheck> {
  try {
    return SiteCheck.parse(JSON.parse(await readFile(siteCheckFile(dataDir), 'utf8')))
  } catch {
    return { differed: null, whole: null, looks: [] }
  }
}
