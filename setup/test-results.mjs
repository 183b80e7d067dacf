import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { STATE_DIR } from './project.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

const FOLDER = join(STATE_DIR, 'results')

/** Path for a runner's JSON report; removes an earlier run's. @param {string} runner */
export function reportFile(runner) {
  mkdirSync(FOLDER, { recursive: true })
  const path = join(FOLDER, `${runner}.json`)
  rmSync(path, { force: true })
  return path
}

/**
 * Counts the tests of a run. A run that failed without a failed test (it crashed, a file did not load, an error had no
 * test) counts as one failure: no failure may end as "0 failed".
 * @param {string} path
 * @param {number} exitCode
 * @param {(report: any) => Count} read
 * @returns {Count}
 */
export function countTests(path, exitCode, read) {
  const { passed, failed } = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0 }
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed }
}

/** @param {{ numPassedTests: number, numFailedTests: number }} report @returns {Count} */
export const readVitest = report => ({ passed: report.numPassedTests, failed: report.numFailedTests })

/** @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report @returns {Count} */
export const readPlaywright = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })
