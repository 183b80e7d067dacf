import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Everything under setup/ runs before the dependencies are there, on any Node ≥ 18: no packages, no TypeScript, no
 * newer syntax. Code that needs more runs on the pinned Node, started from here.
 */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** A path inside the repository. @param {string[]} parts */
export const inProject = (...parts) => join(ROOT, ...parts)

/**
 * The folder for what these commands remember between two runs, besides the stamps inside node_modules/ and dist/ that
 * vanish with them.
 */
export const STATE_DIR = inProject('.setup')

/** A reason, in words for the person at the terminal, why a command cannot go on. Printed without a stack. */
export class SetupError extends Error {
  /** @param {string} message @param {{ details?: string }} [options] details: a program's own output, shown in full */
  constructor(message, options = {}) {
    super(message)
    this.details = options.details
  }
}

/**
 * The script behind a command that a package brings, to be run with the pinned Node.
 * @param {string} packageName
 * @param {string} [command]
 */
export function packageCommand(packageName, command = packageName) {
  const folder = inProject('node_modules', packageName)
  if (!existsSync(folder)) throw new SetupError(`The package ${packageName} is missing: remove node_modules and try again.`)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}
