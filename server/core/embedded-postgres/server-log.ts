import { fchownSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../error-code.ts'
import type { Home } from './home.ts'

/** PostgreSQL's reasons for not starting, each with its cure; the first match counts. */
const CURES: readonly (readonly [RegExp, string])[] = [
  [/no space left on device/i, 'Make room on the disk, then start again.'],
  [
    /could not bind|address already in use|could not create any tcp/i,
    'Another program has the port that this database keeps: stop that program, then start again.',
  ],
  [/incompatible with server|initialized by postgresql/i, 'Start the version that wrote these files, or restore a backup.'],
  [
    /permission denied|has wrong ownership|invalid permissions/i,
    'Give the owner of these files back their rights, then start again.',
  ],
  [
    /lock file .* already exists|pre-existing shared memory/i,
    'A PostgreSQL of these files still runs: stop it, then start again.',
  ],
  [
    /checkpoint record|pg_control|write-ahead|\bWAL\b|\bxlog\b|could not open (?:file|directory)|invalid (?:page|data)|checksum/i,
    'Files of the database are missing or damaged: keep a copy of this folder as it is, and restore a backup.',
  ],
]
const OTHER_CURE = 'Mend what it names, or restore a backup; DATA_DIR set to a new folder starts with an empty database.'

/** Enough of the log's end for one start. */
const MAX_TAIL_BYTES = 64 * 1024
const MAX_REASONS = 3

/** The server's log; it also holds the output of pg_ctl and initdb. */
export function logFile(home: Home): string {
  return join(home.path, 'server.log')
}

/** Opens the log to write at its end; makes it anew where it was deleted. @returns its file descriptor */
export function openLog(home: Home): number {
  const log = openSync(logFile(home), 'a', 0o600)
  if (home.account) fchownSync(log, home.account.uid, home.account.gid)
  return log
}

/** The log's length in bytes: pass it to {@link failureReport} to get what was written afterwards. */
export function logLength(home: Home): number {
  return statSync(logFile(home), { throwIfNoEntry: false })?.size ?? 0
}

/**
 * Why the server did not start, in PostgreSQL's own words where the log has them, and what helps.
 * @param from {@link logLength} before the start
 */
export function failureReport(home: Home, from: number): string {
  const lines = linesSince(home, from)
  const fatal = lines.filter(line => /\b(?:FATAL|PANIC):/.test(line))
  // The product starts the server several times, and the log repeats the reason each time.
  const reasons = [...new Set((fatal.length > 0 ? fatal : lines).map(bareReason))].slice(-MAX_REASONS)
  const cure = CURES.find(([pattern]) => lines.some(line => pattern.test(line)))?.[1] ?? OTHER_CURE
  return `${reasons.join(' · ') || 'It says nothing.'} (from ${logFile(home)}). ${cure}`
}

function linesSince(home: Home, from: number): string[] {
  try {
    const bytes = readFileSync(logFile(home))
    const start = Math.max(from <= bytes.length ? from : 0, bytes.length - MAX_TAIL_BYTES)
    const text = bytes.subarray(start).toString('utf8').trim()
    return text === '' ? [] : text.split('\n')
  } catch (error) {
    return [`no log could be read (${errorCode(error)})`]
  }
}

/** `waiting for server to start....2026-11-23 09:00:00.000 UTC [123] FATAL:  …` */
function bareReason(line: string): string {
  return line.replace(/^(?:waiting for server to start\.+)?\d{4}-\d{2}-\d{2} [\d:.]+ \w+ \[\d+\]\s+/, '').trim()
}
