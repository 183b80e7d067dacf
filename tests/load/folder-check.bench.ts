/**
 * `npm run bench -- folder-check [--products 10000]`: the cost of checking the published folders: time, processor time and the
 * longest moment in which nothing else could begin. Then how long deleted files are missing, and a check of every byte.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { withDatabase } from '#server/app/start/with-database.ts'
import { loadConfig } from '#server/core/config.ts'
import { readSiteCheck } from '#server/site/site-check.ts'
import { compiledSite } from '../support/compiled-site.ts'
import { copyDemoMedia, prepareDemoMedia } from '../support/demo-media.ts'
import { watchedFolder } from '../support/watched-folder.ts'
import { wholeNumber } from '../support/whole-number.ts'
import { prepareProducts } from './many-products.ts'
import { milliseconds } from './statistics.ts'

const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } })
const products = wholeNumber('products', values.products)
const folder = mkdtempSync(join(tmpdir(), 'aroomikoda-bench-'))
try {
  await prepareDemoMedia('small')
  copyDemoMedia(folder)
  await prepareProducts(folder, products)
  const config = loadConfig({ DATA_DIR: folder })
  const site = await compiledSite()
  await withDatabase(config, { log() {}, mayCreate: true }, async orm => {
    const { publisher, watch } = watchedFolder({ orm, site, folder })
    await measure('publish of everything', () => publisher.publishWaiting())
    await measure('look at names, as at a start', () => watch.look('names'))
    await measure('first look after it, which reads every file', () => watch.look())
    await measure('look every few seconds', () => watch.look())
    await measure('look every few seconds, again', () => watch.look())
    rmSync(join(folder, 'site/tooted.html'))
    await measure('look that mends a page', () => watch.look())
    rmSync(join(folder, 'site'), { recursive: true })
    await measure('look that mends the whole folder site', () => watch.look())
    await measure('check of every byte and a full render', () => watch.check())
    const { whole } = await readSiteCheck(folder)
    console.log(`${whole?.files} files, ${whole?.pages} pages, differences ${JSON.stringify(whole?.counts)}`)
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measure(what: string, work: () => Promise<unknown>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const [startedAt, before] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(before)
  delay.disable()
  const times = [performance.now() - startedAt, (user + system) / 1000, delay.max / 1e6].map(milliseconds)
  console.log(`${what}: ${times[0]}, processor ${times[1]}, longest wait ${times[2]}`)
}
