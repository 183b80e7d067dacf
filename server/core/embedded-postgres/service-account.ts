import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** A user of the system, as /etc/passwd has it. */
export type ServiceAccount = { name: string; uid: number; gid: number }

const OWN_ACCOUNT = 'aroomikoda'

/** Ways to make a system user without home and login: shadow-utils and Debian, then BusyBox (Alpine). */
const CREATE_COMMANDS: readonly (readonly [string, readonly string[]])[] = [
  [
    'useradd',
    ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/bin/false', OWN_ACCOUNT],
  ],
  ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', OWN_ACCOUNT]],
]

/** Whether this process is root, on a system that has such a user. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * The account to run PostgreSQL as, made when it is missing: PostgreSQL refuses to run as root, so a root process hands it to an
 * account without rights. A process that cannot add users (a read-only /etc) takes the account `nobody`, which has no rights
 * either and is only less separate.
 * @returns undefined where this process is not root: PostgreSQL then runs as its own user
 * @throws EmbeddedPostgresError when root finds no account at all, with what the system said
 */
export function serviceAccount(): ServiceAccount | undefined {
  if (!isRoot()) return undefined
  const known = findAccount(account => account.name === OWN_ACCOUNT)
  if (known) return known
  const refusals: string[] = []
  for (const [command, args] of CREATE_COMMANDS) {
    const { error, stderr } = spawnSync(command, args, { encoding: 'utf8', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' } })
    refusals.push(error?.message ?? `${command}: ${stderr.trim()}`)
    const made = findAccount(account => account.name === OWN_ACCOUNT)
    if (made) return made
  }
  const nobody = findAccount(account => account.name === 'nobody')
  if (nobody) return nobody
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root and no other system user was found or could be added (${refusals.join('; ')}): add one with 'useradd --system ${OWN_ACCOUNT}', or set DATABASE_URL.`,
  )
}

/** The account with this user id, as an existing cluster needs it; undefined when the system does not know it or it is root. */
export function accountOf(uid: number): ServiceAccount | undefined {
  return findAccount(account => account.uid === uid)
}

function findAccount(matches: (account: ServiceAccount) => boolean): ServiceAccount | undefined {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .find(account => account.name !== '' && account.uid > 0 && matches(account))
}
