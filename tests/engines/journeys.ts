import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { EngineBrowser } from '#tests/support/engines/engine-browser.ts'
import { ENGINES, type Engine } from '#tests/support/engines/engines.ts'
import { type Visitor, visitor } from '#tests/support/engines/visitor.ts'
import { changesPrice } from './administrator.journeys.ts'
import { asks, opensMap, operatesPages } from './company.journeys.ts'
import { looksAtPages } from './pages.journeys.ts'
import { fillsCart, findsProducts, placesOrder } from './shop.journeys.ts'

/** What the administrator's product shall cost, another one in each engine: they run side by side. */
const PRICES: Readonly<Record<Engine, string>> = { chromium: '31,50', firefox: '32,50', webkit: '33,50' }

/**
 * The browsers' own words for a page that is left in mid-animation or while a font comes (Firefox's NS_BINDING_ABORTED), and a
 * map that a machine without a network cannot have.
 */
const EXPECTED =
  /AbortError: (Transition was skipped|Skipping view transition)|download failed .* status=2152398850|openstreetmap\.org/

/** On a machine that is ten times slower than usual. */
const LIMIT_MS = 600_000

/**
 * The main journeys through the site, in one engine: three in `npm test`, where Chromium's tests prove the rest; all of them
 * with `ENGINES=all` (`npm run test:engines`).
 * @param start of a browser that opens pages at the address of the engine's own
 */
export function journeysIn(engine: Engine, start: (origin: string, port: number) => Promise<EngineBrowser>): void {
  describe(`the main journeys in ${engine}`, { timeout: LIMIT_MS }, () => {
    const { origin, proxied } = inject('engines')
    let browser: EngineBrowser
    let person: Visitor
    beforeAll(async () => {
      browser = await start(origin, proxied)
      person = visitor(browser, engine === 'webkit' ? `http://localhost:${proxied}` : origin)
      await browser.resize(1280, 900)
    }, LIMIT_MS)
    afterEach(async () => {
      await person.forgets()
      expect(browser.problems().filter(problem => !EXPECTED.test(problem))).toEqual([])
    }, LIMIT_MS)
    afterAll(() => browser?.close(), LIMIT_MS)

    test('products are searched, sorted and leafed through', () => findsProducts(person))
    test('an order asks for what is missing, and gets its number', () => placesOrder(person))
    test('an administrator changes a price and sees it', () =>
      changesPrice(person, { origin, index: ENGINES.indexOf(engine), price: PRICES[engine] }))
    if (process.env['ENGINES'] !== 'all') return
    test('the cart is filled, changed and kept', () => fillsCart(person))
    test('an enquiry is sent', () => asks(person))
    test('sliders, tabs, menu and filters do what they say', () => operatesPages(person))
    test('the map comes with a press on its button', () => opensMap(person))
    test('every kind of page is whole on a desk and on a phone', () => looksAtPages(person, origin))
  })
}
