import { KEPT_RELEASES } from '../release/release-store.ts'
import { STRANGE_DIR, STRANGE_KEPT_DAYS } from '../release/strange-files.ts'
import type { BucketCheck, WholeCheck } from './verify-site.ts'

/**
 * The report for the terminal: a line for each file that this check names, the reasons of those that could not be mended, the
 * sum, the bucket's line, and then what the product had mended by itself.
 */
export function verifyReport(whole: WholeCheck, bucket: BucketCheck | null, dataDir: string): string[] {
  return [...folderLines(whole, dataDir), ...(bucket === null ? [] : [bucketLine(bucket)]), ...whole.before.flatMap(mendedBefore)]
}

function bucketLine(bucket: BucketCheck): string {
  if ('failure' in bucket)
    return `The bucket could not be compared and is tried again by the product that publishes: ${bucket.failure}`
  const compared = `${bucket.objects} objects of the bucket were compared with the published folder`
  return bucket.differing === 0
    ? `${compared}: all are as published.`
    : `${compared}: ${bucket.differing} differed, all are mended.`
}

function mendedBefore({ at, counts, changed, missing, strange }: WholeCheck['before'][number]): string[] {
  const lines = namedFiles({ changed, missing, strange }).map(line => `  ${line}`)
  const more = counts.changed + counts.missing + counts.strange - lines.length
  if (more > 0) lines.push(`  and ${more} more`)
  return [`Before it was asked, at ${at}, the product had found and mended by itself:`, ...lines]
}

function namedFiles({ changed, missing, strange }: Pick<WholeCheck, 'changed' | 'missing' | 'strange'>): string[] {
  return [
    ...changed.map(file => `changed  ${file}`),
    ...missing.map(file => `missing  ${file}`),
    ...strange.map(file => `strange  ${file}`),
  ]
}

/** The lines about the published files. */
function folderLines(whole: WholeCheck, dataDir: string): string[] {
  if (whole.failure !== null) return [`The published files could not be checked: ${whole.failure}`]
  const { counts, unmended } = whole
  const lines = namedFiles(whole)
  const all = counts.changed + counts.missing + counts.strange
  if (all > lines.length) lines.push(`and ${all - lines.length} more`)
  const checked = `${whole.files} files were compared with what was released, ${whole.pages} pages with a full render (${(whole.ms / 1000).toFixed(1)} s)`
  if (all === 0 && counts.unmended === 0) return [`${checked}: all are as published.`]
  const reasons = unmended.map(({ file, reason }) => `not mended: ${file} (${reason})`)
  if (counts.unmended > reasons.length) reasons.push(`and ${counts.unmended - reasons.length} more that could not be mended`)
  const result = counts.unmended === 0 ? 'all are mended.' : `${counts.unmended} could not be mended.`
  return [...lines, ...reasons, `${checked}: ${all} differed, ${result}`, ...keptWhere(counts, dataDir)]
}

/** Where the bytes that were replaced can be found. */
function keptWhere({ changed, strange }: WholeCheck['counts'], dataDir: string): string[] {
  const lines: string[] = []
  if (changed > 0)
    lines.push(`What was changed is kept in ${dataDir}/publisher/previous until ${KEPT_RELEASES} more releases are out.`)
  if (strange > 0) lines.push(`What was strange is kept in ${dataDir}/publisher/${STRANGE_DIR} for ${STRANGE_KEPT_DAYS} days.`)
  return lines
}
