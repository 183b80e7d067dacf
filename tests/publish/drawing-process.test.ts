import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ShareDesign } from '#content-build/content/share-design.ts'
import { DrawingProcess } from '#content-build/share-pictures/drawing-process.ts'

const design: ShareDesign = {
  kind: 'product',
  locale: 'et',
  title: 'Jaaniöö',
  image: null,
  category: 'Küünlad',
  priceCents: 2490,
  newPriceCents: null,
}

/** Draws the same picture again and again. `processes` are those that were started for it. */
function drawer() {
  const processes: ChildProcess[] = []
  const noteProcess = (message: unknown) => void processes.push((message as { process: ChildProcess }).process)
  const drawing = new DrawingProcess()
  subscribe('child_process', noteProcess)
  onTestFinished(() => {
    unsubscribe('child_process', noteProcess)
    drawing.end()
  })
  return { processes, draw: async () => (await drawing.draw({ design, image: null })).trouble }
}

test('a drawing process that ends costs the picture under way and no other', async () => {
  const { processes, draw } = drawer()
  const underWay = draw()
  processes[0]?.kill('SIGKILL')
  await expect(underWay).rejects.toThrow('the process that draws share pictures ended')
  expect(await draw()).toBeNull()
  processes[1]?.kill('SIGKILL')
  await once(processes[1] as ChildProcess, 'exit')
  expect(await draw()).toBeNull()
  expect(processes).toHaveLength(3)
})

test.skipIf(process.platform !== 'linux')('all threads of a drawing process have low priority (Linux)', async () => {
  const { processes, draw } = drawer()
  await draw()
  const threads = `/proc/${processes[0]?.pid}/task`
  const niceness = readdirSync(threads).map(thread => nicenessOf(`${threads}/${thread}/stat`))
  // Beside its own thread those of V8, of the file system and of the picture library.
  expect(niceness.length).toBeGreaterThan(5)
  expect(niceness).toEqual(niceness.map(() => 10))
})

/** The 19th value of a thread's line, see proc_pid_stat(5). The second, a name in parentheses, may have spaces. */
function nicenessOf(file: string): number {
  const [, afterName = ''] = readFileSync(file, 'utf8').split(') ')
  return Number(afterName.split(' ')[16])
}

test('a drawing that hangs is given up with its process, and the next picture is drawn', async () => {
  const { processes, draw } = drawer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const hanging = expect(draw()).rejects.toThrow('the process that draws share pictures did not answer within 30 s')
  processes[0]?.kill('SIGSTOP')
  vi.advanceTimersByTime(30_000)
  await hanging
  vi.useRealTimers()
  await once(processes[0] as ChildProcess, 'exit')
  expect(await draw()).toBeNull()
})
