import { runCommand } from './command.mjs'
import { ensureCompiled } from './steps/compile.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run compile`: the site's code into dist/, where something has changed. */
await runCommand(async () => {
  await ensureInstalled()
  await ensureCompiled()
  return 0
})
