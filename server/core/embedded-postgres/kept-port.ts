import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../error-code.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { Home } from './home.ts'
import { HOST, isServerAlive, listeningPort } from './server-process.ts'

/** Below the range that systems use for outgoing connections, so that none of those takes the port while the server is down. */
const FIRST_PORT = 20_000
const PORT_COUNT = 12_000
const MAX_FREE_PORT_TRIES = 50
const MAX_PID_FILE_READS = 50
const PAUSE_MS = 100

/**
 * The port of this cluster's server, now or as soon as it starts. A file beside the cluster keeps it, so that every process finds
 * a restarted server where the earlier one was. It becomes another port only while no server runs and another program has this
 * one.
 */
export async function keptPort(home: Home): Promise<number> {
  const running = await runningPort(home)
  const kept = readPort(home)
  if (running !== undefined) return running === kept ? kept : writePort(home, running, { replaces: true })
  if (kept === undefined) return writePort(home, await freePort(), { replaces: false })
  if ((await isFree(kept)) || isServerAlive(home)) return kept
  return writePort(home, await freePort(), { replaces: true })
}

/** The port of a running server; waits for a starting one, whose pid file says a moment later where it listens. */
async function runningPort(home: Home): Promise<number | undefined> {
  for (let tries = 0; tries < MAX_PID_FILE_READS && isServerAlive(home); tries += 1) {
    const port = listeningPort(home)
    if (port !== undefined) return port
    await sleep(PAUSE_MS)
  }
  return undefined
}

function readPort(home: Home): number | undefined {
  try {
    const port = Number(readFileSync(portFile(home), 'utf8'))
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Writes the port into its file. Two first starts may each choose a port: one of them makes the file, and both use what it says.
 * @param options.replaces whether the file's present port is to go; else it stays
 * @returns the port in the file
 */
function writePort(home: Home, port: number, { replaces }: { replaces: boolean }): number {
  const draft = `${portFile(home)}.${process.pid}`
  writeFileSync(draft, String(port))
  if (replaces || readPort(home) === undefined) {
    try {
      if (replaces) renameSync(draft, portFile(home))
      else linkSync(draft, portFile(home))
    } catch (error) {
      // Another process has made the file meanwhile: its port counts. A file without a port, as a power cut leaves one, does not.
      if (errorCode(error) !== 'EEXIST') throw error
      if (readPort(home) === undefined) renameSync(draft, portFile(home))
    }
  }
  rmSync(draft, { force: true })
  return readPort(home) ?? port
}

function portFile(home: Home): string {
  return join(home.path, 'port')
}

async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_FREE_PORT_TRIES; tries += 1) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORT_COUNT)
    if (await isFree(port)) return port
  }
  throw new EmbeddedPostgresError(
    `No port between ${FIRST_PORT} and ${FIRST_PORT + PORT_COUNT} is free for the embedded database.`,
  )
}

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, HOST, () => probe.close(() => resolve(true)))
  })
}
