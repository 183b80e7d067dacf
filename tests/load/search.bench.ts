/**
 * `npm run bench -- search [--products 10000]`: the cost of a key press in the shop's search, of another category, order and
 * page: time in the browser's scripts, and bytes downloaded. Fails when a key press takes a frame or more, or when the
 * first download, before any typing, is above 60 kB.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { type ProductIndex, productFactsPath, productIndexPath } from '#src/features/products/product-index.ts'
import { findChromium } from '../support/chromium.ts'
import { startProduct } from '../support/product-process.ts'
import { wholeNumber } from '../support/whole-number.ts'
import { prepareProducts } from './many-products.ts'
import { milliseconds, percentile } from './statistics.ts'

const FRAME_MS = 16
const FIRST_DOWNLOAD_KB = 60
const ROUNDS = 3
/** No title has the last three literally: all products are similar to two of them, none to the third. */
const QUERIES = ['toode 12', 'product 4321', 'товар 77', 'küünal', '999', 'toodet 7', 'товарами', 'lõhn ja meri']

const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } })
const products = wholeNumber('products', values.products)
const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-bench-'))
await prepareProducts(dataDir, products)
const product = await startProduct({ dataDir })
const browser = await chromium.launch(findChromium())
try {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const received = countBytes(session)
  await session.send('Network.enable')

  await page.goto(`${product.origin}/tooted`)
  const before = received.kilobytes()
  const [answer] = await Promise.all([
    page.waitForResponse(response => new URL(response.url()).pathname === productIndexPath),
    page.getByRole('searchbox').focus(),
  ])
  const { parts } = (await answer.json()) as ProductIndex
  await page.waitForFunction(areLoaded, parts.map(productFactsPath))
  const first = received.kilobytes()
  await page.getByRole('searchbox').pressSequentially('toode')
  await waitUntilShown(page, 'Toode')
  const titles = received.kilobytes() - first
  // In no title and no name: the search reads the words of descriptions.
  await page.getByRole('searchbox').fill('kadakas')
  await page.locator('[data-list-items]:not([aria-busy])').waitFor({ state: 'attached' })
  const words = received.kilobytes() - first - titles

  const keys: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of QUERIES) {
      await page.getByRole('searchbox').fill('')
      for (const key of query) keys.push(await measureScripts(page, session, () => page.keyboard.type(key)))
    }
  }
  await page.getByRole('searchbox').fill('')
  const sorts: number[] = []
  const sizes: number[] = []
  // By keys too: Playwright's own selecting would count as the page's scripts.
  for (let round = 0; round < ROUNDS * 4; round += 1) {
    await page.locator('form select[name=sort]').focus()
    for (const key of ['ArrowDown', 'ArrowDown', 'Home'])
      sorts.push(await measureScripts(page, session, () => page.keyboard.press(key)))
    await page.locator('form select[name=per]').focus()
    for (const key of ['End', 'Home']) sizes.push(await measureScripts(page, session, () => page.keyboard.press(key)))
  }
  await page.goto(`${product.origin}/tooted/${encodeURIComponent('kodulõhnad')}`)
  await page.getByRole('searchbox').pressSequentially('toode')
  await waitUntilShown(page, 'Toode')
  const filtered: number[] = []
  for (let round = 0; round < ROUNDS * 4; round += 1) {
    await page.getByRole('searchbox').fill('')
    for (const key of 'toode 1') filtered.push(await measureScripts(page, session, () => page.keyboard.type(key)))
  }

  console.log(`${products} products, scripting time in Chromium`)
  for (const [what, times] of Object.entries({
    'a key in the search': keys,
    'a key in a category': filtered,
    'another order': sorts,
    'another page size': sizes,
  })) {
    const p95 = percentile(times, 0.95)
    console.log(
      `${what.padEnd(20)} median ${milliseconds(percentile(times, 0.5))}   p95 ${milliseconds(p95)}   max ${milliseconds(Math.max(...times))}`,
    )
    if (p95 >= FRAME_MS) process.exitCode = 1
  }
  console.log(`index downloaded before the controls are touched ${before.toFixed(1)} kB`)
  console.log(`first index download, before anything is typed ${first.toFixed(1)} kB compressed`)
  console.log(`titles and cards with the first word           ${titles.toFixed(1)} kB compressed`)
  console.log(`words of descriptions, for what titles lack    ${words.toFixed(1)} kB compressed`)
  if (before > 0 || first >= FIRST_DOWNLOAD_KB) process.exitCode = 1
} finally {
  await browser.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Bytes of `/search/*` as they travelled. */
function countBytes(session: CDPSession): { kilobytes(): number } {
  const index = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.startsWith('/search/')) index.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (index.has(requestId)) bytes += encodedDataLength
  })
  return { kilobytes: () => bytes / 1000 }
}

/** Runs in the page: whether these files have arrived whole. */
function areLoaded(paths: readonly string[]): boolean {
  return paths.every(path => performance.getEntriesByName(location.origin + path).length > 0)
}

/** Milliseconds that the page's scripts run for an action, until its list is complete. */
async function measureScripts(page: Page, session: CDPSession, action: () => Promise<unknown>): Promise<number> {
  const duration = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  }
  const before = await duration()
  await action()
  await page.locator('[data-list-items]:not([aria-busy])').waitFor({ state: 'attached' })
  return (await duration()) - before
}

async function waitUntilShown(page: Page, title: string): Promise<void> {
  await page.locator('[data-list-items]:not([aria-busy]) .product-card', { hasText: title }).first().waitFor()
}
