import { runCommand } from './command.mjs'
import { runProductCommand } from './main-process.mjs'
import { ensureCompiled } from './steps/compile.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run verify`: compares every published byte with what was released and with a full render, and mends what differs. */
await runCommand(async () => {
  await ensureInstalled()
  await ensureCompiled()
  return runProductCommand('content-build/commands/verify-command.ts')
})
