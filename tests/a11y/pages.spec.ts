import type { Page, Request } from '@playwright/test'
import { accessibilityProblems } from '#tests/support/accessibility.ts'
import { expect, test } from '../e2e/fixtures.ts'

/**
 * `A11Y_PAGES=all npm test -- tests/a11y` visits every page of the sitemap in every language at both widths, else one
 * of each kind: the languages of long words where there is little room, the third where there is much.
 */
const ALL = process.env['A11Y_PAGES'] === 'all'

const PREFIXES = ['', '/en', '/ru']
const WIDTHS = [
  { width: 360, prefixes: ALL ? PREFIXES : ['', '/ru'] },
  { width: 1280, prefixes: ALL ? PREFIXES : ['/en'] },
]
/** Public pages that search engines are not told of. */
const UNLISTED = ['/tooted/ostukorv', '/admin', '/signup', '/kontakt/paring', '/kontakt/pakkumine', '/kontakt/lohnapakkumine']
  .concat(['/kontakt/broneering', '/kontakt/saadetud', '/kontakt/saatmata', '/seda-lehte-ei-ole'])
  .flatMap(path => PREFIXES.map(prefix => prefix + path))
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(ALL ? 3_600_000 : 600_000)

for (const { width, prefixes } of WIDTHS) {
  test(`every page is accessible, whole and alone with its own host at ${width} px`, async ({ page, baseURL, allowConsole }) => {
    // The page of an unknown address is an answer of status 404, and the browser says so.
    allowConsole(/status of 404.*seda-lehte-ei-ole/)
    await page.setViewportSize({ width, height: 800 })
    const requests = watchRequests(page, baseURL ?? '')
    const problems: string[] = []
    const paths = [...(await listedPages(page)), ...UNLISTED].filter(path => prefixes.includes(prefixOf(path)))
    for (const path of paths) {
      await page.goto(path)
      problems.push(...(await accessibilityProblems(page)).map(problem => `${path} ${problem}`))
    }
    expect(problems).toEqual([])
    expect(requests.failed).toEqual([])
    expect(requests.foreign).toEqual([])
  })
}

/** What the sitemap names: all of it, or the first of each kind and language. */
async function listedPages(page: Page): Promise<string[]> {
  const read = async (path: string) => {
    const answer = await page.request.get(path)
    await expect(answer).toBeOK()
    const locations = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address))
    return locations.map(({ pathname }) => pathname)
  }
  const pages = (await Promise.all((await read('/sitemap.xml')).map(read))).flat()
  expect(pages.length).toBeGreaterThan(100)
  return ALL ? pages : [...Map.groupBy(pages, kindOf).values()].flatMap(([first]) => first ?? [])
}

/** The address without what one product, post or category has of its own: `/en/tooted/*\/*`. */
function kindOf(path: string): string {
  const prefix = prefixOf(path)
  const rest = path.slice(prefix.length)
  return (
    prefix +
    rest.replace(/^\/(tooted|uudised)\/.*/, (found, list: string) => `/${list}${found.replaceAll(/[^/]+/g, '*').slice(3)}`)
  )
}

function prefixOf(path: string): string {
  return /^\/(?:en|ru)(?=\/|$)/.exec(path)?.[0] ?? ''
}

function watchRequests(page: Page, baseURL: string): { failed: string[]; foreign: string[] } {
  const seen = { failed: [] as string[], foreign: [] as string[] }
  page.on('request', request => {
    if (isForeign(request, baseURL)) seen.foreign.push(request.url())
  })
  page.on('requestfailed', request => {
    // What the next page cuts short did not fail.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') seen.failed.push(request.url())
  })
  page.on('response', response => {
    if (response.status() >= 400 && !response.url().endsWith('seda-lehte-ei-ole')) seen.failed.push(response.url())
  })
  return seen
}

function isForeign(request: Request, baseURL: string): boolean {
  const { protocol, origin } = new URL(request.url())
  return protocol.startsWith('http') && origin !== new URL(baseURL).origin
}
