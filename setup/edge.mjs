import { runCommand } from './command.mjs'
import { runMainProcess } from './main-process.mjs'
import { ensureCompiled } from './steps/compile.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run edge -- nginx|varnish|cloudfront|netlify`: configuration of what is in front of the published files. */
await runCommand(async () => {
  await ensureInstalled()
  await ensureCompiled()
  return runMainProcess(['content-build/commands/edge-command.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } })
})
