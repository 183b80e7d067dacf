import { closeSync, linkSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../error-code.ts'
import { clusterDir, type Durability } from './cluster.ts'
import type { Home } from './home.ts'
import { runProgram, type Programs } from './programs.ts'
import { logFile, logLength, openLog } from './server-log.ts'

/** The embedded database listens to this machine alone. */
export const HOST = '127.0.0.1'

const MAX_LOG_BYTES = 5_000_000
const START_TIMEOUT_SECONDS = 60
const STOP_TIMEOUT_SECONDS = 30

/** PostgreSQL's settings, for a machine of 2 cores and 1–2 GB that runs the site as well. */
const SETTINGS: readonly string[] = [
  `listen_addresses=${HOST}`,
  'unix_socket_directories=',
  'max_connections=100',
  'shared_buffers=64MB',
  'effective_cache_size=256MB',
  'maintenance_work_mem=32MB',
  'random_page_cost=1.1',
  'max_wal_size=256MB',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_min_messages=warning',
  'log_checkpoints=off',
]
const WITHOUT_DURABILITY: readonly string[] = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** Where a server of this cluster listens; undefined before it has written that down. */
export function listeningPort(home: Home): number | undefined {
  const port = Number(pidFileLines(home)[3])
  return Number.isInteger(port) && port > 0 ? port : undefined
}

/** Whether the process named in the cluster's pid file lives and is a PostgreSQL of this cluster. */
export function isServerAlive(home: Home): boolean {
  const pid = namedProcess(home)
  return pid !== undefined && isOfDatabaseUser(home, pid) && isServerOf(home, pid)
}

/**
 * Removes the pid file of a dead server where its number belongs to another living process of PostgreSQL's own user by now:
 * after a reboot process ids begin again. PostgreSQL would take that process for this cluster's server and refuse to start. It
 * recognises every other stale file by itself.
 * @returns whether the last server was not stopped in order
 */
export function clearStalePidFile(home: Home): boolean {
  const pid = namedProcess(home)
  if (pid === undefined || isServerAlive(home)) return false
  if (isOfDatabaseUser(home, pid)) {
    const file = join(clusterDir(home), 'postmaster.pid')
    const aside = `${file}.stale`
    renameSync(file, aside)
    // Another process of ours may have started the server since the number was read: then this has taken away the file of the
    // living server, and puts it back.
    if (Number(readFileSync(aside, 'utf8').split('\n')[0]) !== pid) linkSync(aside, file)
    rmSync(aside, { force: true })
  }
  return true
}

function namedProcess(home: Home): number | undefined {
  const pid = Number(pidFileLines(home)[0])
  return Number.isInteger(pid) && pid > 0 ? pid : undefined
}

/**
 * Whether the process lives and PostgreSQL's user runs it. A process that this user may not signal is another user's,
 * as PostgreSQL assumes too.
 */
function isOfDatabaseUser(home: Home, pid: number): boolean {
  try {
    if (process.platform === 'linux') return statSync(`/proc/${pid}`).uid === (home.account?.uid ?? process.getuid?.())
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Whether the process is this cluster's server: another program may have its number by now. A server is called postgres
 * and works in the folder of its cluster.
 */
function isServerOf(home: Home, pid: number): boolean {
  if (process.platform !== 'linux') return true
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return false
    return readlinkSync(`/proc/${pid}/cwd`) === clusterDir(home)
  } catch (error) {
    // Some virtual machines let no process read that folder: then the checks above decide.
    return errorCode(error) === 'EACCES'
  }
}

function pidFileLines(home: Home): string[] {
  try {
    return readFileSync(join(clusterDir(home), 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/**
 * Starts the server in a session of its own, so that it survives Ctrl-C and the death of this process, and waits until it
 * accepts connections.
 * @returns false when it did not start: the log says why
 */
export async function startServer(
  home: Home,
  programs: Programs,
  { durability, port }: { durability: Durability; port: number },
): Promise<boolean> {
  const settings = [...SETTINGS, ...(durability === 'off' ? WITHOUT_DURABILITY : []), `port=${port}`]
  const options = settings.map(setting => `-c ${setting}`).join(' ')
  const args = ['start', '-D', clusterDir(home), '-w', '-t', String(START_TIMEOUT_SECONDS), '-l', logFile(home), '-o', options]
  return (await pgCtl(home, programs, args)) === 0
}

/** Stops the server: it ends the sessions and writes everything to disk. @returns false when that took too long */
export async function stopServer(home: Home, programs: Programs): Promise<boolean> {
  const args = ['stop', '-D', clusterDir(home), '-m', 'fast', '-w', '-t', String(STOP_TIMEOUT_SECONDS)]
  return (await pgCtl(home, programs, args)) === 0
}

/** Runs pg_ctl, with a log that was emptied when it was too long. @returns the exit code */
export async function pgCtl(home: Home, programs: Programs, args: readonly string[]): Promise<number> {
  if (logLength(home) > MAX_LOG_BYTES) truncateSync(logFile(home))
  const log = openLog(home)
  try {
    return await runProgram(programs, 'pg_ctl', args, log)
  } finally {
    closeSync(log)
  }
}
