import { runProgram } from '../child-process.mjs'
import { alreadyDone, step } from '../progress.mjs'
import { SetupError } from '../project.mjs'
import { hasProgram } from './browser.mjs'
import { pinnedNode } from './pinned-node.mjs'

/** The code that finds the engines: it is TypeScript, and runs on the pinned Node. */
const FIND_ENGINES_CODE =
  "const { testedEngines } = await import('./tests/support/engines/engines.ts'); console.log(testedEngines().join(' '))"
const DEBIAN_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']
const WANTED_ENGINES = ['firefox', 'webkit']

/**
 * Finds Firefox and WebKitGTK for the main journeys, or installs Debian's if this process is root. A machine without
 * them does not fail the tests: it only reports what is missing.
 */
export async function ensureEngines() {
  const missing = missingOf(await findEngines())
  if (missing.length > 0 && process.getuid?.() === 0 && hasProgram('apt-get'))
    await step('Installing Firefox and WebKitGTK', install)
  const found = await findEngines()
  const left = missingOf(found)
  alreadyDone(`Engines: ${found.join(', ') || 'none'}`)
  if (left.length > 0)
    console.log(
      `  ! Not tested in ${left.join(' and ')}: not on this machine. On Debian, as root: apt install ${DEBIAN_PACKAGES.join(' ')}`,
    )
}

/** @param {readonly string[]} found */
const missingOf = found => WANTED_ENGINES.filter(engine => !found.includes(engine))

/** @returns {Promise<string[]>} */
async function findEngines() {
  const { code, output } = await runProgram(pinnedNode(), ['--no-warnings', '--input-type=module', '--eval', FIND_ENGINES_CODE])
  if (code !== 0) throw new SetupError('Looking for the engines failed.', { details: output })
  return output.trim().split(' ').filter(Boolean)
}

async function install() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update', '-q'], { env })
  // One by one: a system without Firefox ESR may have WebKitGTK.
  for (const name of DEBIAN_PACKAGES) {
    await runProgram('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], { env })
  }
}
