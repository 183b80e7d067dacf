import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT, STATE_DIR } from './project.mjs'

/**
 * A line for each failed test, with the first line of its reason, is in `failures`: a build server may keep only the
 * end of a long output.
 * @typedef {{ passed: number, failed: number, failures: string[] }} Count
 */

/**
 * @typedef {{ name: string, status: string, message?: string,
 *   assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults?: VitestFile[] }} VitestReport
 * @typedef {{ title: string, tests: { status: string, results: { error?: { message?: string } }[] }[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, suites?: PlaywrightSuite[] }} PlaywrightReport
 */

const REPORT_DIR = join(STATE_DIR, 'results')

/** Path for a runner's JSON report; removes an earlier run's. @param {string} runner */
export function reportFile(runner) {
  mkdirSync(REPORT_DIR, { recursive: true })
  const path = join(REPORT_DIR, `${runner}.json`)
  rmSync(path, { force: true })
  return path
}

/**
 * Counts the tests of a run. Where a run failed without a failed test, each file that did not load counts as one failure,
 * and a crash or an error without a test as one: no failure may end as "0 failed".
 * @param {string} path
 * @param {number} exitCode
 * @param {(report: any) => Count} read
 * @returns {Count}
 */
export function countTests(path, exitCode, read) {
  const result = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0, failures: [] }
  if (exitCode === 0 || result.failed > 0) return result
  const failures = result.failures.length > 0 ? result.failures : [`no test failed, but the run did: exit code ${exitCode}`]
  return { ...result, failed: failures.length, failures }
}

/** Counts the tests of a Vitest report. @param {VitestReport} report @returns {Count} */
export function readVitest({ numPassedTests, numFailedTests, testResults = [] }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const failed = assertionResults.filter(test => test.status === 'failed')
    // A file that does not load has no tests.
    if (failed.length === 0) return status === 'failed' ? [failureLine([file], message)] : []
    return failed.map(test => failureLine([file, test.fullName], test.failureMessages[0]))
  })
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

/** Counts the tests of a Playwright report; a flaky test counts as failed. @param {PlaywrightReport} report @returns {Count} */
export function readPlaywright({ stats, suites = [] }) {
  const failures = suites.flatMap(suite => failuresOf(suite, []))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures }
}

/**
 * Lines for the failed tests of a suite.
 * @param {PlaywrightSuite} suite
 * @param {string[]} groups names of the suites above it
 * @returns {string[]}
 */
function failuresOf({ title, specs = [], suites = [] }, groups) {
  const names = [...groups, title]
  const own = specs.flatMap(spec =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => failureLine([...names, spec.title], results.find(({ error }) => error)?.error?.message)),
  )
  return [...own, ...suites.flatMap(suite => failuresOf(suite, names))]
}

/** The names and the first line of the message. @param {readonly string[]} names @param {string | undefined} message */
function failureLine(names, message) {
  const [reason = ''] = stripVTControlCharacters(message ?? '').split('\n')
  return `${names.filter(Boolean).join(' › ')}${reason && `: ${reason}`}`
}
