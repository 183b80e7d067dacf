/**
 * `npm run bench -- full-publish [--products 10000] [--pictures] [--dir DIR]`: a first publish of the whole site and then
 * single edits, by the publisher alone (no database): pages a second, memory, milliseconds an edit. With `--pictures` every
 * product shows an uploaded picture of its own, in all sizes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { variantWidths } from '#common/picture-address.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { addPicture, addProduct, pictureUrl, smallCompany } from '../support/content-state.ts'
import { FolderPublisher } from '../support/publishing.ts'
import { milliseconds, percentile } from './statistics.ts'

const EDITS = 30

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    pictures: { type: 'boolean', default: false },
    dir: { type: 'string', default: tmpdir() },
  },
})
const products = Number(values.products)
if (!Number.isInteger(products) || products < 1) throw new Error('--products wants a whole number above 0')

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

const folder = mkdtempSync(join(values.dir, 'aroomikoda-bench-'))
const publisher = new FolderPublisher(await compiledSite(), state, folder)
try {
  await measure('first publish of everything', () => publisher.publish())
  await measureEdits('a description', number =>
    state.update('product', lastProduct, { description: `<p>Kirjeldus ${number}</p>` }),
  )
  await measureEdits('a title', number => state.update('product', lastProduct, { header: `Pealkiri ${number}` }))
  await measureEdits('a new product', number => addProduct(state, firstCategory, `Uus ${number}`))
  publisher.restart()
  await measure('start with nothing changed', () => publisher.publish())
  console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function pictureInAllSizes() {
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

async function measureEdits(what: string, edit: (number: number) => unknown): Promise<void> {
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
