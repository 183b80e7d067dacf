import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './command.mjs'
import { runMainProcess } from './main-process.mjs'
import { inProject, SetupError } from './project.mjs'
import { ensureCompiled } from './steps/compile.mjs'
import { ensureInstalled } from './steps/install.mjs'

const FOLDER = join('tests', 'load')
const SUFFIX = '.bench.ts'

/** `npm run bench -- <name>`: runs one benchmark; without a name, lists them. */
await runCommand(async () => {
  const [name, ...args] = process.argv.slice(2)
  const names = existsSync(inProject(FOLDER)) ? readdirSync(inProject(FOLDER)).filter(file => file.endsWith(SUFFIX)) : []
  const list = names.map(file => `  npm run bench -- ${file.slice(0, -SUFFIX.length)}`).join('\n')
  if (name === undefined) {
    console.log(list ? `Benchmarks:\n${list}` : `There are no benchmarks in ${FOLDER}.`)
    return 0
  }
  if (!names.includes(name + SUFFIX)) throw new SetupError(`There is no benchmark called "${name}". There are:\n${list}`)
  await ensureInstalled()
  await ensureCompiled()
  return runMainProcess([join(FOLDER, name + SUFFIX), ...args], { env: { NODE_ENV: 'production' } })
})
