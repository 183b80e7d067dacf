/**
 * main-process.mjs loads this into the product's process, ahead of the product, which knows nothing of it. It reports
 * received stop signals, and stops the product in order when the command that started it is gone.
 */
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

let hasGotSignal = false

for (const signal of SIGNALS) {
  const onSignal = () => {
    hasGotSignal = true
    process.send?.({ signal }, () => {}) // a parent that is gone needs no answer
    // The product's own listener stops it in order.
    if (process.listenerCount(signal) > 1) return
    // The product has none while it is loading: without this listener, the signal sent again ends the process. It never has one
    // for SIGHUP. A closed terminal is a reason to stop in order, so that signal is sent again as SIGTERM.
    process.off(signal, onSignal)
    process.kill(process.pid, signal === 'SIGHUP' ? 'SIGTERM' : signal)
  }
  process.on(signal, onSignal)
}

// The command that started the product is gone. A product that is stopping already would take a further signal as "at once".
process.once('disconnect', () => hasGotSignal || process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
