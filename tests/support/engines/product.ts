import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort, startProduct } from '../product-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The running product, and the port for the listening proxy of a browser that needs one. */
    engines: { origin: string; proxied: number }
  }
}

/** Vitest's global set-up of the journeys: one product with the demo company for all engines. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-engines-'))
  const [port, proxied] = [await freePort(), await freePort()]
  const origins = [port, proxied].map(each => `http://localhost:${each}`).join()
  const product = await startProduct({ dataDir, port, env: { ALLOWED_ORIGINS: origins } })
  project.provide('engines', { origin: product.origin, proxied })
  return async () => {
    try {
      await product.stop()
    } finally {
      await product.kill()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    }
  }
}
