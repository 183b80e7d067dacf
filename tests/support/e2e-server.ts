import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct, TEST_ADMIN } from './product-process.ts'

/** Playwright's global set-up: the real product with its demo content, in a folder of its own. */
export default async function startForBrowserTests(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-e2e-'))
  const product = await startProduct({ dataDir })
  process.env['E2E_BASE_URL'] = product.origin
  process.env['E2E_DATA_DIR'] = dataDir
  process.env['E2E_ADMIN_EMAIL'] = TEST_ADMIN.email
  process.env['E2E_ADMIN_PASSWORD'] = TEST_ADMIN.password
  return async () => {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
