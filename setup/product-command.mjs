import { runCommand } from './command.mjs'
import { runProductCommand } from './main-process.mjs'
import { ensureCompiled } from './steps/compile.mjs'
import { ensureInstalled } from './steps/install.mjs'

/**
 * Runs a command of the product, with the arguments of this one, once what it needs is there.
 * @param {string} script
 * @param {{ needsSite?: boolean, options?: readonly string[], usage?: string }} [command]
 *   needsSite: whether the site's code has to be compiled;
 *   options: those that npm takes for its own where no `--` comes before them, and does not hand on; usage: how to write them
 */
export async function productCommand(script, { needsSite = false, options = [], usage = '' } = {}) {
  await runCommand(async () => {
    const kept = options.filter(name => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined)
    if (kept.length > 0) {
      console.error(`npm kept \`--${kept.join('`, `--')}\` to itself: write \`${usage}\`.`)
      return 2
    }
    await ensureInstalled()
    if (needsSite) await ensureCompiled()
    return runProductCommand(script)
  })
}
