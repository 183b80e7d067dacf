import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './command.mjs'
import { runProductCommand } from './main-process.mjs'
import { inProject, SetupError } from './project.mjs'
import { ensureCompiled } from './steps/compile.mjs'
import { ensureInstalled } from './steps/install.mjs'

const BENCH_DIR = join('tests', 'load')
const BENCH_ENDING = '.bench.ts'

/** `npm run bench -- <name>`: runs one benchmark; without a name, lists them. */
await runCommand(async () => {
  const [name, ...args] = process.argv.slice(2)
  const names = existsSync(inProject(BENCH_DIR))
    ? readdirSync(inProject(BENCH_DIR)).filter(file => file.endsWith(BENCH_ENDING))
    : []
  const list = names.map(file => `  npm run bench -- ${file.slice(0, -BENCH_ENDING.length)}`).join('\n')
  if (name === undefined) {
    console.log(list ? `Benchmarks:\n${list}` : `There are no benchmarks in ${BENCH_DIR}.`)
    return 0
  }
  if (!names.includes(name + BENCH_ENDING)) throw new SetupError(`There is no benchmark called "${name}". There are:\n${list}`)
  await ensureInstalled()
  await ensureCompiled()
  return runProductCommand(join(BENCH_DIR, name + BENCH_ENDING), args)
})
