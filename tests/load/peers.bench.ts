/**
 * `npm run bench -- peers [--products 1000] [--rounds 3] [--edits 5] [--only hugo] [--save]`: the same catalogue as equivalent
 * pages in three languages, built by this product, Astro, Eleventy and Hugo: the whole site, one edited title until its page and
 * its list are on disk, and memory. Several numbers (`--products 1000,10000`) make several tables. With `--save` into
 * docs/peers.md, docs/peers.svg and the README. The other generators are installed into the folder for temporary files; Hugo is
 * left out where the machine has none.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { wholeNumber } from '../support/whole-number.ts'
import { cataloguePages, type CataloguePage } from './peers/catalogue.ts'
import { astroProject, eleventyProject, hugoProject } from './peers/projects.ts'
import { chart, type Measured, shortTable, table } from './peers/report.ts'
import { isShownWithin, run, watch } from './peers/run.ts'
import { type Skeletons, skeletons } from './peers/templates.ts'
import { percentile } from './statistics.ts'

const HERE = join(import.meta.dirname, 'peers')
/** A generator that has written the page, but not the list within this time, counts as one that leaves the list as it was. */
const LIST_WITHIN_MS = 15_000
const EDIT_WITHIN_MS = 600_000
/** Longer than the slowest rebuild of a watcher. With less, each edit would be saved before the one before it shows. */
const NOTICED_WITHIN_MS = 120_000
/** Node's own limit of the heap is too low for a generator that holds every page of 10,000 products in memory. */
const PEER_ENV = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_OPTIONS: `--max-old-space-size=${Math.floor((totalmem() / 2 ** 20) * 0.75)}`,
}
const DOCS = join(import.meta.dirname, '../../docs')
const README = join(DOCS, '../README.md')

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    edits: { type: 'string', default: '5' },
    only: { type: 'string' },
    save: { type: 'boolean', default: false },
  },
})
const [rounds, edits] = [wholeNumber('rounds', values.rounds), wholeNumber('edits', values.edits)]
const sizes = values.products.split(',').map(text => wholeNumber('products', text))
const median = (times: readonly number[]) => percentile(times, 0.5)

/** A generator's project: how to build it, and how to edit it. */
type Project = ReturnType<typeof eleventyProject>
type Peer = {
  readonly name: string
  readonly project: (folder: string, pages: readonly CataloguePage[], templates: Skeletons) => Project
  readonly command: readonly [string, ...string[]]
  /** The folders of what it built and of its caches, removed before each full build. */
  readonly memory: readonly string[]
  /** Its way to build only what an edit concerns; without one an edit is built as everything is. */
  readonly watching?: { readonly args: readonly string[]; readonly isReady: RegExp }
}

const installed = installPeers()
const bin = (file: string) => join(installed, 'node_modules', file)
const ASTRO = [process.execPath, bin('astro/bin/astro.mjs'), 'build', '--silent'] as const
const ELEVENTY = [process.execPath, bin('@11ty/eleventy/cmd.cjs')] as const
const PEERS: readonly Peer[] = [
  {
    name: `Astro ${versionOf('astro')}, static`,
    project: (...given) => astroProject(...given, false),
    command: ASTRO,
    memory: ['dist', 'node_modules', '.astro'],
  },
  {
    name: `Astro ${versionOf('astro')}, incremental (experimental)`,
    project: (...given) => astroProject(...given, true),
    command: ASTRO,
    memory: ['dist', 'node_modules', '.astro'],
  },
  {
    name: `Eleventy ${versionOf('@11ty/eleventy')}`,
    project: eleventyProject,
    command: [...ELEVENTY, '--quiet'],
    memory: ['dist'],
  },
  {
    name: `Eleventy ${versionOf('@11ty/eleventy')}, --watch --incremental`,
    project: eleventyProject,
    command: ELEVENTY,
    memory: ['dist'],
    watching: { args: ['--watch', '--incremental'], isReady: /Watching/ },
  },
  ...hugoPeers(),
]

const tables: { products: number; measured: Measured[] }[] = []
for (const products of sizes) {
  const [pages, templates] = [cataloguePages(products), await skeletons(products)]
  const measured: Measured[] = []
  for (const measure of [
    () => measureOwn(products),
    ...PEERS.filter(isWanted).map(peer => () => measurePeer(peer, pages, templates)),
  ]) {
    const one = await measure()
    measured.push(one)
    // A run takes an hour: what was measured is not lost when a later generator fails.
    console.log(`${products} products: ${table([one]).split('\n').at(-1)}`)
  }
  tables.push({ products, measured })
  console.log(`\n${products} products, ${machine()}\n\n${table(measured)}`)
}
if (values.save) {
  const [intro = ''] = readFileSync(join(DOCS, 'peers.md'), 'utf8').split('<!-- figures -->')
  const sections = tables.map(({ products, measured }) => `### ${products} products\n\n${table(measured)}`)
  writeFileSync(
    join(DOCS, 'peers.md'),
    `${intro}<!-- figures -->\n\n![Bars of both times](peers.svg)\n\n${machine()}\n\n${sections.join('\n\n')}\n`,
  )
  writeFileSync(join(DOCS, 'peers.svg'), chart(tables))
  const readme = readFileSync(README, 'utf8')
  const [largest] = tables.slice(-1).map(shortTable)
  writeFileSync(README, readme.replace(/(?<=<!-- peers -->\n).*(?=<!-- \/peers -->)/s, `\n${largest}\n\n`))
}

