import { runCommand } from './command.mjs'
import { runProductCommand } from './main-process.mjs'
import { ensureCompiled } from './steps/compile.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run screenshots`: pictures of every page and state, and what differs between two sets of them. */
await runCommand(async () => {
  await ensureInstalled()
  await ensureCompiled()
  return runProductCommand('tests/screenshots/screenshots-command.ts')
})
