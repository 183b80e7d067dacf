import type { Status } from './read-status.ts'

const NOT_READY_YET = 'not ready; while it starts that is as it should be'

/** The report for the operator, in lines. @param now for the age of the last release */
export function statusReport(status: Status, now = new Date()): string {
  const { dataDir, disk, publishedAt } = status
  return [
    '',
    ...processLines(status),
    `  Data       ${dataDir}${disk === null ? ' (not there)' : `, ${gigabytes(disk.freeBytes)} of ${gigabytes(disk.sizeBytes)} free`}`,
    `  Published  ${publishedAt === null ? 'not yet by this machine' : `${age(now.getTime() - publishedAt.getTime())} ago`}`,
    '',
  ].join('\n')
}

/** Whether the process answers and is ready, and what it warns of. */
function processLines(status: Status): string[] {
  const name = `  Aroomikoda at ${status.address}:`
  if (status.process === 'silent') {
    return [`${name} does not answer (${status.reason}). Is it started, with this HOST and PORT?`]
  }
  const { process, parts, warnings, held_pages } = status
  return [
    `${name} ${process === 'ready' ? 'ready' : notReadyText(parts)}`,
    ...warnings.map(({ code, detail }) => `  ! ${code}: ${detail}`),
    ...(held_pages.length > 0 ? [`  ! pages that cannot be built: ${held_pages.join(', ')}`] : []),
  ]
}

function notReadyText(parts: Readonly<Record<string, boolean>>): string {
  const missing = Object.keys(parts).filter(name => !parts[name])
  return missing.length > 0 ? `${NOT_READY_YET}. Not there: ${missing.join(', ')}` : NOT_READY_YET
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`
}

function age(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000))
  if (minutes < 120) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}
