import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { EncodingTask } from '#server/pictures/make-variants.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const PROJECT = join(import.meta.dirname, '../..')
const inTime = { timeout: 100_000, interval: 10 }

/** A process that starts another, as the product does, and waits. */
async function parentOf(entry: string, args: readonly string[]): Promise<{ parent: ChildProcess; childPid: number }> {
  const script = `
    import { fork } from 'node:child_process'
    const options = { serialization: 'advanced', execArgv: [] }
    const child = fork(${JSON.stringify(join(PROJECT, entry))}, ${JSON.stringify(args)}, options)
    process.stdout.write(String(child.pid) + '\\n')
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const childPid = Number(line)
  // Left running it would keep the whole run from its end.
  onTestFinished(() => void (isRunning(childPid) && process.kill(childPid, 'SIGKILL')))
  return { parent, childPid }
}

async function kill(parent: ChildProcess): Promise<void> {
  parent.kill('SIGKILL')
  await once(parent, 'exit')
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const untilGone = (pid: number) => vi.waitFor(() => expect(isRunning(pid), `process ${pid} runs`).toBe(false), inTime)

test.each([
  ['draws share pictures', 'content-build/share-pictures/drawing-entry.ts'],
  ['cleans uploaded pictures', 'server/pictures/cleaning-entry.ts'],
])('the process that %s ends with the one that started it, however that went', async (_work, entry) => {
  const { parent, childPid } = await parentOf(entry, [])
  await kill(parent)
  await untilGone(childPid)
})

test.skipIf(process.platform !== 'linux')(
  'where memory ends, the process that cleans uploads is ended first (Linux)',
  async () => {
    const { childPid } = await parentOf('server/pictures/cleaning-entry.ts', [])
    const score = () => readFileSync(`/proc/${childPid}/oom_score_adj`, 'utf8').trim()
    await vi.waitFor(() => expect(score()).toBe('1000'), inTime)
  },
)

test('the process that makes the sizes of a picture ends with the one that asked, and leaves the rest to the next start', async () => {
  const dataDir = temporaryFolder()
  const hash = 'a'.repeat(32)
  const folder = join(dataDir, 'media', hash)
  mkdirSync(folder, { recursive: true })
  await sharp({
    create: { width: 3000, height: 3000, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .jpeg()
    .toFile(join(folder, 'original.jpg'))
  const widths = Array.from({ length: 40 }, (_, index) => 1800 + index)
  const task: EncodingTask = {
    place: { dataDir, bucket: null },
    hash,
    original: 'original.jpg',
    format: 'webp',
    widths: [16, ...widths],
  }
  const { parent, childPid } = await parentOf('server/pictures/variant-process.ts', [JSON.stringify(task)])
  await vi.waitFor(() => expect(readdirSync(folder)).toContain('16.webp'), inTime)
  // A stop of the product reaches this process too, which leaves its end to the one that asked.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(childPid, signal)
  const made = readdirSync(folder).length
  await vi.waitFor(() => expect(readdirSync(folder).length).toBeGreaterThanOrEqual(made + 2), inTime)
  await kill(parent)
  await untilGone(childPid)
  expect(readdirSync(folder).length).toBeLessThan(widths.length)
})
