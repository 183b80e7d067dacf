/**
 * `npm run screenshots -- --out DIR [--only NAME]`: pictures of every page, dialog, form state and menu, of visitors and
 * administrators. `npm run screenshots -- --compare A B [--out DIR]`: what differs between two such folders; exit code 1
 * when something does. README.md here tells how to add one.
 */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from '#tests/support/chromium.ts'
import { compareSets } from './compare-sets.ts'
import { shotName, shotsOf } from './state.ts'
import { STATES } from './states.ts'
import { takePictures } from './take-pictures.ts'
import { withWorld } from './world.ts'

const USAGE = 'npm run screenshots -- --out DIR [--only NAME,…]\nnpm run screenshots -- --compare A B [--out DIR]'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, only: { type: 'string' }, compare: { type: 'string' } },
})
const [after] = positionals

if (values.compare !== undefined && after !== undefined) {
  const differing = await compareSets(values.compare, after, values.out ?? 'test-results/screenshots')
  process.exitCode = differing === 0 ? 0 : 1
} else if (values.out !== undefined) {
  process.exitCode = await takeAll(values.out, values.only?.split(','))
} else {
  console.error(USAGE)
  process.exitCode = 1
}

/**
 * Takes the pictures, and reports those that failed.
 * @param only parts of the pictures' names; all when not given
 * @returns the exit code
 */
async function takeAll(out: string, only: readonly string[] | undefined): Promise<number> {
  const all = STATES.flatMap(shotsOf)
  const shots = all.filter(shot => only?.some(part => shotName(shot).includes(part)) ?? true)
  if (shots.length === 0) throw new Error(`No picture's name contains ${only?.join(' or ')}.`)
  const failures: string[] = []
  const browser = await chromium.launch(findChromium())
  try {
    await withWorld(browser, async world => void failures.push(...(await takePictures(browser, world, shots, out))))
  } finally {
    await browser.close()
  }
  if (failures.length > 0) console.error(`\nNot taken:\n${failures.join('\n')}`)
  return failures.length === 0 ? 0 : 1
}
