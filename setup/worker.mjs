import { runCommand } from './command.mjs'
import { runProductCommand } from './main-process.mjs'
import { ensureCompiled } from './steps/compile.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run worker`: publishes and sends mail in a separate process, next to one or more API processes. */
await runCommand(async () => {
  await ensureInstalled()
  await ensureCompiled()
  return runProductCommand('content-build/commands/worker-command.ts')
})
