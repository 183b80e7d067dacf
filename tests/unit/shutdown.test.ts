import { expect, onTestFinished, test } from 'vitest'
import { Shutdown } from '#server/app/start/shutdown.ts'
import { createLog } from '#server/core/log.ts'

/** A shutdown whose listeners for signals end with the test. */
function newShutdown(): Shutdown {
  const signals = ['SIGINT', 'SIGTERM'] as const
  const before = signals.map(signal => process.listeners(signal))
  const shutdown = new Shutdown(createLog({ name: 'test', quiet: true }))
  onTestFinished(() => {
    signals.forEach((signal, index) => {
      const added = process.listeners(signal).filter(listener => !before[index]?.includes(listener))
      for (const listener of added) process.removeListener(signal, listener)
    })
  })
  return shutdown
}

test('a part whose start ends while others stop is stopped too, before those that it needs', async () => {
  const shutdown = newShutdown()
  const stopped: string[] = []
  shutdown.add('database', async () => void stopped.push('database'))
  shutdown.add('publisher', async () => {
    stopped.push('publisher')
    shutdown.add('mail worker', async () => void stopped.push('mail worker'))
  })
  await shutdown.stop()
  expect(stopped).toEqual(['publisher', 'mail worker', 'database'])
})
