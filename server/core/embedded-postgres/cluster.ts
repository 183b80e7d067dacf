import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { EmbeddedPostgresError, explainUnwritable } from './embedded-postgres-error.ts'
import type { Home } from './home.ts'
import { runProgram, type Programs } from './programs.ts'
import { failureReport, logLength, openLog } from './server-log.ts'
import type { ServiceAccount } from './service-account.ts'

/** The role that prepares the database. */
export const SUPERUSER = 'postgres'

const Passwords = z.object({ superuser: z.string().min(1), application: z.string().min(1) })
/** The superuser only prepares the database; the application logs in with a role that cannot read files or run programs. */
export type Passwords = z.output<typeof Passwords>

/** `on` survives a power cut. `off` is for tests: faster, and worth nothing after a crash of the machine. */
export type Durability = 'on' | 'off'

const PASSWORDS_FILE = 'aroomikoda-passwords.json'

/** How the names of folders begin in which a cluster is built. */
const UNFINISHED_PREFIX = 'cluster.new-'
/** Older ones were left by a killed start. */
const MAX_UNFINISHED_AGE_MS = 10 * 60_000

/**
 * The built-in C.UTF-8 locale is the same on every system and knows the letters of Estonian and Russian (lower, upper, ilike).
 */
const INITDB_OPTIONS: readonly string[] = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
]

/** The database's files, as `initdb` makes them. */
export function clusterDir(home: Home): string {
  return join(home.path, 'cluster')
}

/**
 * Makes the database cluster when there is none: builds it in a folder of its own and renames that. A killed start
 * therefore leaves nothing that looks finished, and of two starts at once one wins.
 */
export async function ensureCluster(home: Home, programs: Programs, durability: Durability): Promise<void> {
  try {
    prepareFolder(home)
    if (existsSync(clusterDir(home))) return checkVersion(home, programs)
    removeUnfinished(home)
    const unfinished = mkdtempSync(join(home.path, UNFINISHED_PREFIX))
    giveTo(home.account, unfinished)
    await initdb(home, programs, unfinished, durability)
    try {
      renameSync(unfinished, clusterDir(home))
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      if (!existsSync(clusterDir(home))) throw error
    }
  } catch (error) {
    throw explainUnwritable(dirname(home.path), error)
  }
}

/** The passwords of an existing cluster. They are inside it, so that they exist exactly as long as it does. */
export function readPasswords(home: Home): Passwords {
  const file = join(clusterDir(home), PASSWORDS_FILE)
  try {
    return Passwords.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `${file} is missing or damaged: it holds the passwords of this database. Put it back from a backup of the folder.`,
      { cause },
    )
  }
}

/** Whether the files still exist: a person or program may delete the folder under a running database. */
export function clusterExists(home: Home): boolean {
  return existsSync(join(clusterDir(home), 'PG_VERSION'))
}

/** Refuses files of another major version: PostgreSQL can neither read nor convert them by itself. */
function checkVersion(home: Home, programs: Programs): void {
  if (!clusterExists(home)) {
    throw new EmbeddedPostgresError(
      `${clusterDir(home)} holds no whole database (PG_VERSION is missing): restore a backup, or move that folder away to begin with an empty database.`,
    )
  }
  const found = readFileSync(join(clusterDir(home), 'PG_VERSION'), 'utf8').trim()
  const expected = programs.version.split('.')[0]
  if (found === expected) return
  throw new EmbeddedPostgresError(
    `The database files in ${home.path} are of PostgreSQL ${found}, this version needs ${expected}. Nothing was changed: with the earlier version of the product run \`npm run backup -- --to FILE\`, move DATA_DIR away, then \`npm run restore FILE\` with this one.`,
  )
}

/** Makes the folder that holds the cluster and its log, for the account that runs PostgreSQL. */
function prepareFolder(home: Home): void {
  mkdirSync(home.path, { recursive: true, mode: 0o700 })
  giveTo(home.account, home.path)
  closeSync(openLog(home))
}

function giveTo(account: ServiceAccount | undefined, path: string): void {
  if (account) chownSync(path, account.uid, account.gid)
}

function removeUnfinished(home: Home): void {
  for (const name of readdirSync(home.path).filter(entry => entry.startsWith(UNFINISHED_PREFIX))) {
    const path = join(home.path, name)
    if (Date.now() - statSync(path).mtimeMs > MAX_UNFINISHED_AGE_MS) rmSync(path, { recursive: true, force: true })
  }
}

/** Builds a cluster, with its passwords, in an empty folder. */
async function initdb(home: Home, programs: Programs, folder: string, durability: Durability): Promise<void> {
  const passwords: Passwords = {
    superuser: randomBytes(24).toString('base64url'),
    application: randomBytes(24).toString('base64url'),
  }
  const passwordFile = join(home.path, `${folder.split(UNFINISHED_PREFIX)[1]}.password`)
  const log = openLog(home)
  const before = logLength(home)
  try {
    writeFileSync(passwordFile, passwords.superuser, { mode: 0o600 })
    giveTo(home.account, passwordFile)
    const args = [`--pgdata=${folder}`, `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, ...INITDB_OPTIONS]
    const code = await runProgram(programs, 'initdb', durability === 'off' ? [...args, '--no-sync'] : args, log)
    if (code !== 0)
      throw new EmbeddedPostgresError(`The database files could not be made in ${home.path}: ${failureReport(home, before)}`)
    const kept = join(folder, PASSWORDS_FILE)
    // Without its bytes the folder, which gets its name next, could never be opened again.
    writeFileSync(kept, JSON.stringify(passwords), { mode: 0o600, flush: durability === 'on' })
    giveTo(home.account, kept)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  } finally {
    closeSync(log)
    rmSync(passwordFile, { force: true })
  }
}
