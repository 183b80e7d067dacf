import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiClient } from './api-client.ts'
import { startProduct } from './product-process.ts'

/** The real product with its demo content, for the tests of one worker: no test sees what another is doing meanwhile. */
export type BrowserTestProduct = {
  readonly origin: string
  readonly dataDir: string
  /** Resolves when everything that was saved is live: a test may end as soon as its last save was answered. */
  published(): Promise<void>
}

/** Runs in a folder of its own, which is gone afterwards. @throws Error when the product does not start or end cleanly */
export async function withBrowserTestProduct(use: (product: BrowserTestProduct) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-e2e-'))
  const product = await startProduct({ dataDir })
  const administrator = await ApiClient.login(product.origin)
  await use({ origin: product.origin, dataDir, published: () => published(administrator) })
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function published(administrator: ApiClient): Promise<void> {
  const list = (state: string) => administrator.json<unknown[]>('GET', `/api/publications?limit=1&state=${state}`)
  // In the order in which a publication passes them.
  while ((await list('queued')).length > 0 || (await list('publishing')).length > 0) await sleep(25)
}
