import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiClient } from './api-client.ts'
import { type ProductProcess, startProduct } from './product-process.ts'

/**
 * The real product with its demo content, for the tests of one worker. No test sees what another worker's tests do, only what
 * earlier tests of its own worker left.
 */
export type BrowserTestProduct = {
  readonly origin: string
  readonly dataDir: string
  /** Resolves when every saved change is live. @throws Error with the product's output when that takes too long */
  published(): Promise<void>
}

/** On a machine that is ten times slower than usual. */
const PUBLISHED_WITHIN_MS = 120_000

/**
 * Starts a product in a temporary folder, hands it over, stops it and removes the folder.
 * @throws Error when it does not start or end cleanly
 */
export async function withBrowserTestProduct(use: (product: BrowserTestProduct) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-e2e-'))
  let running: ProductProcess | undefined
  try {
    const product = await startProduct({ dataDir })
    running = product
    const administrator = await ApiClient.login(product.origin)
    const untilPublished = () => published(product, administrator)
    await use({ origin: product.origin, dataDir, published: untilPublished })
    // A publication under way would have to end within the time limit of a stop.
    await untilPublished()
    await product.stop()
  } finally {
    await running?.kill()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function published(product: ProductProcess, administrator: ApiClient): Promise<void> {
  const waiting = async (state: string) =>
    (await administrator.json<unknown[]>('GET', `/api/publications?limit=1&state=${state}`)).length > 0
  const deadline = performance.now() + PUBLISHED_WITHIN_MS
  // In the order in which a publication passes the states.
  while ((await waiting('queued')) || (await waiting('publishing'))) {
    if (performance.now() > deadline)
      throw new Error(`Not published within ${PUBLISHED_WITHIN_MS} ms. The product said:\n${product.output()}`)
    await sleep(25)
  }
}
