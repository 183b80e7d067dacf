import { join } from 'node:path'
import { runCommand } from './command.mjs'
import { runProductCommand } from './main-process.mjs'
import { ensureCompiled } from './steps/compile.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run soak`: the faults of an operator's week, under traffic; a few minutes. */
await runCommand(async () => {
  await ensureInstalled()
  await ensureCompiled()
  return runProductCommand(join('tests', 'soak', 'soak-command.ts'))
})
