import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyDemoMedia, type DemoSizes, keepSharePictures, prepareDemoMedia } from './demo-media.ts'

const PROJECT = join(import.meta.dirname, '../..')
/** On a machine that is ten times slower than usual. */
const READY_WITHIN_MS = 300_000
/** As `npm start` has it: the tests start the product some fifty times. */
const COMPILED_CODE = join(PROJECT, 'node_modules/.cache/aroomikoda-compiled-code')

export const TEST_ADMIN = { email: 'admin@aroomikoda.example', password: 'korralik-parool-testiks' }

/** The whole product as a process of its own, as `npm start` runs it after compiling. */
export type ProductProcess = {
  readonly origin: string
  readonly process: ChildProcess
  /** Everything it printed so far. */
  output(): string
  /** Stops it as Ctrl-C does; rejects when it does not end cleanly. */
  stop(): Promise<void>
  /** Ends it as a power cut does. */
  kill(): Promise<void>
}

/**
 * Starts the product and waits until `/readyz` answers 200.
 * @param options.port so that a restarted process has the same address
 * @param options.appDir the folder of the product's own files; default: this one
 * @param options.photographs of the demo company; default: small
 * @param options.waitFor another address to wait for, where the product will not be ready
 * @throws Error with its output when it ends or is not ready in time
 */
export async function startProduct(options: {
  dataDir: string
  port?: number
  appDir?: string
  env?: Record<string, string>
  photographs?: DemoSizes
  waitFor?: '/readyz' | '/healthz'
}): Promise<ProductProcess> {
  // Run by root, the database works as another user, who must be able to enter; else its files stay behind in a system folder.
  chmodSync(options.dataDir, 0o755)
  const sizes = options.photographs ?? 'small'
  await prepareDemoMedia(sizes)
  copyDemoMedia(options.dataDir, sizes)
  const port = options.port ?? (await freePort())
  const origin = `http://localhost:${port}`
  const appDir = options.appDir ?? PROJECT
  const child = spawn(process.execPath, [join(appDir, 'server/app/main.ts')], {
    cwd: appDir,
    env: { ...environment(port, options.dataDir), ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const exited = once(child, 'exit')
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await exited
    keepSharePictures(options.dataDir, sizes)
  }
  const product: ProductProcess = {
    origin,
    process: child,
    output: () => output,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      if (child.exitCode !== 0) throw new Error(`The product ended with ${child.exitCode ?? child.signalCode}:\n${output}`)
    },
  }
  await waitUntilReady(product, exited, options.waitFor ?? '/readyz')
  return product
}

const environment = (port: number, dataDir: string) => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: COMPILED_CODE,
  PORT: String(port),
  DATA_DIR: dataDir,
  RATE_LIMIT: 'off',
  ADMIN_EMAIL: TEST_ADMIN.email,
  ADMIN_PASSWORD: TEST_ADMIN.password,
})

async function waitUntilReady(product: ProductProcess, exited: Promise<unknown>, path: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  let ended = false
  void exited.then(() => (ended = true))
  while (performance.now() < deadline) {
    if (ended) throw new Error(`The product ended before it was ready:\n${product.output()}`)
    const response = await fetch(product.origin + path).catch(() => null)
    if (response?.ok) return
    await sleep(25)
  }
  await product.kill()
  throw new Error(`The product was not ready within ${READY_WITHIN_MS} ms:\n${product.output()}`)
}

/**
 * A port that is free, and that no system gives to a connection by itself (Linux takes those from 32768 up): it is also free
 * when what listened at it is killed and started again.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    const server = createServer().listen(port, '127.0.0.1')
    try {
      await once(server, 'listening')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') continue
      throw error
    }
    server.close()
    await once(server, 'close')
    return port
  }
}
