import { runCommand } from './command.mjs'
import { runProductCommand } from './main-process.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run restore FILE [-- --replaces-site]`: restores a backup on a machine without data. */
await runCommand(async () => {
  // npm takes it for an option of its own when nothing separates it, and does not hand it on.
  if (process.env['npm_config_replaces_site'] !== undefined) {
    console.error('npm kept `--replaces-site` to itself: write `npm run restore FILE -- --replaces-site`.')
    return 2
  }
  await ensureInstalled()
  return runProductCommand('content-build/commands/restore-command.ts')
})
