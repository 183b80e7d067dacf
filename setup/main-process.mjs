import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { EXIT_CODES, STOP_SIGNALS } from './child-process.mjs'
import { inProject, ROOT } from './project.mjs'
import { pinnedNode } from './steps/pinned-node.mjs'

/** How long a signal that the terminal sent to all processes, such as Ctrl-C, may take to reach the child by itself. */
const OWN_SIGNAL_MS = 150
/** Signals closer together count as one: npm repeats what the terminal sent. */
const SAME_SIGNAL_MS = 1_000
const PARENT_POLL_MS = 1_000
const PARENTS_AT_START = parentIds()
/** Node keeps its compiled form of the code here: the next start takes a quarter less time. A new installation clears it. */
const COMPILE_CACHE_DIR = inProject('node_modules', '.cache', 'aroomikoda-compiled-code')

/**
 * Runs a program of the product on the pinned Node until it ends, with this terminal. A stop signal reaches the program
 * exactly once, whether the terminal sent it to all processes or another process to this one alone. If this process, or
 * the npm above it, is killed, the program stops in order by itself.
 * @param {readonly string[]} args script and arguments
 * @param {{ env?: NodeJS.ProcessEnv, stopWhen?: AbortSignal }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runMainProcess(args, options = {}) {
  const link = inProject('setup', 'main-process-link.mjs')
  const child = spawn(pinnedNode(), ['--import', pathToFileURL(link).href, ...args], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE_DIR, ...process.env, ...options.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const stopPassingOn = passOnOnce(child)
  options.stopWhen?.addEventListener('abort', () => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      stopPassingOn()
      resolve(code ?? EXIT_CODES.get(signal) ?? 1)
    })
  })
}

/**
 * Runs a command of the product, with the arguments of this one, as `npm start` runs the product.
 * @param {string} script
 * @param {readonly string[]} [args]
 * @returns {Promise<number>} its exit code
 */
export function runProductCommand(script, args = process.argv.slice(2)) {
  return runMainProcess([script, ...args], { env: { NODE_ENV: 'production' } })
}

/**
 * Passes stop signals on to the child, unless it got them itself, and stops it when the parents of this process are gone. A
 * terminal sends Ctrl-C to every process, but a service manager may signal this one alone, and the child takes a second signal as
 * "at once". So main-process-link.mjs reports each signal that reached the child, and this one waits for that report first.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} ends that
 */
function passOnOnce(child) {
  /** When the child last got a signal. @type {Map<string, number>} */
  const receivedAt = new Map()
  child.on('message', message => receivedAt.set(/** @type {{ signal: string }} */ (message).signal, Date.now()))
  /**
   * Works once the child had time to report its own signal. Where this process stalled meanwhile, the report is not read yet:
   * `setImmediate` lets that come first.
   * @param {() => unknown} work
   */
  const afterReport = work => setTimeout(() => setImmediate(work), OWN_SIGNAL_MS)
  /** @param {NodeJS.Signals} signal */
  const onSignal = signal => {
    afterReport(() => Date.now() - (receivedAt.get(signal) ?? 0) > SAME_SIGNAL_MS && child.kill(signal))
  }
  STOP_SIGNALS.forEach(signal => process.on(signal, onSignal))
  const stopOrphan = () => {
    if (parentIds() === PARENTS_AT_START) return
    clearInterval(orphanCheck)
    afterReport(() => receivedAt.size === 0 && child.kill('SIGTERM'))
  }
  // Without npm the parent may be a shell that ends at once (`node setup/start.mjs &`).
  const orphanCheck = process.env['npm_lifecycle_event'] ? setInterval(stopOrphan, PARENT_POLL_MS) : undefined
  return () => {
    STOP_SIGNALS.forEach(signal => process.off(signal, onSignal))
    clearInterval(orphanCheck)
  }
}

/**
 * The ids of the shell in which npm starts commands and, where the system tells it, of npm itself above it. An orphan gets
 * another parent.
 */
function parentIds() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`
  } catch {
    return `${process.ppid}`
  }
}
