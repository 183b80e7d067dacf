import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { STATE_DIR } from './project.mjs'

const LOCK_FILE = join(STATE_DIR, 'lock.json')
const POLL_MS = 300
/** A lock file without a readable owner is new, or its maker died between making and writing it. */
const UNREADABLE_MAX_AGE_MS = 5_000

/** A process that holds the lock; `birth` as {@link birthOf} gives it. @typedef {{ pid: number, birth: string }} Owner */

/**
 * Runs `work` while no other process installs or compiles in this folder. A lock whose owner is dead (kill -9, power cut) is taken over.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProjectLock(work) {
  mkdirSync(STATE_DIR, { recursive: true })
  let isReported = false
  while (!tryLock()) {
    const owner = liveOwner()
    if (owner && !isReported) console.log(`  … Waiting for another start in this folder (process ${owner}) to finish installing`)
    isReported ||= Boolean(owner)
    if (owner) await sleep(POLL_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(LOCK_FILE, { force: true })
  }
}

/** Lets another program hold the lock, too: killing this process alone leaves npm at work. @param {number} pid */
export function shareLockWith(pid) {
  writeFileSync(LOCK_FILE, JSON.stringify([ownerOf(process.pid), ownerOf(pid)]))
}

/** Takes the lock. @returns whether it was free */
function tryLock() {
  try {
    writeFileSync(LOCK_FILE, JSON.stringify([ownerOf(process.pid)]), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** @param {number} pid @returns {Owner} */
function ownerOf(pid) {
  return { pid, birth: birthOf(pid) }
}

/**
 * The id of the process that holds the lock, 'unknown' when the file is not written yet; undefined without one. Removes a dead
 * owner's lock by renaming the file, so that of several processes only one removes it.
 */
function liveOwner() {
  let text
  try {
    text = readFileSync(LOCK_FILE, 'utf8')
    const owners = /** @type {Owner[]} */ (JSON.parse(text))
    const alive = owners.find(({ pid, birth }) => isAlive(pid) && birthOf(pid) === birth)
    if (alive) return alive.pid
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    if (!(error instanceof SyntaxError)) throw error
    if (Date.now() - statSync(LOCK_FILE).mtimeMs < UNREADABLE_MAX_AGE_MS) return 'unknown'
  }
  removeStale(text)
  return undefined
}

/** @param {string | undefined} text what the stale lock said: another one that was made meanwhile is put back */
function removeStale(text) {
  const aside = `${LOCK_FILE}.${process.pid}`
  try {
    renameSync(LOCK_FILE, aside)
    if (readFileSync(aside, 'utf8') === text) rmSync(aside)
    else renameSync(aside, LOCK_FILE)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/**
 * When a process was born, where the system tells it; an empty string elsewhere. By it a process is told from a later one with
 * the same id, and from a zombie.
 * @param {number} pid
 */
function birthOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Of the fields after the name, the first is the state and the twentieth the start, counted from the machine's own start.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return state === 'Z' ? 'zombie' : `${boot} ${fields[18]}`
  } catch {
    return ''
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error ? /** @type {NodeJS.ErrnoException} */ (error).code : undefined
}
