import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { lengthOf, limitOf, seedOf } from '#tests/support/test-lengths.ts'
import { ApiClient } from '../support/api-client.ts'
import { PageWatcher } from '../support/page-watcher.ts'
import { freePort, type ProductProcess, startProduct } from '../support/product-process.ts'
import { filesOf } from '../support/site-folder.ts'
import { fillShop, SMALL_SHOP } from '../support/small-shop.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const KILLS = lengthOf('PRODUCT_KILLS')
const SEED = seedOf('KILL_SEED', 1)
/** Within the test's limit, so that a failure names what is not live. */
const LIVE_WITHIN_MS = 600_000
/** Products that are edited in turn. */
const EDITED = 12

type Product = { id: number; header: string; category_id: number }
type Publication = { id: number; state: string }

test(
  'the whole product killed while edits go live loses none of them and never serves a cut or mixed page',
  { timeout: limitOf(3_600_000) },
  async ({ annotate }) => {
    const dataDir = temporaryFolder()
    const port = await freePort()
    const watcher = new PageWatcher(`http://localhost:${port}`)
    let product = await startProduct({ dataDir, port, env: SMALL_SHOP })
    await fillShop(await ApiClient.login(product.origin), EDITED)
    watcher.start(['/', '/tooted', '/en/tooted', '/ru/tooted', '/sitemap.xml'])
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const saved = await editUntilKilled(product, 20 + ((kill * 53 + SEED * 29) % 260))
        product = await startProduct({ dataDir, port, env: SMALL_SHOP })
        const client = await ApiClient.login(product.origin)
        await untilAllLive(client)
        expect(await headersOf(client)).toMatchObject(saved)
        // Share pictures are drawn after the release, when there is time.
        expect(filesOf(join(dataDir, 'site'), { without: 'share' })).toEqual(wholeSite(dataDir, port))
      }
    } finally {
      await watcher.stop()
      await product.stop()
    }
    expect(watcher.faults).toEqual([])
    await annotate(`${KILLS} kills, ${watcher.pages} pages read meanwhile`)
  },
)

/**
 * Edits one product after another until the process is killed, a while after its first answer.
 * @returns the titles whose save was answered, by the products' ids
 */
async function editUntilKilled(product: ProductProcess, afterMs: number): Promise<Record<number, string>> {
  const client = await ApiClient.login(product.origin)
  const products = await client.json<Product[]>('GET', '/api/products')
  const saved: Record<number, string> = {}
  let killed: Promise<void> | null = null
  for (let edit = 0; ; edit += 1) {
    const target = products.at(-1 - (edit % EDITED)) as Product
    const header = `Muudetud ${edit} pärast ${afterMs} ms`
    try {
      await client.request('PUT', `/api/products/${target.id}`, { ...target, header })
      saved[target.id] = header
      killed ??= sleep(afterMs).then(() => product.kill())
    } catch (error) {
      if (killed === null) throw error
      // The process is gone: this save was not answered, so it may or may not have happened; the next one will not.
      delete saved[target.id]
      break
    }
  }
  await killed
  return saved
}

async function untilAllLive(client: ApiClient): Promise<void> {
  const waiting = async () => {
    const publications = await client.json<Publication[]>('GET', '/api/publications?limit=100')
    return publications.filter(publication => publication.state !== 'live')
  }
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: LIVE_WITHIN_MS, interval: 20 })
}

async function headersOf(client: ApiClient): Promise<Record<number, string>> {
  const products = await client.json<Product[]>('GET', '/api/products')
  return Object.fromEntries(products.map(({ id, header }) => [id, header]))
}

/** A full publish of what the running product's database holds now, by the command for static hosts. */
function wholeSite(dataDir: string, port: number): Record<string, string> {
  const out = join(dataDir, 'whole')
  execFileSync(
    process.execPath,
    [
      join(import.meta.dirname, '../../content-build/commands/site-command.ts'),
      '--out',
      out,
      '--pages',
      'file',
      '--share-pictures',
      'no',
    ],
    {
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  return filesOf(out)
}
