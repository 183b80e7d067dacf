import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Warning } from '../core/warning.schemas.ts'

/** The most names in a report; its counts cover all. */
export const MAX_NAMED = 1_000

/** What one check found: counts of all, and names of the first {@link MAX_NAMED}. */
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
    files: z.int(),
    pages: z.int(),
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

/** How long `/readyz` reports mended differences. */
const REPORTED_DAYS = 3
const DAY_MS = 24 * 60 * 60 * 1000

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

/**
 * Warns of published files that differed from the release in the last {@link REPORTED_DAYS} days, and of a check that failed.
 * @returns null when there is nothing to warn of
 */
export async function siteWarning(dataDir: string, now = new Date()): Promise<Warning | null> {
  const { differed, whole } = await readSiteCheck(dataDir)
  if (whole?.failure)
    return { code: 'SITE_DIFFERED', detail: `the published files could not be checked at ${whole.at}: ${whole.failure}` }
  if (!differed || now.getTime() - Date.parse(differed.at) > REPORTED_DAYS * DAY_MS) return null
  const { changed, missing, strange, unmended } = differed.counts
  const [first] = differed.unmended.map(({ file, reason }) => `${file} (${reason})`)
  const rest = unmended === 0 ? 'all were mended' : `${unmended} could not be mended, the first ${first}`
  const detail = `published files were not as published at ${differed.at}: ${changed} changed, ${missing} missing, ${strange} strange; ${rest}. The log names them.`
  return { code: 'SITE_DIFFERED', detail }
}
