import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useApi } from '#tests/support/api-app.ts'
import { aPlainPicture, upload } from '#tests/support/picture-files.ts'

const api = useApi()
type Upload = ReturnType<typeof upload>

test('an upload that kills the process which decodes it fails alone, and those after it arrive', async () => {
  api.expectErrors(/the process that cleans uploaded pictures ended/)
  const processes: ChildProcess[] = []
  const noteProcess = (message: unknown) => void processes.push((message as { process: ChildProcess }).process)
  subscribe('child_process', noteProcess)
  onTestFinished(() => void unsubscribe('child_process', noteProcess))
  const bytes = await Promise.all(['#a04', '#04a'].map(color => aPlainPicture(60, 40, color).png().toBuffer()))
  const [failing, next] = bytes.map(picture => upload(api.administrator, picture)) as [Upload, Upload]
  // Before it has started, and so before it has answered.
  await vi.waitFor(() => expect(processes).toHaveLength(1), { interval: 5 })
  processes[0]?.kill('SIGKILL')
  expect((await failing).statusCode).toBe(500)
  expect((await next).statusCode).toBe(201)
  expect(processes).toHaveLength(2)
})
