import type { Browser, BrowserContext } from '@playwright/test'
import type { Width } from './state.ts'

/** The moment at which all pictures are taken. */
export const FIXED_NOW = Date.parse('2026-11-25T10:00:00Z')

/** As long as a window is high: a phone's, a tablet's, a computer's. */
const HEIGHTS: Readonly<Record<Width, number>> = { 360: 740, 768: 1024, 1280: 800 }

/** The window of a device of that width. */
export function windowOf(width: Width): { width: number; height: number } {
  return { width, height: HEIGHTS[width] }
}

/** A browser without motion and with a stopped clock. */
export async function fixedContext(
  browser: Browser,
  options: { origin: string; width: Width; fonts: string; session?: string },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: options.origin,
    viewport: windowOf(options.width),
    deviceScaleFactor: 1,
    // Pages allow themselves no other style sheets than their own, and fixed-answers.ts changes a word in those.
    bypassCSP: true,
    locale: 'et-EE',
    timezoneId: 'Europe/Tallinn',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...(options.session !== undefined && { storageState: options.session }),
  })
  await context.addInitScript(holdTime, FIXED_NOW)
  await context.addInitScript(rememberFonts, options.fonts)
  return context
}

/** Runs in every page before its scripts. A wait that a person would notice, such as a toast's, never ends. */
function holdTime(now: number): void {
  const NOTICED_MS = 2_500
  const RealDate = Date
  // Called without an argument it tells the fixed moment; as before otherwise.
  const fixed = new Proxy(RealDate, {
    construct: (target, parts: [] | [string]) => (parts.length === 0 ? new target(now) : new target(...parts)),
    get: (target, name) => (name === 'now' ? () => now : (Reflect.get(target, name) as unknown)),
  })
  globalThis.Date = fixed
  const { setTimeout: wait } = globalThis
  const held = (work: TimerHandler, ms?: number, ...rest: unknown[]) => ((ms ?? 0) >= NOTICED_MS ? 0 : wait(work, ms, ...rest))
  globalThis.setTimeout = held as typeof setTimeout
}

/** Runs in every page before its scripts. The pages are those of a visitor who was here before, with the site's own fonts. */
function rememberFonts(fonts: string): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('fonts', fonts)
}
