/**
 * `npm run bench -- full-publish [--products 10000] [--workers 2,1] [--rounds 1] [--pictures] [--dir DIR]`: a first publish of
 * the whole site and then single edits, by the publisher alone (no database): pages a second, memory, milliseconds an edit.
 * `--workers` is how many threads render, all cores unless it is given; of a list each takes its turn, and `--rounds` repeats
 * the list: numbers to compare, on a machine with other work too. With `--pictures` every product shows an uploaded picture of
 * its own, in all sizes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { variantWidths } from '#common/picture-address.ts'
import { DIST_DIR } from '#content-build/process/publish-process.ts'
import { RenderPool } from '#content-build/release/render-pool.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { addPicture, addProduct, pictureUrl, smallCompany } from '../support/content-state.ts'
import { FolderPublisher } from '../support/publishing.ts'
import { wholeNumber } from '../support/whole-number.ts'
import { milliseconds, percentile } from './statistics.ts'

const EDITS = 30

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    pictures: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(availableParallelism()) },
    rounds: { type: 'string', default: '1' },
    dir: { type: 'string', default: tmpdir() },
  },
})
const products = wholeNumber('products', values.products)
const rounds = wholeNumber('rounds', values.rounds)
const workers = values.workers.split(',').map(text => wholeNumber('workers', text))

const state = smallCompany()
const categories = state.ids('category')
const [firstCategory = 0] = categories
let lastProduct = 0
for (let number = 1; number <= products; number += 1) {
  const { id } = addProduct(state, categories[number % categories.length] ?? firstCategory, `Toode ${number}`)
  const paragraph = `<p>Soe ja rahulik lõhn, milles on kadakat ja merd, number ${number}.</p>`.repeat(6)
  state.update('product', id, { description: paragraph, description_en: paragraph, description_ru: paragraph })
  if (values.pictures) state.update('product', id, { image: pictureUrl(pictureInAllSizes()) })
  lastProduct = id
}

const site = await compiledSite()
const log = { info() {}, error: console.error }
const folders: string[] = []
const pools = workers.map(
  threads =>
    new RenderPool({
      distDir: DIST_DIR,
      settings: { origin: site.origin, apiUrl: '' },
      fingerprint: site.fingerprint,
      log,
      threads,
    }),
)
try {
  const publisher = await measureFirstPublishes()
  await measureEdits(publisher, 'a description', number =>
    state.update('product', lastProduct, { description: `<p>Kirjeldus ${number}</p>` }),
  )
  await measureEdits(publisher, 'a title', number => state.update('product', lastProduct, { header: `Pealkiri ${number}` }))
  await measureEdits(publisher, 'a new product', number => addProduct(state, firstCategory, `Uus ${number}`))
  // The product starts in a new process. In this one, what the edits left in memory comes on top.
  console.log(`peak memory ${peakMemory()} MiB`)
  publisher.restart()
  await measure('start with nothing changed', () => publisher.publish())
  console.log(`peak memory with the start in the same process ${peakMemory()} MiB`)
} finally {
  for (const pool of pools) await pool.end()
  // Only now, not between two rounds: a file system is slow to reuse what was deleted a moment ago.
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

/** MiB, with the bench's own copy of the content. */
function peakMemory(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024)
}

/** @returns the last publisher, for edits */
async function measureFirstPublishes(): Promise<FolderPublisher> {
  for (let round = 1; ; round += 1) {
    for (const [index, threads] of workers.entries()) {
      const publisher = publisherInto(pools[index])
      await measure(`first publish of everything, ${threads} threads`, () => publisher.publish())
      if (round === rounds && index === workers.length - 1) return publisher
    }
  }
}

/** A publisher that has published nothing yet. */
function publisherInto(pool: RenderPool | undefined): FolderPublisher {
  const folder = mkdtempSync(join(values.dir, 'aroomikoda-bench-'))
  folders.push(folder)
  return new FolderPublisher(site, state, folder, pool)
}

function pictureInAllSizes(): ReturnType<typeof addPicture> {
  const { id } = addPicture(state, 1920)
  const widths = variantWidths(1920)
  return state.update('picture', id, { variants: { webp: widths, avif: widths } })
}

async function measure(what: string, work: () => ReturnType<FolderPublisher['publish']>): Promise<void> {
  const startedAt = performance.now()
  const cpuBefore = process.cpuUsage()
  const result = await work()
  const seconds = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(cpuBefore)
  // Pages per second of processor time: comparable also when the machine is busy.
  const cpuSeconds = (user + system) / 1e6
  const rate =
    result.rendered > 0
      ? `, ${Math.round(result.rendered / seconds)} pages/s, ${Math.round(result.rendered / cpuSeconds)} pages a second of processor time`
      : ''
  console.log(`${what}: ${result.rendered} of ${result.total} pages in ${seconds.toFixed(2)} s${rate}`)
}

async function measureEdits(publisher: FolderPublisher, what: string, edit: (number: number) => unknown): Promise<void> {
  const times: number[] = []
  let rendered = 0
  for (let number = 1; number <= EDITS; number += 1) {
    edit(number)
    const startedAt = performance.now()
    rendered = (await publisher.publish()).rendered
    times.push(performance.now() - startedAt)
  }
  console.log(
    `${what}: ${rendered} pages rendered, median ${milliseconds(percentile(times, 0.5))}, p95 ${milliseconds(percentile(times, 0.95))}`,
  )
}
