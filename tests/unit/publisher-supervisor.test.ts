import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { supervisePublisher } from '#content-build/process/publisher-supervisor.ts'

test('a publisher that ends by itself is told of and started again; after a stop no other is started', async () => {
  const error = vi.fn()
  const onThread = vi.fn()
  process.on('worker', onThread)
  onTestFinished(() => void process.off('worker', onThread))
  // Its thread has no settings, so it ends at once.
  const publisher = supervisePublisher({ config: null as never, databaseUrl: '' }, { info() {}, error })
  onTestFinished(() => publisher.stop())
  const reason = await publisher.firstFailure
  expect(reason).toBeInstanceOf(Error)
  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(2), { timeout: 60_000 })
  expect(error.mock.calls[0]).toEqual([{ err: reason }, 'the publisher stopped; it is started again'])
  await publisher.stop()
  await nextTurn()
  expect(onThread).toHaveBeenCalledTimes(2)
})
