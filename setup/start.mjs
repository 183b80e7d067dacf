import { runCommand } from './command.mjs'
import { runMainProcess, runProductCommand } from './main-process.mjs'
import { watchSources } from './source-watch.mjs'
import { ensureCompiled } from './steps/compile.mjs'
import { ensureInstalled } from './steps/install.mjs'

const args = process.argv.slice(2)

/** Exit codes of a product that ended in order, or was told to stop while it was starting. */
const EXIT_CODES_OF_STOP = [0, 130, 143]
/** Folders with code that the server's process loads; Vite watches what pages are made of. */
const SERVER_CODE = [
  'common',
  'server',
  'demo',
  'content-build',
  'src/content',
  'src/i18n',
  'src/features/former-addresses',
  'src/features/search',
]

/**
 * `npm start`: everything a fresh clone needs, then the product. `npm run dev`: pages from their sources, and a restart when
 * server code changes.
 */
await runCommand(async () => {
  await ensureInstalled()
  if (args.includes('--dev')) return runWithRestarts()
  await ensureCompiled()
  return runProductCommand('server/app/main.ts', args)
})

/**
 * Runs the product, and again after each change of its code. Vite reloads pages by itself; this is for the API and the publisher.
 * When the changed code fails to start, this waits for the next change.
 */
async function runWithRestarts() {
  for (let restarts = 0; ; restarts += 1) {
    const change = new AbortController()
    const changed = new Promise(resolve => change.signal.addEventListener('abort', resolve))
    const unwatch = watchSources(SERVER_CODE, () => change.abort())
    const code = await runMainProcess(['server/app/main.ts', ...args], {
      env: { NODE_ENV: 'development' },
      stopWhen: change.signal,
    })
    if (!change.signal.aborted && (EXIT_CODES_OF_STOP.includes(code) || restarts === 0)) {
      unwatch()
      return code
    }
    if (!change.signal.aborted) console.log('  … Waiting for a change (Ctrl-C ends)')
    await changed
    unwatch()
    console.log('  … The code of the server has changed: starting again')
  }
}
