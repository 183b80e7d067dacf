import { setTimeout as sleep } from 'node:timers/promises'

/**
 * How long those who watch the product wait for a part: a frozen database ends no statement, however long it takes, and
 * Prometheus gives a scrape up after ten seconds.
 */
const TIMEOUT_MS = 5_000

/** Waits for an answer, which may still come later. @throws Error when there is none in time */
export function answerInTime<T>(answer: T | Promise<T>): Promise<T> {
  return Promise.race([answer, failAfterTimeout()])
}

async function failAfterTimeout(): Promise<never> {
  await sleep(TIMEOUT_MS, undefined, { ref: false })
  throw new Error(`no answer in ${TIMEOUT_MS} ms`)
}
