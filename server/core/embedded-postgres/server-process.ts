import { closeSync, openSync, readFileSync, readlinkSync, rmSync, statSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { clusterDir, type Durability, logFile } from './cluster.ts'
import { errorCode } from '../access-refusal.ts'
import type { Home } from './home.ts'
import { runProgram, type Programs } from './programs.ts'

export const HOST = '127.0.0.1'

const LOG_MAX_BYTES = 5_000_000
const START_TIMEOUT_SECONDS = 60
const STOP_TIMEOUT_SECONDS = 30

/** For a machine of 2 cores and 1–2 GB that runs the site as well. */
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

/** Where a server of this cluster says it listens; undefined when none has got that far. */
export function listeningPort(home: Home): number | undefined {
  const port = Number(pidFileLines(home)[3])
  return Number.isInteger(port) && port > 0 ? port : undefined
}

/** Whether the process named in the cluster's pid file lives and is a PostgreSQL of this cluster. */
export function serverIsAlive(home: Home): boolean {
  const pid = Number(pidFileLines(home)[0])
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  return process.platform !== 'linux' || worksIn(pid, clusterDir(home))
}

/** After a reboot or a crash the number in the pid file may belong to a stranger; a server always works in its own cluster's folder. */
function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder
  } catch (error) {
    return errorCode(error) === 'EACCES'
  }
}

/** A pid file whose server is dead would keep a new one from starting when the number was given to another process. */
export function removeStalePidFile(home: Home): boolean {
  if (pidFileLines(home).length === 0 || serverIsAlive(home)) return false
  rmSync(join(clusterDir(home), 'postmaster.pid'), { force: true })
  return true
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
 * Starts the server in a session of its own, so that neither Ctrl-C nor the death of this process takes it along, and waits until it
 * accepts connections. False when it did not start: the log says why.
 */
export async function startServer(home: Home, programs: Programs, durability: Durability): Promise<boolean> {
  const settings = [...SETTINGS, ...(durability === 'off' ? WITHOUT_DURABILITY : []), `port=${await freePort()}`]
  const options = settings.map(setting => `-c ${setting}`).join(' ')
  const args = ['start', '-D', clusterDir(home), '-w', '-t', String(START_TIMEOUT_SECONDS), '-l', logFile(home), '-o', options]
  return (await pgCtl(home, programs, args)) === 0
}

/** Ends the sessions, writes everything down and stops. False when it was not done in time. */
export async function stopServer(home: Home, programs: Programs): Promise<boolean> {
  return (
    (await pgCtl(home, programs, ['stop', '-D', clusterDir(home), '-m', 'fast', '-w', '-t', String(STOP_TIMEOUT_SECONDS)])) === 0
  )
}

async function pgCtl(home: Home, programs: Programs, args: readonly string[]): Promise<number> {
  if (statSync(logFile(home)).size > LOG_MAX_BYTES) truncateSync(logFile(home))
  const log = openSync(logFile(home), 'a')
  try {
    return await runProgram(programs, 'pg_ctl', args, log)
  } finally {
    closeSync(log)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, HOST, () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
