import { Interrupted, runProgram } from './child-process.mjs'
import { printError, runCommand } from './command.mjs'
import { withMemoryFolder } from './memory-folder.mjs'
import { finishedSteps } from './progress.mjs'
import { packageCommand } from './project.mjs'
import { runChecks } from './steps/checks.mjs'
import { ensureBrowser } from './steps/browser.mjs'
import { ensureCompiled } from './steps/compile.mjs'
import { ensureEngines } from './steps/engines.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { pinnedNode } from './steps/pinned-node.mjs'
import { countTests, readPlaywright, readVitest, reportFile } from './test-results.mjs'
import { selectSuites } from './test-selection.mjs'

/** @typedef {import('./test-results.mjs').Count} Count */

/** What each step that counts came to. @type {Count[]} */
const counts = []

/**
 * `npm test`: everything a fresh clone needs, the checks, then all suites; with arguments only what they name. The last
 * line is "N passed, N failed": tests of both runners, and one failure for each step that could not run and each check
 * that found something.
 */
await runCommand(async () => {
  const selection = selectSuites(process.argv.slice(2))
  if (!(await tryStep(ensureInstalled()))) return conclude()
  const hasBrowser = Boolean(selection.playwright) && (await tryStep(ensureBrowser()))
  if (selection.engines) await tryStep(ensureEngines())
  const isCompiled = selection.site && (await tryStep(ensureCompiled()))
  if (selection.checks) await runAndCountChecks()
  const canRunSuites = isCompiled || !selection.site
  await withMemoryFolder(async folder => {
    /** @type {NodeJS.ProcessEnv} */
    const env = folder === null ? {} : { TMPDIR: folder }
    if (selection.vitest && canRunSuites) counts.push(await runVitest(selection.vitest, env))
    if (selection.playwright && canRunSuites && hasBrowser) counts.push(await runPlaywright(selection.playwright, env))
  })
  return conclude()
})

/**
 * Waits for a step. Where it fails, prints why and counts the failure: the steps that do not need it go on.
 * @param {Promise<void>} work
 * @returns whether the step succeeded
 */
async function tryStep(work) {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof Interrupted) throw error
    printError(error)
    counts.push({ passed: 0, failed: 1, failures: [error instanceof Error ? error.message : String(error)] })
    return false
  }
}

/** Runs the checks, and counts each that fails. */
async function runAndCountChecks() {
  const failures = await runChecks()
  counts.push({ passed: 0, failed: failures.length, failures: failures.map(title => `check: ${title}`) })
}

/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} env @returns {Promise<Count>} */
function runVitest(args, env) {
  const report = reportFile('vitest')
  const own = ['run', '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runSuite('Unit, API and publishing tests', [packageCommand('vitest'), ...own, ...args], env, code =>
    countTests(report, code, readVitest),
  )
}

/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} env @returns {Promise<Count>} */
function runPlaywright(args, env) {
  const report = reportFile('playwright')
  const own = ['test', '--pass-with-no-tests', '--reporter=list,json']
  const command = [packageCommand('@playwright/test', 'playwright'), ...own, ...args]
  return runSuite('Browser tests', command, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, code =>
    countTests(report, code, readPlaywright),
  )
}

/**
 * Runs a test runner, and records it as a step.
 * @param {string} title
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {(exitCode: number) => Count} count
 */
async function runSuite(title, args, env, count) {
  const startedAt = Date.now()
  console.log(`  … ${title}\n`)
  const { code } = await runProgram(pinnedNode(), args, { env, show: true })
  const result = count(code)
  const seconds = (Date.now() - startedAt) / 1000
  finishedSteps.push({ title: `${title}: ${result.passed} passed, ${result.failed} failed`, seconds, failed: result.failed > 0 })
  return result
}

/** Prints the summary. @returns {number} exit code */
function conclude() {
  console.log('\nSteps')
  for (const { title, seconds, failed } of finishedSteps)
    console.log(`  ${failed ? '✗' : '✓'} ${title} (${seconds.toFixed(1)} s)`)
  const failures = counts.flatMap(count => count.failures)
  if (failures.length > 0) console.log(`\nFailed\n${failures.map(line => `  ✗ ${line}`).join('\n')}`)
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  if (passed + failed === 0) console.error(`\nNo test matches: ${process.argv.slice(2).join(' ')}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return passed > 0 && failed === 0 ? 0 : 1
}
