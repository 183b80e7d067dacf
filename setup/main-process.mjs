import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { EXIT_CODES, STOP_SIGNALS } from './child-process.mjs'
import { inProject, ROOT } from './project.mjs'
import { pinnedNode } from './steps/pinned-node.mjs'

/** How long a signal may take to reach the child by itself: the terminal sends Ctrl-C to all processes. */
const OWN_SIGNAL_MS = 150
/** Signals closer together count as one: npm repeats what the terminal sent. */
const SAME_SIGNAL_MS = 1_000
const PARENT_POLL_MS = 1_000
const PARENTS_AT_START = parents()
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
  const end = passOnOnce(child)
  options.stopWhen?.addEventListener('abort', () => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      end()
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
 * Passes stop signals on to the child, unless it got them itself. Stops it when the parents of this process are gone.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} ends that
 */
function passOnOnce(child) {
  /** When the child last got a signal. @type {Map<string, number>} */
  const receivedAt = new Map()
  child.on('message', message => receivedAt.set(/** @type {{ signal: string }} */ (message).signal, Date.now()))
  /** @param {NodeJS.Signals} signal */
  const onSignal = signal => {
    soon(() => Date.now() - (receivedAt.get(signal) ?? 0) > SAME_SIGNAL_MS && child.kill(signal))
  }
  /** Works after what the child says of its own signals was read, also when this process stalled. @param {() => unknown} work */
  const soon = work => setTimeout(() => setImmediate(work), OWN_SIGNAL_MS)
  STOP_SIGNALS.forEach(signal => process.on(signal, onSignal))
  const stopOrphan = () => {
    if (parents() === PARENTS_AT_START) return
    clearInterval(watch || undefined)
    // A program that stops already takes a second signal as "at once".
    soon(() => receivedAt.size === 0 && child.kill('SIGTERM'))
  }
  // Without npm the parent may be a shell that ends at once (`node setup/start.mjs &`).
  const watch = process.env['npm_lifecycle_event'] && setInterval(stopOrphan, PARENT_POLL_MS)
  return () => {
    STOP_SIGNALS.forEach(signal => process.off(signal, onSignal))
    clearInterval(watch || undefined)
  }
}

/**
 * The ids of the shell in which npm starts commands and, where the system tells it, of npm itself above it. An orphan gets
 * another parent.
 */
function parents() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`
  } catch {
    return `${process.ppid}`
  }
}
