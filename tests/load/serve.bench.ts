/**
 * `npm run bench -- serve [--products 1000] [--seconds 10] [--connections 32] [--rounds 3]`: pages a second of the product's own
 * file server and of nginx, with the same pages, headers and encodings, one after the other on one processor. nginx gets every
 * file compressed beforehand (`gzip_static`). The second processor makes the requests: where it is the slower one, pages a second
 * of processor time are the figure to compare.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { startProduct } from '../support/product-process.ts'
import { wholeNumber } from '../support/whole-number.ts'
import { prepareProducts } from './many-products.ts'
import { startNginx } from './nginx.ts'
import { milliseconds, percentile } from './statistics.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '32' },
    rounds: { type: 'string', default: '3' },
  },
})
const products = wholeNumber('products', values.products, 0)
const seconds = wholeNumber('seconds', values.seconds)
const connections = wholeNumber('connections', values.connections)
const rounds = wholeNumber('rounds', values.rounds)

type Server = { readonly name: string; readonly origin: string; readonly pid: number }
type Load = {
  readonly rate: number
  readonly perCpuSecond: number
  readonly p50: number
  readonly p99: number
  readonly mib: number
}

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-bench-'))
if (products > 0) await prepareProducts(dataDir, products)
const product = await startProduct({ dataDir })
const siteDir = join(dataDir, 'site')
const nginx = await startNginx(siteDir)
try {
  const paths = pagesInSitemap()
  await waitForSharePictures(paths)
  const ours: Server = { name: 'product', origin: product.origin, pid: product.process.pid as number }
  const servers: readonly Server[] = [ours, { name: 'nginx', ...nginx }]
  await compareServers(paths, servers)
  for (const { pid } of servers) execFileSync('taskset', ['-acp', '1', String(pid)], { stdio: 'ignore' })
  execFileSync('taskset', ['-acp', '0', String(process.pid)], { stdio: 'ignore' })

  console.log(`${paths.length} pages in turn, ${connections} connections, median of ${rounds} rounds of ${seconds} s`)
  const rates = new Map<string, number>()
  for (const encoding of ['gzip', 'br', 'identity']) {
    if (encoding === 'br') await waitUntilPackedTight(paths)
    const loads = new Map<Server, Load[]>(
      servers.filter(server => server === ours || encoding !== 'br').map(server => [server, []]),
    )
    for (let round = 0; round <= rounds; round += 1) {
      // The first round warms up.
      for (const [server, done] of loads) {
        const load = await measure(server, paths, encoding)
        if (round > 0) done.push(load)
      }
    }
    for (const [server, done] of loads) {
      const median = (of: (load: Load) => number) => percentile(done.map(of), 0.5)
      rates.set(
        `${server.name} ${encoding}`,
        median(load => load.perCpuSecond),
      )
      console.log(
        [
          `${server.name} ${encoding}`.padEnd(17),
          `${Math.round(median(load => load.rate))} pages/s`.padStart(14),
          `${Math.round(median(load => load.perCpuSecond))} a second of its processor time`.padStart(38),
          `p50 ${milliseconds(median(load => load.p50))}`.padStart(12),
          `p99 ${milliseconds(median(load => load.p99))}`.padStart(13),
          `${Math.round(median(load => load.mib))} MiB`.padStart(9),
        ].join('  '),
      )
    }
  }
  const share = (rates.get('product gzip') ?? 0) / (rates.get('nginx gzip') ?? 1)
  console.log(`the product serves ${Math.round(share * 100)} % of nginx's precompressed pages a second of processor time`)
} finally {
  await nginx.stop()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** The addresses of all pages of all languages, percent-encoded. */
function pagesInSitemap(): string[] {
  const locations = (file: string): string[] =>
    [...readFileSync(join(siteDir, file), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url as string).pathname,
    )
  return locations('sitemap.xml').flatMap(path => (path.endsWith('.xml') ? locations(path.slice(1)) : [path]))
}

/** The product draws share pictures after the first publish, and needs the processors until all are there. */
async function waitForSharePictures(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const html = await (await fetch(product.origin + path)).text()
    for (const [picture] of html.matchAll(/\/share\/[\w-]+\.jpg/g)) {
      while (!existsSync(join(siteDir, picture))) await sleep(200)
    }
  }
}

/** @throws Error when the servers answer differently */
async function compareServers(paths: readonly string[], servers: readonly Server[]): Promise<void> {
  for (const path of paths) {
    const pages = await Promise.all(servers.map(async ({ origin }) => (await fetch(origin + path)).text()))
    if (new Set(pages).size > 1) throw new Error(`The servers differ in ${path}`)
  }
}

/** The product packs pages that were asked for smaller in the background. Waits until they get no smaller. */
async function waitUntilPackedTight(paths: readonly string[]): Promise<void> {
  for (let [last, now] = [Infinity, 0]; now !== last; await sleep(6_000)) {
    last = now
    const answers = await Promise.all(paths.map(path => fetch(product.origin + path, { headers: { 'accept-encoding': 'br' } })))
    now = answers.reduce((sum, { headers }) => sum + Number(headers.get('content-length')), 0)
    await Promise.all(answers.map(answer => answer.arrayBuffer()))
  }
}

async function measure({ origin, pid }: Server, paths: readonly string[], encoding: string): Promise<Load> {
  const times: number[] = []
  const requests = paths.map(path => ({ path, headers: { 'accept-encoding': encoding } }))
  const before = processorSeconds(pid)
  const run = autocannon({ url: origin, connections, duration: seconds, requests })
  run.on('response', (_client, _status, _bytes, ms) => void times.push(ms))
  const result = await run
  if (result.non2xx + result.errors > 0) throw new Error(`${origin}: ${result.non2xx} refused, ${result.errors} failed`)
  return {
    rate: times.length / result.duration,
    perCpuSecond: times.length / (processorSeconds(pid) - before),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    mib: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  }
}

/** The processor time of a process, which Linux counts in hundredths of a second. */
function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
