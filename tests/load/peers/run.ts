import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export type Run = { readonly ms: number; readonly mib: number; readonly output: string }
type Command = {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env?: Record<string, string>
}

const PEAK_EVERY_MS = 50
const LOOK_EVERY_MS = 2

/** Runs a program to its end. @throws Error with its output when it fails */
export async function run(what: Command): Promise<Run> {
  const startedAt = performance.now()
  const running = start(what)
  const [code] = (await once(running.child, 'close')) as [number | null]
  const ms = performance.now() - startedAt
  const mib = running.peak()
  if (code !== 0) throw new Error(`${what.command} ${what.args.join(' ')} ended with ${code}:\n${running.output()}`)
  return { ms, mib, output: running.output() }
}

/** Starts a program that watches its files, and resolves when it has said so. */
export async function watch(what: Command, isReady: RegExp) {
  const running = start(what)
  while (!isReady.test(running.output())) {
    if (running.child.exitCode !== null) throw new Error(`${what.command} ended:\n${running.output()}`)
    await sleep(LOOK_EVERY_MS * 10)
  }
  return {
    peak: running.peak,
    async stop() {
      const closed = once(running.child, 'close')
      running.child.kill('SIGKILL')
      await closed
    },
  }
}

/** Waits until a file has a text. @returns false when it has not in time */
export async function isShownWithin(file: string, text: string, withinMs: number): Promise<boolean> {
  for (const startedAt = performance.now(); performance.now() - startedAt < withinMs; await sleep(LOOK_EVERY_MS)) {
    if (hasText(file, text)) return true
  }
  return false
}

/** Whether a file has a text; false, too, while a generator is writing the file. */
function hasText(file: string, text: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes(text)
  } catch {
    return false
  }
}

function start({ command, args, cwd, env }: Command) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  let mib = 0
  const look = setInterval(() => (mib = Math.max(mib, peakOf(child))), PEAK_EVERY_MS)
  child.once('close', () => clearInterval(look))
  return { child, output: () => output, peak: () => mib }
}

/** The most memory that the process had at once so far, in MiB; 0 when it is gone. */
function peakOf({ pid }: ChildProcess): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
