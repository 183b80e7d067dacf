import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { EmbeddedPostgresError, missingDatabase, explainUnwritable } from './embedded-postgres-error.ts'
import { claimLinkedHome, refuseCopyWithoutLink } from './linked-home.ts'
import { runAs } from './programs.ts'
import { findAccountByUid, isRoot, ensureServiceAccount, type ServiceAccount } from './service-account.ts'

/** Where root puts the database when PostgreSQL's user cannot enter the data folder, as in a clone under /root. */
const SYSTEM_FOLDER = '/var/lib/aroomikoda'

/** pg_ctl puts a path between quotation marks for the shell, and postmaster.pid keeps it on one line. */
const UNFIT_FOR_PG_CTL = /["$`\n]/

/**
 * The folder of one embedded database (`cluster/`, its passwords and its log), and the account that runs it. It is
 * `<dataDir>/postgres`, or a link of that name to a folder under SYSTEM_FOLDER: the link moves with the data folder.
 */
export type Home = {
  readonly path: string
  /** Undefined: this process's own user. */
  readonly account: ServiceAccount | undefined
  /** Where PostgreSQL's programs are copied when the account cannot enter their own folder. */
  readonly programsCopy: string
}

/**
 * Decides where the database lives, makes its data folder, and a link where the account cannot enter that.
 * @param options.mayCreate false: refuses where there is no database yet
 * @throws EmbeddedPostgresError when the data folder or an existing database cannot be used by this user
 */
export function prepareHome(dataDir: string, { mayCreate = true } = {}): Home {
  const folder = ensureWritableFolder(resolve(dataDir))
  const wanted = join(folder, 'postgres')
  const programsCopy = isRoot() ? SYSTEM_FOLDER : folder
  if (existsSync(wanted)) {
    const path = realpathSync(wanted)
    if (isLink(wanted)) claimLinkedHome(path, folder)
    const account = accountForExisting(path)
    if (!existsSync(join(path, 'cluster'))) refusePublishedSite(folder)
    return { path, account, programsCopy }
  }
  // The link leads nowhere.
  if (isLink(wanted)) {
    throw new EmbeddedPostgresError(
      `The database files behind ${wanted} are missing: a copy of DATA_DIR does not have them. Put them back, or move ${folder} away and restore a backup (npm run restore FILE). Remove that link, and ${join(folder, 'publisher')}, to begin with an empty database.`,
    )
  }
  refuseCopyWithoutLink(folder)
  refusePublishedSite(folder)
  if (!mayCreate) throw missingDatabase(folder)
  const account = ensureServiceAccount()
  if (!account || canEnter(account, folder)) return { path: wanted, account, programsCopy }
  const path = createLinkedHome(wanted)
  claimLinkedHome(path, folder)
  return { path, account, programsCopy }
}

/**
 * Refuses a folder whose site was published from a database that is not here: a new one would be published over it.
 * @throws EmbeddedPostgresError saying what may be wrong, and how to begin anew
 */
function refusePublishedSite(folder: string): void {
  const memory = join(folder, 'publisher')
  if (!['manifest.json', 'releases'].some(name => existsSync(join(memory, name)))) return
  throw new EmbeddedPostgresError(
    `${folder} has a published site and no database. If that is on a server, set DATABASE_URL. If ${join(folder, 'postgres')} is missing, put it back (is a disk not mounted?), or move ${folder} away and restore a backup (npm run restore FILE). To begin with an empty database, delete ${memory}.`,
  )
}

function ensureWritableFolder(folder: string): string {
  if (UNFIT_FOR_PG_CTL.test(folder))
    throw new EmbeddedPostgresError(
      `PostgreSQL cannot keep its files in ${folder}: set DATA_DIR to a folder without " $ \` and line breaks.`,
    )
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
    return realpathSync(folder)
  } catch (error) {
    throw explainUnwritable(folder, error)
  }
}

/** The account for an existing database: root runs it as its owner; any other user must be that owner. */
function accountForExisting(home: string): ServiceAccount | undefined {
  const { uid, gid } = statSync(home)
  if (isRoot()) {
    const known = findAccountByUid(uid)
    if (known) return known
    // A user of LDAP or a container, whom /etc/passwd does not know: PostgreSQL runs as such a user, but `initdb` may refuse.
    return uid > 0 && existsSync(join(home, 'cluster')) ? { name: `number ${uid}`, uid, gid } : ensureServiceAccount()
  }
  if (process.getuid && process.getuid() !== uid) {
    throw new EmbeddedPostgresError(
      `The database files in ${home} belong to another system user (${findAccountByUid(uid)?.name ?? `number ${uid}`}): start as that user or as root, or set DATA_DIR to a folder of your own.`,
    )
  }
  return undefined
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
}

/** Tries as that user: only the system itself knows how modes, access lists and mounts combine. */
function canEnter(account: ServiceAccount, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { stdio: 'ignore', ...runAs(account) }).status === 0
}

/** Makes a folder under SYSTEM_FOLDER, and the link to it. */
function createLinkedHome(link: string): string {
  try {
    mkdirSync(SYSTEM_FOLDER, { recursive: true })
    chmodSync(SYSTEM_FOLDER, 0o755)
    const home = mkdtempSync(join(SYSTEM_FOLDER, `${basename(dirname(dirname(link)))}-`))
    try {
      symlinkSync(home, link)
    } catch (error) {
      rmSync(home, { recursive: true })
      // Another process made the link in the meantime: its folder is the home.
      if (existsSync(link)) return realpathSync(link)
      throw error
    }
    return home
  } catch (error) {
    throw explainUnwritable(SYSTEM_FOLDER, error)
  }
}
