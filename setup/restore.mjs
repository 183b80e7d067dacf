import { runCommand } from './command.mjs'
import { runMainProcess } from './main-process.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run restore FILE`: restores a backup on a machine without data. */
await runCommand(async () => {
  await ensureInstalled()
  return runMainProcess(['content-build/commands/restore-command.ts', ...process.argv.slice(2)], {
    env: { NODE_ENV: 'production' },
  })
})
