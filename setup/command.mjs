import { EXIT_CODES, Interrupted } from './child-process.mjs'
import { SetupError } from './project.mjs'

/**
 * Runs a command of package.json. It prints a reason for people as one sentence; any other error is a defect and comes with
 * its stack.
 * @param {() => Promise<number>} work resolves to the exit code
 */
export async function runCommand(work) {
  try {
    process.exitCode = await work()
  } catch (error) {
    process.exitCode = (error instanceof Interrupted ? EXIT_CODES.get(error.signal) : null) ?? 1
    printError(error)
  }
}

/** Prints why a command failed; nothing when it was stopped. @param {unknown} error */
export function printError(error) {
  if (error instanceof Interrupted) return
  if (error instanceof SetupError) console.error(`${error.details ? `\n${error.details.trimEnd()}\n` : ''}\n${error.message}`)
  else console.error(unwritableText(error) ?? error)
}

/** The text for a folder that cannot be written to; undefined for any other error. @param {unknown} error */
function unwritableText(error) {
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error instanceof Error ? error : {})
  /** @type {Record<string, string>} */
  const reasons = { EACCES: 'permission denied', EROFS: 'the file system is read-only', ENOSPC: 'the disk is full' }
  const reason = code && reasons[code]
  return (
    reason &&
    `\nCannot write to ${path} (${reason}): make the folder of this project writable for you, or clone it somewhere else.`
  )
}

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 18) {
  console.error(
    `This is Node ${process.versions.node}; version 18 or later is needed to begin (it then fetches the exact one it runs on).`,
  )
  process.exit(1)
}
