import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** A Chromium that has opened a page on this machine, and the arguments that it needs. */
export type TestBrowser = { executablePath: string; args: string[] }

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A test browser talks to the test server alone. */
const QUIET = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
]
const WITHOUT_SANDBOX = [...QUIET, '--no-sandbox']

const FOUND = 'E2E_CHROMIUM'

/**
 * The browser of the tests: Playwright's own where it is installed, else the system's. The environment keeps the result, so
 * that Playwright's worker processes, which read the configuration again, do not search again.
 * @returns undefined when no browser runs
 */
export function findChromium(): TestBrowser | undefined {
  const known = process.env[FOUND]
  if (known) return JSON.parse(known) as TestBrowser
  const paths = [chromium.executablePath(), ...SYSTEM_BROWSERS].filter(path => existsSync(path))
  const found = argumentsToTry()
    .flatMap(args => paths.map(executablePath => ({ executablePath, args })))
    .find(opensPage)
  if (found) process.env[FOUND] = JSON.stringify(found)
  return found
}

/** Root cannot have the sandbox, and in many containers no user can; elsewhere it stays. */
function argumentsToTry(): string[][] {
  if (process.platform === 'win32') return [QUIET]
  return process.getuid?.() === 0 ? [WITHOUT_SANDBOX] : [QUIET, WITHOUT_SANDBOX]
}

/** A browser may exist and not run: libraries are missing, or it is Ubuntu's placeholder for a snap. */
function opensPage({ executablePath, args }: TestBrowser): boolean {
  const page = spawnSync(executablePath, [...args, '--headless', '--disable-gpu', '--dump-dom', 'about:blank'], {
    timeout: 30_000,
    encoding: 'utf8',
  })
  return page.status === 0 && page.stdout.includes('<html')
}
