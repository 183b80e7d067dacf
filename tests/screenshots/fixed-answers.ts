import type { BrowserContext, Route } from '@playwright/test'
import { FIXED_NOW } from './fixed-browser.ts'
import type { World } from './world.ts'

const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g
const DAY_MS = 86_400_000
/** What the product wrote since it was started is this near to its start. */
const THIS_RUN_MS = 2 * 3_600_000

/**
 * Keeps a browser to the product and makes its answers the same in every run: moments, durations and random numbers are
 * replaced. What would change the product is refused: states answer such requests themselves.
 */
export async function fixAnswers(context: BrowserContext, world: World): Promise<void> {
  const isDynamic = (url: URL) => url.origin === world.origin && /^\/(?:api|auth|send-email)\b/.test(url.pathname)
  const isForeign = (url: URL) => url.protocol.startsWith('http') && url.origin !== world.origin
  await context.route(isForeign, route => route.abort())
  await context.route(url => url.origin === world.origin, orGone(showFonts))
  await context.route(
    isDynamic,
    orGone(route => answer(route, world)),
  )
}

/** A page may be left while it still asks: its requests then cannot be answered any more. */
function orGone(work: (route: Route) => Promise<void>): (route: Route) => Promise<void> {
  return route => work(route).catch(() => route.abort().catch(() => {}))
}

/** A page gives its fonts a tenth of a second and does without those that are later: here it waits for them. */
async function showFonts(route: Route): Promise<void> {
  if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback()
  const response = await route.fetch({ maxRedirects: 0 })
  const body = await response.text()
  await route.fulfill({ response, body: body.replaceAll(/font-display:\s*optional/g, 'font-display:block') })
}

async function answer(route: Route, world: World): Promise<void> {
  const request = route.request()
  if (!['GET', 'HEAD'].includes(request.method())) {
    console.error(`  refused: ${request.method()} ${request.url()} (a state has to answer it)`)
    return route.abort()
  }
  // What comes without being asked for would be different each time.
  if (request.url().endsWith('/events')) return route.abort()
  const response = await route.fetch()
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
  await route.fulfill({ response, body: fixed(await response.text(), world) })
}

/** The answer's text as every run has it. */
function fixed(text: string, { startedAt, dataDir }: World): string {
  return text
    .replaceAll(MOMENT, moment => fixedMoment(Date.parse(moment), startedAt))
    .replaceAll(/"duration_ms":\d+/g, '"duration_ms":84')
    .replaceAll(/"number":"[A-Z0-9]{4}-[A-Z0-9]{4}"/g, '"number":"K7QX-3M9D"')
    .replaceAll(dataDir, '/var/lib/aroomikoda')
}

/** The demo company's own dates stay; what this run wrote happened an hour ago, and what it expects is whole days ahead. */
function fixedMoment(at: number, startedAt: number): string {
  const since = at - startedAt
  if (since < -THIS_RUN_MS) return new Date(at).toISOString()
  if (since < THIS_RUN_MS) return new Date(FIXED_NOW - 3_600_000).toISOString()
  return new Date(FIXED_NOW + Math.round(since / DAY_MS) * DAY_MS).toISOString()
}