function isWanted({ name }: Peer): boolean {
  return values.only === undefined || name.toLowerCase().includes(values.only.toLowerCase())
}

async function measureOwn(products: number): Promise<Measured> {
  const results: { full: number; edits: number[]; pages: number; bytes: number; mib: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'aroomikoda-bench-'))
    const args = [join(HERE, 'own-publisher.ts'), folder, String(products), String(edits)]
    const { output, mib } = await run({ command: process.execPath, args, cwd: join(HERE, '../../..') })
    results.push({ ...JSON.parse(output.trim().split('\n').at(-1) as string), mib })
    rmSync(folder, { recursive: true })
  }
  const [{ pages, bytes }] = results as [(typeof results)[number]]
  return {
    name: 'this product',
    full: median(results.map(({ full }) => full)),
    edit: median(results.flatMap(result => result.edits)),
    mib: Math.max(...results.map(({ mib }) => mib)),
    pages,
    bytes,
  }
}

async function measurePeer(peer: Peer, pages: readonly CataloguePage[], templates: Skeletons): Promise<Measured> {
  const folder = mkdtempSync(join(installed, 'project-'))
  try {
    const project = peer.project(folder, pages, templates)
    const [command, ...args] = peer.command
    const build = () => run({ command, args, cwd: folder, env: PEER_ENV })
    const fulls: Awaited<ReturnType<typeof build>>[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (const name of peer.memory) rmSync(join(folder, name), { recursive: true, force: true })
      fulls.push(await build())
    }
    const edited = await measureEdits(peer, project, pages, { folder, build })
    const product = pages.findLast(({ kind, locale }) => kind === 'product' && locale === 'et') as CataloguePage
    return {
      name: peer.name,
      full: median(fulls.map(({ ms }) => ms)),
      edit: median(edited.times),
      isListStale: edited.isListStale,
      mib: Math.max(edited.mib, ...fulls.map(({ mib }) => mib)),
      pages: readdirSync(project.output, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.html')).length,
      bytes: readFileSync(project.fileOf(product)).length,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The title of the newest product changes, until its page and the list of its category show it. Where the list never
 * does, only the page is timed.
 */
async function measureEdits(
  peer: Peer,
  project: Project,
  pages: readonly CataloguePage[],
  { folder, build }: { folder: string; build: () => Promise<{ mib: number }> },
): Promise<{ times: number[]; mib: number; isListStale: boolean }> {
  const product = pages.findLast(({ kind, locale }) => kind === 'product' && locale === 'et') as CataloguePage
  const list = pages.find(({ kind, shelf }) => kind === 'list' && shelf === product.shelf) as CataloguePage
  const { watching, command } = peer
  const watcher =
    watching &&
    (await watch(
      { command: command[0], args: [...command.slice(1), ...watching.args], cwd: folder, env: PEER_ENV },
      watching.isReady,
    ))
  const times: number[] = []
  let mib = 0
  let isListStale = false
  try {
    // A watcher may say that it watches a moment before it does: the first edit that it notices is not measured.
    for (let noticed = watcher === undefined, edit = 1; !noticed; edit += 1) {
      const title = `Märgatud ${edit} kord`
      project.save({ ...product, title })
      noticed = await isShownWithin(project.fileOf(product), title, NOTICED_WITHIN_MS)
    }
    for (let edit = 1; edit <= edits; edit += 1) {
      const title = `Muudetud ${edit} kord`
      const startedAt = performance.now()
      project.save({ ...product, title })
      if (!watcher) mib = Math.max(mib, (await build()).mib)
      if (!(await isShownWithin(project.fileOf(product), title, EDIT_WITHIN_MS)))
        throw new Error(`${peer.name} never showed an edit`)
      const pageAfter = performance.now() - startedAt
      isListStale ||= !(await isShownWithin(project.fileOf(list), title, LIST_WITHIN_MS))
      times.push(isListStale ? pageAfter : performance.now() - startedAt)
    }
    return { times, mib: Math.max(mib, watcher?.peak() ?? 0), isListStale }
  } finally {
    await watcher?.stop()
  }
}

/** The exact versions of tests/load/peers/packages, in a folder that the next run finds again. */
function installPeers(): string {
  const folder = join(tmpdir(), 'aroomikoda-peers')
  mkdirSync(folder, { recursive: true })
  const lock = readFileSync(join(HERE, 'packages/package-lock.json'), 'utf8')
  const done = join(folder, 'installed.json')
  if (existsSync(done) && readFileSync(done, 'utf8') === lock) return folder
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(HERE, 'packages', name), join(folder, name))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' })
  writeFileSync(done, lock)
  return folder
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(bin(`${name}/package.json`), 'utf8')).version as string
}

function hugoPeers(): Peer[] {
  try {
    const version = /v([\d.]+)/.exec(execFileSync('hugo', ['version'], { encoding: 'utf8' }))?.[1]
    const hugo = { project: hugoProject, command: ['hugo'], memory: ['public', 'resources'] } as const
    const watching = { args: ['--watch'], isReady: /Watching for changes/ }
    return [
      { ...hugo, name: `Hugo ${version}` },
      { ...hugo, name: `Hugo ${version}, --watch`, watching },
    ]
  } catch {
    console.log('There is no Hugo on this machine: it is left out.')
    return []
  }
}

function machine(): string {
  const [cpu] = cpus()
  const date = new Date().toISOString().slice(0, 10)
  return `${date}, ${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Linux, Node ${process.version}. Median of ${rounds} full builds into an empty folder and of ${edits} edits; files are in the system's cache.`
}
