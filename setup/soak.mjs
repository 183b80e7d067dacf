import { join } from 'node:path'
import { runCommand } from './command.mjs'
import { runMainProcess } from './main-process.mjs'
import { ensureCompiled } from './steps/compile.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run soak`: the faults of an operator's week, under traffic; a few minutes. */
await runCommand(async () => {
  await ensureInstalled()
  await ensureCompiled()
  return runMainProcess([join('tests', 'soak', 'soak-command.ts'), ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } })
})
