import { expect, onTestFinished, test, vi } from 'vitest'
import { supervisePublisher } from '#content-build/process/publisher-supervisor.ts'

test('a publisher that ends by itself is told of and started again; a stop waits for no further one', async () => {
  const error = vi.fn()
  // Its thread has no settings, so it ends at once.
  const publisher = supervisePublisher({ config: null as never, databaseUrl: '' }, { info() {}, error })
  onTestFinished(() => publisher.stop())
  const reason = await publisher.firstFailure
  expect(reason).toBeInstanceOf(Error)
  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(2), { timeout: 60_000 })
  expect(error.mock.calls[0]).toEqual([{ err: reason }, 'the publisher stopped; it is started again'])
  await publisher.stop()
})
