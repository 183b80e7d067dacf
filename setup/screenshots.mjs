import { runCommand } from './command.mjs'
import { runMainProcess } from './main-process.mjs'
import { ensureCompiled } from './steps/compile.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run screenshots`: pictures of every page and state, and what differs between two sets of them. */
await runCommand(async () => {
  await ensureInstalled()
  await ensureCompiled()
  return runMainProcess(['tests/screenshots/screenshots-command.ts', ...process.argv.slice(2)], {
    env: { NODE_ENV: 'production' },
  })
})
