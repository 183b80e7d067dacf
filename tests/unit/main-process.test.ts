import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const MAIN_PROCESS = join(import.meta.dirname, '../../setup/main-process.mjs')

/** As the product: it takes a while to stop, and a second signal ends it at once. */
const PROGRAM = `
let isStopping = false
process.on('SIGTERM', () => {
  if (isStopping) process.exit(console.log('at once'))
  isStopping = true
  console.log('stopping')
  setTimeout(() => process.exit(console.log('stopped')), 2_500)
})
setInterval(() => {}, 1_000)
console.log('started')
`

/** Runs the program as npm runs a script: below a shell, in a process group of its own. */
async function startProgram(): Promise<{ shell: ChildProcess; said: () => Promise<string> }> {
  const folder = temporaryFolder()
  const [program, script] = [join(folder, 'program.mjs'), join(folder, 'script.mjs')]
  writeFileSync(program, PROGRAM)
  writeFileSync(
    script,
    `import { runMainProcess } from '${MAIN_PROCESS}'\nprocess.exitCode = await runMainProcess(['${program}'])`,
  )
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${script}"; true`], {
    detached: true,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  shell.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  // It closes with the last process that has it.
  const closed = once(shell.stdout, 'close')
  await expect.poll(() => output, { timeout: 60_000 }).toBe('started\n')
  return { shell, said: () => closed.then(() => output) }
}

test.each([
  ['npm alone is told to stop', 'SIGTERM', 1],
  ['the service manager tells the whole group', 'SIGTERM', -1],
  ['the terminal is closed', 'SIGHUP', -1],
] as const)('when %s, the product stops in order', async (_when, signal, group) => {
  const { shell, said } = await startProgram()
  process.kill(group * Number(shell.pid), signal)
  expect(await said()).toBe('started\nstopping\nstopped\n')
})
