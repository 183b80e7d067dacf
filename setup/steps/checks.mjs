import { runProgram } from '../child-process.mjs'
import { step } from '../progress.mjs'
import { packageCommand } from '../project.mjs'
import { pinnedNode } from './pinned-node.mjs'

/**
 * The longest check is first: it takes about as long as the others together.
 * @type {readonly { title: string, command: () => string, args: readonly string[] }[]}
 */
const CHECKS = [
  // This checks all .astro, .ts and .tsx files: tsc finds nothing more in them.
  { title: 'types', command: () => packageCommand('astro'), args: ['check', '--minimumFailingSeverity', 'warning'] },
  { title: 'lint', command: () => packageCommand('oxlint'), args: ['--deny-warnings'] },
  {
    title: 'types of the commands',
    command: () => packageCommand('typescript', 'tsc'),
    args: ['--noEmit', '--pretty', 'false', '-p', 'setup'],
  },
  { title: 'format', command: () => packageCommand('prettier'), args: ['--check', '--log-level', 'warn', '.'] },
  { title: 'unused files, exports and packages', command: () => packageCommand('knip'), args: ['--no-progress'] },
]
const MAX_AT_ONCE = 2

/**
 * Runs all checks, two at a time, and shows the output of those that fail.
 * @returns {Promise<string[]>} what failed
 */
export async function runChecks() {
  const failed = await step('Checks', runAll, {
    done: found => `Checks: ${CHECKS.map(({ title }) => (found.has(title) ? `${title} failed` : title)).join(', ')}`,
    isFailure: found => found.size > 0,
  })
  for (const [title, output] of failed) console.log(`\n${title}:\n${output.trimEnd()}\n`)
  return [...failed.keys()]
}

/** @param {import('../progress.mjs').Report} report @returns {Promise<Map<string, string>>} output by the title of what failed */
async function runAll(report) {
  /** @type {Map<string, string>} */
  const failed = new Map()
  const running = new Set()
  const waiting = [...CHECKS]
  const env = { ASTRO_TELEMETRY_DISABLED: '1' }
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      running.add(check.title)
      report([...running].join(' and '))
      const { code, output } = await runProgram(pinnedNode(), [check.command(), ...check.args], { env })
      running.delete(check.title)
      if (code !== 0) failed.set(check.title, output)
    }
  }
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, work))
  return failed
}
