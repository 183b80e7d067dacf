import type { Page, Request } from '@playwright/test'
import { LOCALES, localePrefix, splitLocale } from '#common/locales.ts'
import { accessibilityProblems, layoutProblems } from '#tests/support/accessibility.ts'
import { expect, test } from '../e2e/fixtures.ts'

/**
 * One page of each kind, judged in one language, and seen in the others at the width of a phone and of a desktop: their structure
 * is the same. `A11Y_PAGES=all npm test -- tests/a11y` visits and judges every page of the sitemap at both widths.
 */
const ALL = process.env['A11Y_PAGES'] === 'all'

const PREFIXES = LOCALES.map(localePrefix)
const PHONE = { width: 360, height: 800 }
const DESKTOP = { width: 1280, height: 800 }
/** Kinds of pages that bring other controls where there is room: the header's links, the categories, the filters. */
const OTHERWISE_ON_DESKTOPS = ['/', '/tooted', '/tooted/*', '/tooted/*/*', '/uudised', '/teenused/uritused']
/** Addresses of the scripts that administrators alone have, and of what those ask for. */
const ADMINISTRATORS = /administrator|arrange|Editor|\/auth\/|\/admin\//i
/** Public pages that search engines are not told of. */
const UNLISTED = ['/tooted/ostukorv', '/admin', '/signup', '/kontakt/paring', '/kontakt/pakkumine', '/kontakt/lohnapakkumine']
  .concat(['/kontakt/broneering', '/kontakt/saadetud', '/kontakt/saatmata', '/seda-lehte-ei-ole'])
  .flatMap(path => PREFIXES.map(prefix => prefix + path))

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: PHONE })
test.setTimeout(ALL ? 3_600_000 : 600_000)

for (const prefix of PREFIXES) {
  test(`public pages lack no file, ask no other host and fit phones and desktops in ${prefix || '/et, and are accessible'}`, async ({
    page,
    baseURL,
    allowConsole,
  }) => {
    // The page of an unknown address is an answer of status 404, and the browser says so.
    allowConsole(/status of 404.*seda-lehte-ei-ole/)
    const requests = watchRequests(page, baseURL ?? '')
    const problems: string[] = []
    const paths = [...(await listedPages(page)), ...UNLISTED].filter(path => prefixOf(path) === prefix)
    const kinds = new Set(paths.map(kindOf))
    expect([...kinds]).toEqual(expect.arrayContaining(OTHERWISE_ON_DESKTOPS.map(path => prefix + path)))
    for (const path of paths) {
      await page.goto(path)
      const found: string[] = []
      if (ALL || prefix === '') found.push(...(await accessibilityProblems(page)))
      if (ALL || (prefix === '' && OTHERWISE_ON_DESKTOPS.includes(kindOf(path)))) {
        await page.setViewportSize(DESKTOP)
        found.push(...(await accessibilityProblems(page)))
        await page.setViewportSize(PHONE)
      }
      found.push(...(await layoutProblems(page, prefix)))
      problems.push(...found.map(problem => `${path} ${problem}`))
    }
    expect(problems).toEqual([])
    expect(requests.failed).toEqual([])
    expect(requests.foreign).toEqual([])
    expect(requests.ofAdministrators).toEqual([])
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
    rest.replace(/^\/(tooted|uudised)\/.*/, (found, list: string) => `/${list}${found.replaceAll(/[^/]+/g, '*').slice(2)}`)
  )
}

function prefixOf(path: string): string {
  return localePrefix(splitLocale(path).locale)
}

function watchRequests(page: Page, baseURL: string): { failed: string[]; foreign: string[]; ofAdministrators: string[] } {
  const seen = { failed: [] as string[], foreign: [] as string[], ofAdministrators: [] as string[] }
  page.on('request', request => {
    if (isForeign(request, baseURL)) seen.foreign.push(request.url())
    else if (request.resourceType() !== 'document' && ADMINISTRATORS.test(request.url()))
      seen.ofAdministrators.push(request.url())
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
