import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findChromium } from '../chromium.ts'

/** The three kinds of browsers that visitors have: Chrome and Edge, Firefox, Safari. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

export type FirefoxProgram = { executablePath: string }
export type WebKitPrograms = { driver: string; browser: string; display: string }

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']
const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap(processor =>
  ['4.1', '6.0', '4.0'].map(version => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
)

export function findFirefox(): FirefoxProgram | undefined {
  const executablePath = FIREFOX.find(path => existsSync(path))
  return executablePath === undefined ? undefined : { executablePath }
}

/** WebKitGTK's driver, the browser that comes with its library, and a virtual screen for machines without one. */
export function findWebKit(): WebKitPrograms | undefined {
  const [driver, display] = [program('WebKitWebDriver'), program('Xvfb')]
  const browser = MINI_BROWSERS.find(path => existsSync(path))
  return driver && browser && display ? { driver, browser, display } : undefined
}

/**
 * The engines to test in, of those on this machine. All other browser tests run in Chromium: the journeys include it for
 * `ENGINES=all` only.
 */
export function testedEngines(): Engine[] {
  const found = { chromium: findChromium, firefox: findFirefox, webkit: findWebKit }
  const wanted = process.env['ENGINES'] === 'all' ? ENGINES : ENGINES.filter(engine => engine !== 'chromium')
  return wanted.filter(engine => found[engine]() !== undefined)
}

function program(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(path => existsSync(path))
}
