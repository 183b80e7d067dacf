import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM_BROWSERS = [
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

/** The Chromium that the tests drive: Playwright's own where it is installed, else the system's. Undefined when there is none that runs. */
export function findChromium(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find(path => existsSync(path) && runs(path))
}

/** A browser may be there and not run: libraries are missing, or it is Ubuntu's placeholder for a snap. */
function runs(path: string): boolean {
  if (process.platform === 'win32') return true // there `--version` opens a window
  return spawnSync(path, ['--version', ...chromiumArguments()], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/** A test browser speaks to the test server alone; the sandbox needs an ordinary user. */
export function chromiumArguments(): string[] {
  const quiet = [
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]
  return process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet
}
