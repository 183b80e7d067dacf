import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { STATE_DIR } from './project.mjs'

const LOCK_FILE = join(STATE_DIR, 'lock.json')
const POLL_MS = 300
/** A lock file without a readable owner is new, or its maker died between making and writing it: this old, it is stale. */
const UNREADABLE_MAX_AGE_MS = 5_000

/** A process that holds the lock; `birth` as {@link birthOf} gives it. @typedef {{ pid: number, birth: string }} Owner */

/**
 * What the lock file says: there is none; a living process holds the lock (`by` is its id, or 'unknown' while it has not written
 * the file yet); or its owners are dead, and the file still has their `text`.
 * @typedef {{ kind: 'free' } | { kind: 'held', by: number | 'unknown' } | { kind: 'stale', text: string }} Lock
 */

/**
 * Runs `work` while no other process installs or compiles in this folder. Takes over the lock of a dead process (kill -9, power
 * cut).
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProjectLock(work) {
  mkdirSync(STATE_DIR, { recursive: true })
  let isReported = false
  while (!tryLock()) {
    const lock = readLock()
    if (lock.kind === 'stale') removeStale(lock.text)
    if (lock.kind !== 'held') continue
    if (!isReported) console.log(`  … Waiting for another start in this folder (process ${lock.by}) to finish installing`)
    isReported = true
    await sleep(POLL_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(LOCK_FILE, { force: true })
  }
}

/** Lets another program hold the lock, too: npm works on when this process alone is killed. @param {number} pid */
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

/** @returns {Lock} */
function readLock() {
  let text = ''
  try {
    text = readFileSync(LOCK_FILE, 'utf8')
    const owners = /** @type {Owner[]} */ (JSON.parse(text))
    const alive = owners.find(({ pid, birth }) => isAlive(pid) && birthOf(pid) === birth)
    return alive ? { kind: 'held', by: alive.pid } : { kind: 'stale', text }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { kind: 'free' }
    if (!(error instanceof SyntaxError)) throw error
    const isNew = Date.now() - statSync(LOCK_FILE).mtimeMs < UNREADABLE_MAX_AGE_MS
    return isNew ? { kind: 'held', by: 'unknown' } : { kind: 'stale', text }
  }
}

/**
 * Removes a stale lock by renaming its file, so that of several processes only one removes it. Another process may have removed
 * the lock and taken its own since this one read the file: then the renamed file is that of a living owner, and is put back.
 * @param {string} text what the stale lock said
 */
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
