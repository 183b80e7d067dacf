import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium } from '../../support/chromium.ts'
import { percentile } from '../statistics.ts'
import { phoneSlowdown } from './slowdown.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Audit = {
  /** 0 to 100, in the order of {@link CATEGORIES}. */
  readonly scores: readonly number[]
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly layoutShift: number
  /** The machine's speed at the time, as Lighthouse measures it: 1,500 is a fast desktop. */
  readonly benchmarkIndex: number
}

type Report = {
  lhr: {
    categories: Record<string, { score: number | null }>
    audits: Record<string, { numericValue?: number }>
    runtimeError?: { message: string }
  }
}
type Lighthouse = (url: string, flags: object) => Promise<Report | undefined>
type Chrome = { port: number; kill(): void | Promise<void> }

/** How many failed audits of one address are repeated. */
const MAX_REPEATS = 3

/** What a first visit finds empty: Lighthouse's own list, and the storage in which pages remember earlier ones. */
const FIRST_VISIT = ['file_systems', 'shader_cache', 'service_workers', 'cache_storage', 'local_storage']

/** The browser also prints the status of a page that answers "not found". */
const AUDITS_OF_STATUS = ['http-status-code', 'errors-in-console']

/** Marks pages for no search engine: forms, the cart, the log-in and the page for unknown addresses. */
const HIDDEN = /<meta name="robots" content="noindex">/

const FOLDER = join(import.meta.dirname, '../lighthouse')

/** Lighthouse's data between loading a page and judging it. */
type Artifacts = { BenchmarkIndex: number; settings: { throttling: { cpuSlowdownMultiplier: number } } }

/**
 * Lighthouse for phones with its simulated slow 4G, in the browser of the tests. How slow the phone's processor is
 * depends on how fast this machine is at the moment (slowdown.ts). It is installed on first use, in a folder of its own.
 */
export class LighthouseRunner {
  readonly #audit: Lighthouse
  readonly #chrome: Chrome

  private constructor(audit: Lighthouse, chrome: Chrome) {
    this.#audit = audit
    this.#chrome = chrome
  }

  static async start(): Promise<LighthouseRunner> {
    const packages = join(FOLDER, 'node_modules')
    if (!existsSync(join(packages, 'lighthouse'))) {
      console.log('Installing Lighthouse (180 MB, once) …')
      execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: FOLDER, stdio: 'inherit' })
    }
    const load = (path: string) => import(pathToFileURL(join(packages, path)).href) as Promise<Record<string, unknown>>
    const { default: audit } = await load('lighthouse/core/index.js')
    const { launch } = await load('chrome-launcher/dist/index.js')
    const browser = findChromium()
    const chrome = await (launch as (options: object) => Promise<Chrome>)({
      ...(browser && { chromePath: browser.executablePath }),
      chromeFlags: ['--headless=new', ...(browser?.args ?? [])],
    })
    return new LighthouseRunner(audit as Lighthouse, chrome)
  }

  /** The median of some runs. Repeats failed ones, of which the browser often recorded too little. */
  async audit(url: string, runs: number): Promise<Audit> {
    const audits: Audit[] = []
    for (let run = 0; audits.length < runs; run += 1) {
      const audit = await this.#auditOnce(url)
      if (!('trouble' in audit)) audits.push(audit)
      else if (run - audits.length >= MAX_REPEATS) throw new Error(`Lighthouse could not audit ${url}: ${audit.trouble}`)
    }
    const median = (value: (audit: Audit) => number) => percentile(audits.map(value), 0.5)
    return {
      scores: CATEGORIES.map((_, index) => median(audit => audit.scores[index] as number)),
      firstPaintMs: median(audit => audit.firstPaintMs),
      largestPaintMs: median(audit => audit.largestPaintMs),
      layoutShift: median(audit => audit.layoutShift),
      benchmarkIndex: median(audit => audit.benchmarkIndex),
    }
  }

  /** @returns what went wrong instead of the audit, when another run may succeed */
  async #auditOnce(url: string): Promise<Audit | { readonly trouble: string }> {
    const answer = await fetch(url)
    const isHidden = HIDDEN.test(await answer.text())
    const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
    const flags = {
      port: this.#chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      clearStorageTypes: FIRST_VISIT,
      // Skips the audits that a page fails on purpose: being hidden, and for the page of a wrong address its status.
      ...(isHidden && { skipAudits: ['is-crawlable', ...(answer.ok ? [] : AUDITS_OF_STATUS)], ignoreStatusCode: true }),
    }
    try {
      await this.#audit(url, { ...flags, gatherMode: folder })
      const { benchmarkIndex, settings } = calibrate(join(folder, 'artifacts.json'))
      const report = await this.#audit(url, { ...settings, ...flags, gatherMode: false, auditMode: folder })
      return { ...auditOf(report as Report), benchmarkIndex }
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  async stop(): Promise<void> {
    await this.#chrome.kill()
  }
}

/** Sets the slowdown in a file of artifacts. @returns the settings to judge it with */
function calibrate(file: string): { benchmarkIndex: number; settings: Artifacts['settings'] } {
  const artifacts = JSON.parse(readFileSync(file, 'utf8')) as Artifacts
  const { BenchmarkIndex: benchmarkIndex, settings } = artifacts
  settings.throttling.cpuSlowdownMultiplier = phoneSlowdown(benchmarkIndex)
  writeFileSync(file, JSON.stringify(artifacts))
  return { benchmarkIndex, settings }
}

function auditOf({ lhr }: Report): Omit<Audit, 'benchmarkIndex'> | { trouble: string } {
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  if (lhr.runtimeError) return { trouble: lhr.runtimeError.message }
  if (Number.isNaN(value('largest-contentful-paint'))) return { trouble: 'no paint was recorded' }
  return {
    scores: CATEGORIES.map(category => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
  }
}
