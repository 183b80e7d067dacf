import { runCommand } from './command.mjs'
import { runProductCommand } from './main-process.mjs'
import { ensureCompiled } from './steps/compile.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run site -- --out DIR`: the whole site as plain files in a folder. */
await runCommand(async () => {
  await ensureInstalled()
  await ensureCompiled()
  return runProductCommand('content-build/commands/site-command.ts')
})
