/**
 * Loaded into the product's process by main-process.mjs, ahead of the product, which knows nothing of it: tells which stop signals have arrived,
 * and stops the product in order when the command that started it is gone.
 */
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

for (const signal of SIGNALS) {
  const onSignal = () => {
    process.send?.({ signal }, () => {}) // a command that is gone needs no answer
    if (process.listenerCount(signal) > 1) return
    // Nobody else listens, as while the product is still loading: do what the signal does by itself.
    process.off(signal, onSignal)
    process.kill(process.pid, signal)
  }
  process.on(signal, onSignal)
}

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
