import { runCommand } from './command.mjs'
import { runProductCommand } from './main-process.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run backup [-- --to FILE|DIR]`: database, pictures and session secret in one file; the product may be running. */
await runCommand(async () => {
  // npm takes `--to` for an option of its own when nothing separates it, and hands no argument on. Newer versions take it for the
  // beginning of their `--token-description`.
  const { npm_config_to: asWritten, npm_config_token_description: asExpanded } = process.env
  if (process.argv.length === 2 && (asWritten ?? asExpanded) !== undefined) {
    console.error('npm kept `--to` to itself: write `npm run backup -- --to FILE|DIR`.')
    return 2
  }
  await ensureInstalled()
  return runProductCommand('content-build/commands/backup-command.ts')
})
