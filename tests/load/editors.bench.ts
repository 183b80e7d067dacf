/**
 * `npm run bench -- editors [--runs 5] [--cpu 4] [--latency 150] [--only product]`: how long an administrator with a phone
 * and an empty cache waits for an editor. The phone is Lighthouse's: 1.6 Mbit/s, 150 ms a round trip, and a
 * processor four times slower than this one, which should be a fast desktop's. `--latency 562.5` is what Lighthouse
 * gives each request where it applies its throttling instead of computing with it. Reports the first paint, the moment the
 * form takes text and the moment the editor is complete. Fails where a form takes more than 2.5 s.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, devices, type Page } from '@playwright/test'
import { findChromium } from '../support/chromium.ts'
import { type ProductProcess, startProduct, TEST_ADMIN } from '../support/product-process.ts'
import { wholeNumber } from '../support/whole-number.ts'
import { percentile } from './statistics.ts'

const USABLE_MS = 2_500

/** An editor, and the element that makes its page usable. */
const EDITORS = [
  { name: 'product', path: '/tooted/toode/editproduct/1', field: '#header' },
  { name: 'new product', path: '/addproduct', field: '#header' },
  { name: 'post', path: '/uudised/editpost/1', field: '#header' },
  { name: 'gift card', path: '/kinkekaardid/addkinkekaart', field: '#title' },
  { name: 'categories', path: '/tooted/addeditcategory', field: '#name' },
  { name: 'category', path: '/tooted/addeditcategory/1', field: '#name' },
  { name: 'text', path: '/tooteinfo/editinfo', field: '#body' },
  { name: 'feedback', path: '/addfeedback', field: '#body' },
] as const

const PHONE = {
  ...devices['Desktop Chrome'],
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    cpu: { type: 'string', default: '4' },
    latency: { type: 'string', default: '150' },
    only: { type: 'string' },
  },
})
const runs = wholeNumber('runs', values.runs)
const cpu = wholeNumber('cpu', values.cpu)
const latency = wholeNumber('latency', values.latency, 0)
/** Lighthouse's `mobileSlow4G`: milliseconds, and bytes a second. */
const SLOW_4G = {
  offline: false,
  latency,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const editors = EDITORS.filter(({ name }) => values.only === undefined || values.only.split(',').includes(name))
if (editors.length === 0) throw new Error(`No editor is called ${values.only}.`)

const dataDir = mkdtempSync(join(tmpdir(), 'aroomikoda-bench-'))
const product = await startProduct({ dataDir, photographs: 'whole' })
const browser = await chromium.launch(findChromium())
try {
  const cookies = await logIn(product)
  console.log(`median of ${runs} visits with an empty cache, ${latency} ms a request, processor ${cpu} times slower`)
  console.log(row(['editor', 'first paint', 'usable', 'complete']))
  for (const { name, path, field } of editors) {
    const visits: Visit[] = []
    // The first run does not count: after it the server packs the page more tightly.
    for (let run = 0; run <= runs; run += 1) visits.push(await visit(browser, product.origin + path, cookies, field))
    const counted = visits.slice(1)
    const median = (of: (one: Visit) => number) => Math.round(percentile(counted.map(of), 0.5))
    const usable = median(({ usableMs }) => usableMs)
    console.log(
      row([name, `${median(({ paintMs }) => paintMs)} ms`, `${usable} ms`, `${median(({ completeMs }) => completeMs)} ms`]),
    )
    if (usable > USABLE_MS) process.exitCode = 1
  }
} finally {
  await browser.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

type Visit = {
  readonly paintMs: number
  /** The field is visible, takes text, and has the item's value. */
  readonly usableMs: number
  /** Nothing is busy any more: the text's editor and the preview have arrived, too. */
  readonly completeMs: number
}

type Cookies = Awaited<ReturnType<typeof logIn>>

async function logIn({ origin }: ProductProcess) {
  const context = await browser.newContext()
  const answer = await context.request.post(`${origin}/auth/login`, { data: TEST_ADMIN, headers: { origin } })
  if (!answer.ok()) throw new Error(`The log-in answered ${answer.status()}.`)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

async function visit(chromiumBrowser: Browser, url: string, cookies: Cookies, field: string): Promise<Visit> {
  const context = await chromiumBrowser.newContext(PHONE)
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    await page.addInitScript(watchEditor, field)
    await page.goto(url)
    return await readVisit(page)
  } finally {
    await context.close()
  }
}

async function readVisit(page: Page): Promise<Visit> {
  const handle = await page.waitForFunction(() => (globalThis as { visit?: Visit }).visit, undefined, {
    polling: 100,
    timeout: 60_000,
  })
  return (await handle.jsonValue()) as Visit
}

/** Runs in the page, with each frame: notes when the field works, and when nothing is loading any more. */
function watchEditor(field: string): void {
  let usableMs = 0
  const look = () => {
    const control = document.querySelector<HTMLElement>(field)
    const isUsable = control?.matches('input, [contenteditable=true]') && isFilled(control)
    if (isUsable && usableMs === 0) usableMs = performance.now()
    const isComplete = usableMs > 0 && document.querySelector('main form [aria-busy=true]:not([hidden] *)') === null
    if (!isComplete) return void requestAnimationFrame(look)
    const paintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    // A form is useless before the browser paints it.
    Object.assign(globalThis, { visit: { paintMs, usableMs: Math.max(usableMs, paintMs), completeMs: performance.now() } })
  }
  const isFilled = (control: HTMLElement) =>
    /\/add\w+$/.test(location.pathname) || ((control as HTMLInputElement).value ?? control.textContent) !== ''
  requestAnimationFrame(look)
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(14) : cell.padStart(12))).join(' ')
}
