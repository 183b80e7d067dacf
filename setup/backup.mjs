import { runCommand } from './command.mjs'
import { runMainProcess } from './main-process.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run backup [-- --to FILE|DIR]`: database, pictures and session secret in one file; the product may be running. */
await runCommand(async () => {
  await ensureInstalled()
  return runMainProcess(['content-build/commands/backup-command.ts', ...process.argv.slice(2)], {
    env: { NODE_ENV: 'production' },
  })
})
