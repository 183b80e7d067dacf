import { runCommand } from './command.mjs'
import { runProductCommand } from './main-process.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run status`: shows the state of the running product. */
await runCommand(async () => {
  await ensureInstalled()
  return runProductCommand('server/status/status-command.ts')
})
