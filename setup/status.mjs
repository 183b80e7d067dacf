import { runCommand } from './command.mjs'
import { runMainProcess } from './main-process.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run status`: shows the state of the running product. */
await runCommand(async () => {
  await ensureInstalled()
  return runMainProcess(['server/status/status-command.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } })
})
