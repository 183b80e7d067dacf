import { runCommand } from './command.mjs'
import { runProductCommand } from './main-process.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run second-factor-off -- EMAIL`: lets an administrator who lost every device log in with the password alone. */
await runCommand(async () => {
  await ensureInstalled()
  return runProductCommand('content-build/commands/second-factor-off-command.ts')
})
