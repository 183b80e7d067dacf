import { runCommand } from './command.mjs'
import { runChecks } from './steps/checks.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run check`: lint, types, format and unused code. Run it before every commit. */
await runCommand(async () => {
  await ensureInstalled()
  const failed = await runChecks()
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`)
  return failed.length === 0 ? 0 : 1
})
