import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runProgram } from '../child-process.mjs'
import { alreadyDone, step } from '../progress.mjs'
import { packageCommand, SetupError } from '../project.mjs'
import { pinnedNode } from './pinned-node.mjs'

/** The code that finds the browser: it is TypeScript, and runs on the pinned Node. */
const FIND_BROWSER_CODE =
  "const { findChromium } = await import('./tests/support/chromium.ts'); console.log(findChromium()?.executablePath ?? '')"

/** Finds a Chromium for the browser tests, or installs one: the system's if this process is root, else Playwright's own. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return alreadyDone(`Browser: ${found}`)
  await step('Installing a Chromium for the browser tests', install, { done: path => `Browser: ${path}` })
}

/** @returns its path; an empty string when there is none */
async function findBrowser() {
  const { code, output } = await runProgram(pinnedNode(), ['--no-warnings', '--input-type=module', '--eval', FIND_BROWSER_CODE])
  if (code !== 0) throw new SetupError('Looking for a browser failed.', { details: output })
  return output.trim()
}

/** @param {import('../progress.mjs').Report} report @returns {Promise<string>} the path of the browser */
async function install(report) {
  const isRoot = process.getuid?.() === 0
  let details = ''
  if (isRoot && hasProgram('apt-get')) {
    report('asking the package manager')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    details += (await runProgram('apt-get', ['update', '-q'], { env })).output
    // The shell is a Chromium without windows, and a fifth quicker; older systems have none.
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      const args = ['install', '-q', '-y', '--no-install-recommends', browser, 'fonts-liberation']
      const { code, output } = await runProgram('apt-get', args, { env })
      details += output
      if (code === 0) break
    }
  }
  const found = await findBrowser()
  if (found) return found
  report("downloading Playwright's")
  const args = ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium']
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' }
  details += (await runProgram(pinnedNode(), [packageCommand('@playwright/test', 'playwright'), ...args], { env })).output
  const downloaded = await findBrowser()
  if (downloaded) return downloaded
  throw new SetupError(
    'No Chromium was found and none could be installed: install Chromium or Chrome (on Debian: apt install chromium) and run the command again.',
    { details },
  )
}

/** Whether a program is on the PATH. @param {string} name */
export function hasProgram(name) {
  return (process.env['PATH'] ?? '').split(delimiter).some(folder => {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
