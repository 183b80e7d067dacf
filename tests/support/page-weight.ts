import { get } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import type { PageTemplate } from './page-templates.ts'

/**
 * Budgets of a public page: its text and looks take 16 kB, its scripts 6 kB, and no other style sheet or host follows. The whole
 * answer also has headers of 2.5 kB. The first ten segments of 1,460 bytes (RFC 6928) bring the first view.
 */
export const BUDGETS = {
  htmlBytes: 16_000,
  responseBytes: 20_800,
  scriptBytesBefore: 6_000,
  extraCssBytes: 0,
  otherHosts: 0,
  layoutShift: 0,
} as const

/** The log-in form runs on React, which loads with it: 78 kB, three quarters of them React. */
const LOGIN_SCRIPT_BYTES = 82_000

/** The values over budget, as "name value, budget value". @param weight may lack what the page's own answer costs */
export function overBudget(template: PageTemplate, weight: FollowingWeight & Partial<PageWeight>): string[] {
  const budgets = { ...BUDGETS, ...(template.isForAdministrators && { scriptBytesBefore: LOGIN_SCRIPT_BYTES }) }
  return Object.entries(budgets)
    .map(([name, budget]) => ({ name, budget, value: weight[name as keyof typeof BUDGETS] ?? 0 }))
    .filter(({ budget, value }) => value > budget)
    .map(
      ({ name, budget, value }) =>
        `${name} ${value}, budget ${budget}${name === 'otherHosts' ? `: ${weight.strangers.join(', ')}` : ''}`,
    )
}

/** What a page costs its visitor. Bytes are of bodies as they travel, in Brotli. */
export type PageWeight = DocumentWeight & FollowingWeight

/**
 * What a page's own answer weighs. The server packs it quickly for the first request, and tighter for later ones
 * (server/site/hot-files.ts): where the quick one is over budget, the tight one counts.
 */
type DocumentWeight = {
  /** The page with the style sheets in it, without the scripts in it. */
  readonly htmlBytes: number
  /** The page as it travels, with scripts and headers. */
  readonly responseBytes: number
}

/** What a page weighs that follows its own answer. */
type FollowingWeight = {
  readonly extraCssBytes: number
  /** Scripts inside the page and those that load without the visitor. */
  readonly scriptBytesBefore: number
  readonly requests: number
  readonly otherHosts: number
  /** The addresses requested from them. */
  readonly strangers: readonly string[]
  readonly layoutShift: number
}

/** Bytes of an answer in Brotli, as the server sends it first. @param cookie of the client */
export function answerBytes(url: string, cookie = ''): Promise<{ headers: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', ...(cookie && { cookie }) } }, answer => {
      const chunks: Buffer[] = []
      const headers = `HTTP/1.1 200 OK\r\n${answer.rawHeaders.map((text, index) => text + (index % 2 ? '\r\n' : ': ')).join('')}\r\n`
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve({ headers: headers.length, body: Buffer.concat(chunks) }))
        .on('error', reject)
    }).on('error', reject)
  })
}

/** Scripts inside a page; structured data and rules for the browser are no scripts. */
const INLINE_SCRIPT = /<script(?![^>]*(?:json|speculationrules))[^>]*>[^]*?<\/script>/g

/** The cost of a page's own answer. @param cookie of the client */
export async function documentBytes(url: string, cookie = ''): Promise<DocumentWeight> {
  const { headers, body } = await answerBytes(url, cookie)
  const page = brotliDecompressSync(body).toString()
  const html = page.replace(INLINE_SCRIPT, '')
  const [quickHtml, quick] = [packed(html, QUICK_QUALITY), headers + body.length]
  return {
    htmlBytes: quickHtml > BUDGETS.htmlBytes ? packed(html) : quickHtml,
    responseBytes: quick > BUDGETS.responseBytes ? headers + packed(page) : quick,
  }
}

/** A page's requests, as a growing list. */
export function watchRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', request => void (request.url().startsWith('data:') || requests.push(request)))
  return requests
}

/** The weight of a page, by {@link weighFollowing} and {@link documentBytes}. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  return { ...(await weighFollowing(page, url)), ...(await documentBytes(url)) }
}

/** Opens a page and waits until everything has arrived that loads without the visitor. */
export async function weighFollowing(page: Page, url: string): Promise<FollowingWeight> {
  const requests = watchRequests(page)
  await page.addInitScript(countLayoutShift)
  await page.goto(url)
  const inline = await page.evaluate(settle)
  // The list goes on growing during the measurement.
  const { own = [], strange = [] } = Object.groupBy(requests, request =>
    new URL(request.url()).origin === new URL(url).origin ? 'own' : 'strange',
  )
  return {
    extraCssBytes: await bytesOf(own, 'stylesheet'),
    scriptBytesBefore: packed(inline) + (await bytesOf(own, 'script')),
    requests: own.length + strange.length,
    otherHosts: strange.length,
    strangers: strange.map(request => request.url()),
    layoutShift: await page.evaluate(() => window.layoutShift ?? 0),
  }
}

const QUICK_QUALITY = 5

function packed(page: string, quality = constants.BROTLI_MAX_QUALITY): number {
  return brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}

/** The bytes of the answers of a type; a repeated request counts once. */
export async function bytesOf(requests: readonly Request[], type: string): Promise<number> {
  const sizes = new Map<string, number>()
  // A copy: the list may go on growing.
  for (const request of [...requests]) {
    const url = request.url()
    const isWanted = request.resourceType() === type || (type === 'script' && new URL(url).pathname.endsWith('.js'))
    if (isWanted) sizes.set(url, Math.max(sizes.get(url) ?? 0, (await request.sizes()).responseBodySize))
  }
  return sizes.values().reduce((sum, size) => sum + size, 0)
}

declare global {
  interface Window {
    layoutShift?: number
  }
}

/** Runs in the page, before the page's own scripts. */
export function countLayoutShift(): void {
  window.layoutShift = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: waits for fonts and two frames. @returns its inline scripts */
async function settle(): Promise<string> {
  await document.fonts.ready
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  return [...document.scripts].flatMap(each => (each.src || /json|rules/.test(each.type) ? [] : [each.textContent])).join('\n')
}
