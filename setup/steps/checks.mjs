import { runProgram } from '../child-process.mjs'
import { step } from '../progress.mjs'
import { packageCommand } from '../project.mjs'
import { pinnedNode } from './pinned-node.mjs'

/** @type {readonly { title: string, command: () => string, args: readonly string[] }[]} */
const CHECKS = [
  { title: 'Lint', command: () => packageCommand('oxlint'), args: ['--deny-warnings'] },
  { title: 'Types', command: () => packageCommand('typescript', 'tsc'), args: ['--noEmit', '--pretty', 'false'] },
  {
    title: 'Types of these commands',
    command: () => packageCommand('typescript', 'tsc'),
    args: ['--noEmit', '--pretty', 'false', '-p', 'setup'],
  },
  { title: 'Types of the pages', command: () => packageCommand('astro'), args: ['check', '--minimumFailingSeverity', 'warning'] },
  { title: 'Format', command: () => packageCommand('prettier'), args: ['--check', '--log-level', 'warn', '.'] },
  {
    title: 'Folders that import each other',
    command: () => packageCommand('dependency-cruiser', 'depcruise'),
    args: ['--config', '.dependency-cruiser.mjs', 'server', 'content-build'],
  },
  { title: 'Unused files, exports and packages', command: () => packageCommand('knip'), args: ['--no-progress'] },
]

/**
 * Runs all checks, one after the other, and shows the output of those that fail.
 * @returns {Promise<string[]>} what failed
 */
export async function runChecks() {
  /** @type {string[]} */
  const failed = []
  for (const { title, command, args } of CHECKS) {
    const env = { ASTRO_TELEMETRY_DISABLED: '1' }
    const { code, output } = await step(title, () => runProgram(pinnedNode(), [command(), ...args], { env }), {
      isFailure: result => result.code !== 0,
    })
    if (code === 0) continue
    failed.push(title)
    console.log(`\n${output.trimEnd()}\n`)
  }
  return failed
}
