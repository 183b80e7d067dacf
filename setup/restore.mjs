import { runCommand } from './command.mjs'
import { runMainProcess } from './main-process.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run restore FILE`: what a backup holds, on a machine that has nothing yet. */
await runCommand(async () => {
  await ensureInstalled()
  return runMainProcess(['content-build/commands/restore-command.ts', ...process.argv.slice(2)], {
    env: { NODE_ENV: 'production' },
  })
})
