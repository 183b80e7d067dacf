import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

const SETUP = join(import.meta.dirname, '../../setup')

/** A project with nothing but the lock, and starts there that hold it until their input ends. */
function lockedProject() {
  const folder = temporaryFolder()
  for (const name of ['setup', '.setup']) mkdirSync(join(folder, name))
  for (const file of ['project.mjs', 'project-lock.mjs']) copyFileSync(join(SETUP, file), join(folder, 'setup', file))
  const program = `import { once } from 'node:events'
    import { withProjectLock } from '${folder}/setup/project-lock.mjs'
    await withProjectLock(async () => {
      console.log('works')
      await once(process.stdin.resume(), 'end')
    })`
  const start = () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    const closed = once(child, 'close')
    const end = () => {
      child.stdin.end()
      return closed
    }
    return { pid: child.pid, said: () => output, end }
  }
  return { lock: join(folder, '.setup/lock.json'), start }
}

test('two starts in one folder take turns, and the later one says for which process it waits', async () => {
  const { lock, start } = lockedProject()
  const first = start()
  await expect.poll(first.said, { timeout: 60_000 }).toBe('works\n')
  const second = start()
  const waits = `  … Waiting for another start in this folder (process ${first.pid}) to finish installing\n`
  await expect.poll(second.said, { timeout: 60_000 }).toBe(waits)
  await first.end()
  await expect.poll(second.said, { timeout: 60_000 }).toBe(`${waits}works\n`)
  await second.end()
  expect(existsSync(lock)).toBe(false)
})

test.each([
  ['of a process that is dead', JSON.stringify([{ pid: 2 ** 22 + 1, birth: '' }])],
  ['of a process whose id another one has now', JSON.stringify([{ pid: process.pid, birth: 'an earlier start' }])],
  ['that was never written to its end', '[{"pid":'],
])('the lock %s is taken over', async (_what, text) => {
  const { lock, start } = lockedProject()
  writeFileSync(lock, text)
  utimesSync(lock, 0, 0)
  const later = start()
  await expect.poll(later.said, { timeout: 60_000 }).toBe('works\n')
  await later.end()
})
