/**
 * main-process.mjs loads this into the product's process, ahead of the product, which knows nothing of it. It reports
 * received stop signals, and stops the product in order when the command that started it is gone.
 */
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

let isTold = false

for (const signal of SIGNALS) {
  const onSignal = () => {
    isTold = true
    process.send?.({ signal }, () => {}) // a parent that is gone needs no answer
    if (process.listenerCount(signal) > 1) return
    process.off(signal, onSignal)
    // A closed terminal (SIGHUP) is a reason to stop in order. Without a listener, as while the product is loading, a
    // signal has its default effect.
    process.kill(process.pid, signal === 'SIGHUP' ? 'SIGTERM' : signal)
  }
  process.on(signal, onSignal)
}

// A second signal would end it at once.
process.once('disconnect', () => isTold || process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
