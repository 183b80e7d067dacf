import { spawn } from 'node:child_process'
import { ROOT } from './project.mjs'

/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP'} StopSignal */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {readonly StopSignal[]} */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** The exit codes a shell gives for these signals. @type {ReadonlyMap<NodeJS.Signals | null, number>} */
export const EXIT_CODES = new Map([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])

/** The operator (or the service manager) asked to stop while a step ran. */
export class Interrupted extends Error {
  /** @param {StopSignal} signal */
  constructor(signal) {
    super(`stopped by ${signal}`)
    this.signal = signal
  }
}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, show?: boolean, onStart?: (pid: number) => void }} [options]
 *   show: straight to the terminal, instead of collecting it
 * @returns {Promise<{ code: number, output: string }>}
 * @throws {Interrupted} after the program has ended, when this process was told to stop meanwhile
 */
export function runProgram(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      // On Windows npm is a .cmd file, which only the shell can run; every argument here is our own.
      shell: process.platform === 'win32' && command === 'npm',
    })
    if (child.pid !== undefined) options.onStart?.(child.pid)
    /** @type {Buffer[]} */
    const chunks = []
    child.stdout?.on('data', chunk => chunks.push(chunk))
    child.stderr?.on('data', chunk => chunks.push(chunk))
    const interruption = passOnStopSignals(child)
    child.once('error', error => {
      interruption.end()
      reject(error)
    })
    child.once('close', code => {
      interruption.end()
      if (interruption.signal) reject(new Interrupted(interruption.signal))
      else resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() })
    })
  })
}

/**
 * While a tool runs, passes stop signals on to it and waits for its end. Not Ctrl-C: the terminal has sent it to every
 * process already, and many tools take a second one as "at once, without tidying".
 * @param {ChildProcess} child
 */
function passOnStopSignals(child) {
  const interruption = {
    /** @type {StopSignal | undefined} */
    signal: undefined,
    end: () => STOP_SIGNALS.forEach(signal => process.off(signal, onSignal)),
  }
  /** @param {NodeJS.Signals} name */
  const onSignal = name => {
    const signal = /** @type {StopSignal} */ (name)
    interruption.signal = signal
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  STOP_SIGNALS.forEach(signal => process.on(signal, onSignal))
  return interruption
}
