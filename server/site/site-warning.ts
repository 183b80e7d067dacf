import type { Warning } from '../core/warning.schemas.ts'
import { readSiteCheck } from './site-check.ts'

/** How long `/readyz` reports mended differences. */
const REPORTED_DAYS = 3
const DAY_MS = 24 * 60 * 60 * 1000

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
  const [first] = differed.unmended
  const rest = unmended === 0 ? 'all were mended' : `${unmended} could not be mended, the first ${first?.file} (${first?.reason})`
  const detail = `published files were not as published at ${differed.at}: ${changed} changed, ${missing} missing, ${strange} strange; ${rest}. The log names them.`
  return { code: 'SITE_DIFFERED', detail }
}
