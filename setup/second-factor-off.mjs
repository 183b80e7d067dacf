import { runCommand } from './command.mjs'
import { runMainProcess } from './main-process.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run second-factor-off -- EMAIL`: lets an administrator who lost every device log in with the password alone. */
await runCommand(async () => {
  await ensureInstalled()
  const command = 'content-build/commands/second-factor-off-command.ts'
  return runMainProcess([command, ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } })
})
