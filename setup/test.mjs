import { runProgram } from './child-process.mjs'
import { runCommand } from './command.mjs'
import { finishedSteps } from './progress.mjs'
import { packageCommand } from './project.mjs'
import { runChecks } from './steps/checks.mjs'
import { ensureBrowser } from './steps/browser.mjs'
import { ensureCompiled } from './steps/compile.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { pinnedNode } from './steps/pinned-node.mjs'
import { countTests, readPlaywright, readVitest, reportFile } from './test-results.mjs'
import { selectSuites } from './test-selection.mjs'

/** @typedef {import('./test-results.mjs').Count} Count */

/**
 * `npm test`: everything a fresh clone needs, the checks, then all suites; with arguments only what they name. The last line is
 * "N passed, N failed": tests of both runners, and each failed check as one failure.
 */
await runCommand(async () => {
  const selection = selectSuites(process.argv.slice(2))
  await ensureInstalled()
  if (selection.playwright) await ensureBrowser()
  if (selection.site) await ensureCompiled()
  /** @type {Count[]} */
  const counts = []
  if (selection.checks) counts.push({ passed: 0, failed: (await runChecks()).length })
  if (selection.vitest) counts.push(await runVitest(selection.vitest))
  if (selection.playwright) counts.push(await runPlaywright(selection.playwright))
  return conclude(counts)
})

/** @param {readonly string[]} args @returns {Promise<Count>} */
function runVitest(args) {
  const report = reportFile('vitest')
  const own = ['run', '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runSuite('Unit, API and publishing tests', [packageCommand('vitest'), ...own, ...args], {}, code =>
    countTests(report, code, readVitest),
  )
}

/** @param {readonly string[]} args @returns {Promise<Count>} */
function runPlaywright(args) {
  const report = reportFile('playwright')
  const own = ['test', '--pass-with-no-tests', '--reporter=list,json']
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return runSuite('Browser tests', [packageCommand('@playwright/test', 'playwright'), ...own, ...args], env, code =>
    countTests(report, code, readPlaywright),
  )
}

/**
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

/** @param {readonly Count[]} counts @returns {number} exit code */
function conclude(counts) {
  console.log('\nSteps')
  for (const { title, seconds, failed } of finishedSteps)
    console.log(`  ${failed ? '✗' : '✓'} ${title} (${seconds.toFixed(1)} s)`)
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
