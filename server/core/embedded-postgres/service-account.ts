import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isErrorCode } from '../error-code.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** A user of the operating system, with the ids of /etc/passwd. */
export type ServiceAccount = { readonly name: string; readonly uid: number; readonly gid: number }

const OWN_ACCOUNT = 'aroomikoda'

/**
 * Runs the command behind it while it holds a lock on /etc. Two products may start at once, and both add the user: the second
 * command would replace the user of the first, to whom files belong already.
 */
const WITH_LOCK = ['flock', '/etc'] as const
/** The longest that a command may take, with the wait for the command of another process. */
const TIMEOUT_MS = 60_000

/** Commands that add a system user without home and login: of shadow-utils and Debian, then of BusyBox (Alpine). */
const CREATE_COMMANDS: readonly (readonly [string, ...string[]])[] = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/bin/false', OWN_ACCOUNT],
  ['adduser', '-S', '-D', '-H', '-s', '/bin/false', OWN_ACCOUNT],
]

/** Whether this process is root, on a system that has such a user. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * Finds or adds the account to run PostgreSQL as, because PostgreSQL refuses to run as root. Where the system lets a process add
 * no users (a read-only /etc), PostgreSQL runs as the system's account without rights, which other programs share.
 * @returns undefined where this process is not root: PostgreSQL then runs as its own user
 * @throws EmbeddedPostgresError when root finds no account at all, with what the system said
 */
export function ensureServiceAccount(): ServiceAccount | undefined {
  if (!isRoot()) return undefined
  const known = findAccountByName(OWN_ACCOUNT)
  if (known) return known
  const refusals: string[] = []
  for (const create of CREATE_COMMANDS) {
    const { error, stderr } = runLocked(create)
    refusals.push(error?.message ?? `${create[0]}: ${stderr.trim()}`)
    const made = findAccountByName(OWN_ACCOUNT)
    if (made) return made
  }
  const shared = findAccountByName('nobody')
  if (shared) return shared
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root and no other system user was found or could be added (${refusals.join('; ')}): add one with 'useradd --system ${OWN_ACCOUNT}', or set DATABASE_URL.`,
  )
}

/** Runs a command with the lock; without it where the system has no `flock`. */
function runLocked(command: readonly [string, ...string[]]) {
  const options = { encoding: 'utf8', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' }, timeout: TIMEOUT_MS } as const
  const [flock, ...args] = [...WITH_LOCK, ...command]
  const result = spawnSync(flock, args, options)
  const isFlockMissing = result.error !== undefined && isErrorCode(result.error, 'ENOENT')
  return isFlockMissing ? spawnSync(command[0], command.slice(1), options) : result
}

/** The account with this user id, as an existing cluster needs it; undefined when the system does not know it or it is root. */
export function findAccountByUid(uid: number): ServiceAccount | undefined {
  return findAccount(account => account.uid === uid)
}

function findAccountByName(name: string): ServiceAccount | undefined {
  return findAccount(account => account.name === name)
}

function findAccount(matches: (account: ServiceAccount) => boolean): ServiceAccount | undefined {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .find(account => account.name !== '' && account.uid > 0 && matches(account))
}
