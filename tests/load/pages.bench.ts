/**
 * `npm run bench -- pages [--only home,product] [--locale et] [--runs 3] [--no-lighthouse]`: what every kind of page
 * costs in every language: bytes, requests, layout shift, Lighthouse's scores for phones and its largest paint on slow
 * 4G. Fails, naming page and budget, over the budgets below. Scores and paints wobble on a busy machine: give it
 * `--runs`, of which the median counts, and look at the last column, Lighthouse's index of the processor: a fast desktop
 * has 1,500, and what the processor took is scaled by it (pages/slowdown.ts).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../support/chromium.ts'
import { inEachLanguage, type PageTemplate, pageTemplates } from '../support/page-templates.ts'
import { overBudget, type PageWeight, weighPage } from '../support/page-weight.ts'
import { startProduct } from '../support/product-process.ts'
import { wholeNumber } from '../support/whole-number.ts'
import { scriptsOnIntent } from './pages/intent.ts'
import { type Audit, CATEGORIES, LighthouseRunner } from './pages/lighthouse.ts'

/** Of a photograph; a page of words and drawings needs 0.75 to 1.1 s. */
const LARGEST_PAINT_MS = 1_200

const { values } = parseArgs({
  allowNegative: true,
  options: {
    only: { type: 'string' },
    locale: { type: 'string' },
    runs: { type: 'string', default: '1' },
    lighthouse: { type: 'boolean', default: true },
  },
})
const runs = wholeNumber('runs', values.runs)
const only = values.only?.split(',')
const locales = values.locale?.split(',')

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-bench-'))
const product = await startProduct({ dataDir, photographs: 'whole' })
const browser = await chromium.launch(findChromium())
const lighthouse = values.lighthouse ? await LighthouseRunner.start() : null
const failures: string[] = []
try {
  const templates = (await pageTemplates(product.origin)).filter(({ name }) => only?.includes(name) ?? true)
  if (templates.length === 0) throw new Error(`No kind of page is called ${values.only}.`)
  console.log(
    row([
      'page',
      'lang',
      'html+css',
      'round 1',
      'css',
      'js before',
      'js after',
      'requests',
      'other hosts',
      'shift',
      ...auditNames(),
    ]),
  )
  for (const template of templates) {
    for (const { locale, path } of inEachLanguage(template)) {
      if (!(locales?.includes(locale) ?? true)) continue
      const url = product.origin + path
      const { weight, scriptsAfter } = await measure(browser, url)
      const audit = lighthouse && (await lighthouse.audit(url, runs))
      console.log(row([template.name, locale, ...weightCells(weight, scriptsAfter), ...(audit ? auditCells(audit) : [])]))
      failures.push(...problems(template, weight, audit).map(problem => `${template.name} ${locale} (${path}): ${problem}`))
    }
  }
} finally {
  await lighthouse?.stop()
  await browser.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
console.log(`\nmachine load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors, ${runs} runs of Lighthouse`)
if (failures.length > 0) {
  console.error(`\nOver budget:\n  ${failures.join('\n  ')}`)
  process.exitCode = 1
}

async function measure(chromiumBrowser: Browser, url: string): Promise<{ weight: PageWeight; scriptsAfter: number }> {
  const context = await chromiumBrowser.newContext()
  try {
    const page = await context.newPage()
    const weight = await weighPage(page, url)
    return { weight, scriptsAfter: await scriptsOnIntent(page) }
  } finally {
    await context.close()
  }
}

function problems(template: PageTemplate, weight: PageWeight, audit: Audit | null): string[] {
  const found = overBudget(template, weight)
  if (!audit) return found
  for (const [index, category] of CATEGORIES.entries()) {
    const score = audit.scores[index] as number
    if (score < 100) found.push(`Lighthouse ${category} ${score}, budget 100`)
  }
  if (audit.layoutShift > 0) found.push(`layout shift on a phone ${audit.layoutShift}, budget 0`)
  if (audit.largestPaintMs > LARGEST_PAINT_MS)
    found.push(`largest paint ${Math.round(audit.largestPaintMs)} ms, budget ${LARGEST_PAINT_MS} ms`)
  return found
}

function weightCells(weight: PageWeight, scriptsAfter: number): string[] {
  const { htmlBytes, responseBytes, extraCssBytes, scriptBytesBefore, requests, otherHosts, layoutShift } = weight
  return [htmlBytes, responseBytes, extraCssBytes, scriptBytesBefore, scriptsAfter, requests, otherHosts, layoutShift].map(String)
}

function auditNames(): string[] {
  return values.lighthouse ? ['scores', 'first paint', 'largest paint', 'processor'] : []
}

function auditCells({ scores, firstPaintMs, largestPaintMs, benchmarkIndex }: Audit): string[] {
  return [scores.join('/'), `${Math.round(firstPaintMs)} ms`, `${Math.round(largestPaintMs)} ms`, `${Math.round(benchmarkIndex)}`]
}

function row(cells: readonly string[]): string {
  const widths = [16, 5, 9, 8, 5, 10, 9, 9, 12, 8, 17, 12, 14, 10]
  return cells.map((cell, index) => (index < 2 ? cell.padEnd(widths[index] ?? 10) : cell.padStart(widths[index] ?? 10))).join(' ')
}
