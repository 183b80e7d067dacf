import { runCommand } from './command.mjs'
import { runMainProcess } from './main-process.mjs'
import { ensureCompiled } from './steps/compile.mjs'
import { ensureInstalled } from './steps/install.mjs'

/** `npm start`: everything a fresh clone needs, then the product. `--dev`: the site is not compiled but served from its sources. */
await runCommand(async () => {
  const args = process.argv.slice(2)
  const dev = args.includes('--dev')
  await ensureInstalled()
  if (!dev) await ensureCompiled()
  return runMainProcess(['server/main.ts', ...args], {
    env: { NODE_ENV: dev ? 'development' : 'production' },
  })
})
