import type { NamedBackup } from './backup-names.ts'

/**
 * How many nightly backups to keep: the newest of this many days and weeks (from Monday) that have one, and of the months up to
 * the newest backup's, in UTC.
 */
export const KEPT_DAYS = 7
export const KEPT_WEEKS = 4
const KEPT_MONTHS = 6
/** How long a nightly backup is kept at most, where newer ones are made: what administrators are told. */
export const MAX_NIGHTLY_AGE_DAYS = KEPT_MONTHS * 31
/**
 * Of how many schemas to keep the newest backup made before a migration. One that fails is tried again, with a backup each
 * time.
 */
export const KEPT_BEFORE_MIGRATING = 3

const DAY_MS = 86_400_000

/** The names of the backups to delete: never those that an operator made with `npm run backup`. */
export function outdatedBackups(backups: readonly NamedBackup[], now = new Date()): string[] {
  const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const nightly = newestFirst.filter(({ kind }) => kind === 'nightly')
  const beforeMigrating = newestFirst.filter(({ kind }) => kind === 'before-migrating')
  const kept = new Set([
    ...newestOfEach(nightly, ({ at }) => dayOf(at), KEPT_DAYS),
    ...newestOfEach(nightly, ({ at }) => weekOf(at), KEPT_WEEKS),
    ...newestOfEach(inLastMonths(nightly, now), ({ at }) => monthOf(at), KEPT_MONTHS),
    ...newestOfEach(beforeMigrating, ({ schema, name }) => schema ?? name, KEPT_BEFORE_MIGRATING),
    ...newestFirst.filter(({ kind }) => kind === 'backup'),
  ])
  return newestFirst.filter(backup => !kept.has(backup)).map(({ name }) => name)
}

/**
 * The names of the nightly backups to delete in a folder that gets no newer ones, which would take their place: those that are
 * too old by the clock.
 */
export function nightliesPastTime(backups: readonly NamedBackup[], now = new Date()): string[] {
  const isPast = ({ kind, at }: NamedBackup) => kind === 'nightly' && now.getTime() - at.getTime() > MAX_NIGHTLY_AGE_DAYS * DAY_MS
  return backups.filter(isPast).map(({ name }) => name)
}

/** The newest backup of each group, of as many groups as `count` says. */
function newestOfEach(
  newestFirst: readonly NamedBackup[],
  groupOf: (backup: NamedBackup) => string,
  count: number,
): NamedBackup[] {
  const newest = new Map<string, NamedBackup>()
  for (const backup of newestFirst) {
    const group = groupOf(backup)
    if (!newest.has(group)) newest.set(group, backup)
  }
  return [...newest.values()].slice(0, count)
}

/**
 * Those of the last months up to the newest one's. After a gap, as many months that have a backup would reach back further, and
 * keep an erased person longer than administrators are told. One that a wrong clock has dated later than now is not the newest.
 */
function inLastMonths(newestFirst: readonly NamedBackup[], now: Date): readonly NamedBackup[] {
  const monthNumber = ({ at }: NamedBackup) => at.getUTCFullYear() * 12 + at.getUTCMonth()
  const newest = newestFirst.find(({ at }) => at <= now)
  return newestFirst.filter(backup => !newest || monthNumber(newest) - monthNumber(backup) < KEPT_MONTHS)
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

function weekOf(at: Date): string {
  const daysSinceMonday = (at.getUTCDay() + 6) % 7
  return dayOf(new Date(at.getTime() - daysSinceMonday * DAY_MS))
}

function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7)
}
