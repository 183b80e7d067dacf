/**
 * Loaded into the product's process by main-process.mjs, ahead of the product, which knows nothing of it: tells which stop signals have arrived,
 * and stops the product in order when the command that started it is gone.
 */
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

for (const signal of SIGNALS) {
  const onSignal = () => {
    process.send?.({ signal }, () => {}) // a command that is gone needs no answer
    if (process.listenerCount(signal) > 1) return
    process.off(signal, onSignal)
    // A closed terminal (SIGHUP) is a reason to stop in order. Where nobody listens, as while the product is still loading, a signal does what it
    // does by itself.
    process.kill(process.pid, signal === 'SIGHUP' ? 'SIGTERM' : signal)
  }
  process.on(signal, onSignal)
}

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
