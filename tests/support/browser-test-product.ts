import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PublicationView } from '#server/publication-queue/publication.schemas.ts'
import { ApiClient } from './api-client.ts'
import { type ProductProcess, startProduct } from './product-process.ts'
import { areTwoMachines, type RunningProduct, startTwoMachines } from './two-machines.ts'

/**
 * The real product with its demo content, for the tests of one worker. No test sees what another worker's tests do, only what
 * earlier tests of its own worker left.
 */
export type BrowserTestProduct = {
  readonly origin: string
  /** Where mails without a mail server are. */
  readonly mailDirs: readonly string[]
  /**
   * Resolves when every saved change is live, on two machines also in the bucket.
   * @throws Error with the product's output when that takes too long
   */
  waitUntilPublished(): Promise<void>
}

/** On a machine that is ten times slower than usual. */
const PUBLISHED_WITHIN_MS = 120_000

/**
 * Starts a product in a temporary folder, hands it over, stops it and removes the folder; with `TEST_MACHINES=2` two machines
 * behind a load balancer.
 * @throws Error when it does not start or end cleanly
 */
export async function withBrowserTestProduct(use: (product: BrowserTestProduct) => Promise<void>): Promise<void> {
  const running = areTwoMachines() ? await startTwoMachines() : await startOneMachine()
  try {
    const administrator = await ApiClient.login(running.origin)
    const waitUntilPublished = () => waitUntilLive(running, administrator)
    const mailDirs = running.dataDirs.map(dataDir => join(dataDir, 'mail'))
    await use({ origin: running.origin, mailDirs, waitUntilPublished })
    // A publication under way would have to end within the time limit of a stop.
    await waitUntilPublished()
    await running.stop()
  } finally {
    await running.end()
  }
}

async function startOneMachine(): Promise<RunningProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-e2e-'))
  let product: ProductProcess | undefined
  const end = async () => {
    await product?.kill()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    product = await startProduct({ dataDir })
    return { origin: product.origin, dataDirs: [dataDir], output: product.output, stop: product.stop, end }
  } catch (error) {
    await end()
    throw error
  }
}

async function waitUntilLive(running: RunningProduct, administrator: ApiClient): Promise<void> {
  const newest = async (query: string) =>
    (await administrator.json<PublicationView[]>('GET', `/api/publications?limit=1${query}`))[0]
  // In the order in which a publication passes the states.
  const isUnderWay = async () =>
    Boolean((await newest('&state=queued')) ?? (await newest('&state=publishing'))) ||
    (await newest('&state=live'))?.delivery === 'waiting'
  const deadline = performance.now() + PUBLISHED_WITHIN_MS
  while (await isUnderWay()) {
    if (performance.now() > deadline)
      throw new Error(`Not published within ${PUBLISHED_WITHIN_MS} ms. The product said:\n${running.output()}`)
    await sleep(25)
  }
}
