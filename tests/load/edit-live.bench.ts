/**
 * `npm run bench -- edit-live [--products 10000] [--edits 20]`: how long after the start of a PUT every page that shows
 * a product's title serves the new one: the product page, its English page and the lists. The first edit comes right after
 * the start, while the sizes of the demo's pictures are made; the others follow when those are done. Prints median and p95.
 * With `--renames 3` then the same of one page while the biggest other category is renamed, that many times.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ApiClient } from '../support/api-client.ts'
import { startProduct } from '../support/product-process.ts'
import { wholeNumber } from '../support/whole-number.ts'
import { prepareProducts } from './many-products.ts'
import { milliseconds, percentile } from './statistics.ts'

/** Time between two looks at a page: short compared with the results, long enough to keep the machine free. */
const LOOK_EVERY_MS = 5

type Product = { id: number; category_id: number; header: string; header_en: string | null }
type Category = { id: number; name: string }

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '0' },
    edits: { type: 'string', default: '20' },
    renames: { type: 'string', default: '0' },
  },
})
const products = wholeNumber('products', values.products, 0)
const edits = wholeNumber('edits', values.edits)
const renames = wholeNumber('renames', values.renames, 0)

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-bench-'))
if (products > 0) await prepareProducts(dataDir, products)
const product = await startProduct({ dataDir })
try {
  const client = await ApiClient.login(product.origin)
  const catalogue = await client.json<Product[]>('GET', '/api/products')
  const newest = catalogue.at(-1) as Product
  const category = (await client.json<Category[]>('GET', '/api/categories')).find(
    ({ id }) => id === newest.category_id,
  ) as Category
  const segment = encodeURIComponent(category.name.toLowerCase())
  const pages = {
    product: `/tooted/${segment}/${newest.id}`,
    english: `/en/tooted/${segment}/${newest.id}`,
    list: '/tooted',
    category: `/tooted/${segment}`,
  }

  const times: number[] = []
  const saves: number[] = []
  for (let edit = 1; edit <= edits; edit += 1) {
    const whole = await client.json<Product>('GET', `/api/products/${newest.id}`)
    const header = `Mõõdetud pealkiri ${edit} kord`
    const startedAt = performance.now()
    await client.request('PUT', `/api/products/${newest.id}`, { ...whole, header, header_en: `Measured title ${edit} times` })
    saves.push(performance.now() - startedAt)
    await Promise.all([
      waitUntilShown(product.origin + pages.product, header),
      waitUntilShown(product.origin + pages.english, `Measured title ${edit} times`),
      waitUntilShown(product.origin + pages.list, header),
      waitUntilShown(product.origin + pages.category, header),
    ])
    times.push(performance.now() - startedAt)
    if (edit === 1) await waitUntilPicturesComplete(client)
  }
  console.log(
    `${catalogue.length} products, ${edits} edits of a title, until the product page (et, en), the shop and the category list all show it`,
  )
  console.log(
    `edit to live   median ${milliseconds(percentile(times, 0.5))}   p95 ${milliseconds(percentile(times, 0.95))}   max ${milliseconds(Math.max(...times))}`,
  )
  console.log(`of it the PUT  median ${milliseconds(percentile(saves, 0.5))}   p95 ${milliseconds(percentile(saves, 0.95))}`)
  const published = (await client.json<{ duration_ms: number }[]>('GET', '/api/publications?limit=100')).slice(0, edits)
  console.log(
    `as the log says median ${milliseconds(
      percentile(
        published.map(publication => publication.duration_ms),
        0.5,
      ),
    )}`,
  )
  console.log(`first edit after the start ${milliseconds(times[0] as number)}`)
  if (renames > 0) await measureEditsDuringRenames(client, { catalogue, newest, page: product.origin + pages.product })
} finally {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

type Publication = { id: number; state: string; duration_ms: number | null; pages_rendered: number | null }

/** Renames the biggest category without the product, and edits the product during that publication. */
async function measureEditsDuringRenames(
  client: ApiClient,
  { catalogue, newest, page }: { catalogue: readonly Product[]; newest: Product; page: string },
): Promise<void> {
  const others = Map.groupBy(catalogue, ({ category_id }) => category_id)
  others.delete(newest.category_id)
  const [id, members] = [...others].toSorted(([, a], [, b]) => b.length - a.length)[0] as [number, Product[]]
  const times: number[] = []
  const bigs: Publication[] = []
  for (let number = 1; number <= renames; number += 1) {
    const category = await client.json<Category>('GET', `/api/categories/${id}`)
    await client.request('PUT', `/api/categories/${id}`, { ...category, name: `Mõõdetud nimi ${number}` })
    const [big] = await client.json<Publication[]>('GET', '/api/publications?limit=1')
    const rename = await waitForState(client, big as Publication, 'publishing')
    const whole = await client.json<Product>('GET', `/api/products/${newest.id}`)
    const header = `Vahepeal mõõdetud ${number} kord`
    const startedAt = performance.now()
    await client.request('PUT', `/api/products/${newest.id}`, { ...whole, header })
    await waitUntilShown(page, header)
    times.push(performance.now() - startedAt)
    bigs.push(await waitForState(client, rename, 'live'))
  }
  console.log(
    `while a category of ${members.length} products is renamed (${bigs.map(big => big.pages_rendered).join(', ')} pages)`,
  )
  console.log(`edit to live   ${times.map(milliseconds).join('   ')}`)
  console.log(`the rename     ${bigs.map(big => milliseconds(big.duration_ms ?? 0)).join('   ')}`)
}

/** Asks again and again until a publication has a state, or is live. */
async function waitForState(client: ApiClient, { id }: Publication, state: string): Promise<Publication> {
  for (;;) {
    const publication = await client.json<Publication>('GET', `/api/publications/${id}`)
    if (publication.state === state || publication.state === 'live') return publication
    await sleep(LOOK_EVERY_MS)
  }
}

/** Asks again and again until all pictures have all their sizes. */
async function waitUntilPicturesComplete(client: ApiClient): Promise<void> {
  for (;;) {
    const { pictures } = await client.json<{ pictures: { complete: boolean }[] }>('GET', '/api/pictures?limit=100')
    if (pictures.every(picture => picture.complete)) return
    await sleep(100)
  }
}

/** Asks again and again until the page has the text. It asks for changed bytes only: waiting then costs the server little. */
async function waitUntilShown(url: string, text: string): Promise<void> {
  for (let tries = 0, etag = ''; tries < 50_000; tries += 1) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'identity', 'if-none-match': etag } })
    if (answer.status !== 304 && (await answer.text()).includes(text)) return
    etag = answer.headers.get('etag') ?? ''
    await sleep(LOOK_EVERY_MS)
  }
  throw new Error(`${url} never showed "${text}"`)
}
