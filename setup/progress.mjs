/** How often a line says that a step goes on, where there is no terminal. */
const HEARTBEAT_MS = 15_000
const REDRAW_MS = 250

/** @typedef {(text: string) => void} Report shows how far a step is */

/** The steps that ended, for the summary. @type {{ title: string, seconds: number, failed: boolean }[]} */
export const finishedSteps = []

/**
 * Runs one step and shows it, on a terminal as a line that counts, elsewhere as a line now and then. At the end it shows what
 * was done and how long it took.
 * @template T
 * @param {string} title what is being done, as "Installing the dependencies"
 * @param {(report: Report) => Promise<T>} work
 * @param {{ done?: (result: T) => string, isFailure?: (result: T) => boolean }} [options] done: what was done, when that is more than the title
 * @returns {Promise<T>}
 */
export async function step(title, work, options = {}) {
  const startedAt = Date.now()
  let detail = ''
  const running = () => `  … ${title}${detail && `: ${detail}`} (${formatSeconds(startedAt)})`
  if (!process.stdout.isTTY) console.log(`  … ${title}`)
  const timer = process.stdout.isTTY
    ? setInterval(() => redraw(running()), REDRAW_MS)
    : setInterval(() => console.log(running()), HEARTBEAT_MS)
  let mark = '✗'
  let text = title
  try {
    const result = await work(news => {
      detail = news
    })
    if (!options.isFailure?.(result)) mark = '✓'
    text = options.done?.(result) ?? title
    return result
  } finally {
    clearInterval(timer)
    finishedSteps.push({ title: text, seconds: (Date.now() - startedAt) / 1000, failed: mark === '✗' })
    redraw('')
    console.log(`  ${mark} ${text} (${formatSeconds(startedAt)})`)
  }
}

/** Says that there was nothing to do. @param {string} text */
export function alreadyDone(text) {
  console.log(`  ✓ ${text}`)
}

/** Replaces the terminal's last line. @param {string} text */
function redraw(text) {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${text.slice(0, (process.stdout.columns || 80) - 1)}`)
}

/** @param {number} startedAt */
function formatSeconds(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`
}
