import { runCommand } from './command.mjs'
import { runProductCommand } from './main-process.mjs'
import { ensureCompiled } from './steps/compile.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm run edge -- nginx|varnish|cloudfront|netlify`: configuration of what is in front of the published files. */
await runCommand(async () => {
  // npm takes these for options of its own when nothing separates them, and hands none of them on.
  const names = ['out', 'app', 'files', 'purgers', 'secret-file']
  const kept = names.filter(name => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined)
  if (kept.length > 0) {
    console.error(`npm kept \`--${kept.join('`, `--')}\` to itself: write \`npm run edge -- KIND --out DIR …\`.`)
    return 2
  }
  await ensureInstalled()
  await ensureCompiled()
  return runProductCommand('content-build/commands/edge-command.ts')
})
