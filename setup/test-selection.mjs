/**
 * What `npm test -- <arguments>` runs. Vitest and Playwright each know their own folders; this decides which runner gets which
 * argument.
 * @typedef {{
 *   checks: boolean,
 *   site: boolean,
 *   engines: boolean,
 *   vitest: readonly string[] | undefined,
 *   playwright: readonly string[] | undefined,
 * }} Selection  undefined: that runner does not run
 */

/** Paths and flags by the runner that gets them. */
const PLAYWRIGHT_PATH = /^(\.\/)?tests\/(e2e|a11y)(\/|$)/
const VITEST_PATH = /^(\.\/)?tests\/(unit|api|publish|gateway|engines)(\/|$)/
const VITEST_PROJECT = /^--project=(unit|api|publish|gateway|engines)$/
const ENGINES = /^(\.\/)?tests\/engines(\/|$)|^--project=engines$/
const ONLY_UNIT = /^((\.\/)?tests\/unit(\/|$)|--project=unit$)/

/** Decides what the arguments of `npm test` run. @param {readonly string[]} args @returns {Selection} */
export function selectSuites(args) {
  if (args.length === 0) return { checks: true, site: true, engines: true, vitest: [], playwright: [] }
  // Playwright gets a folder for each of its suites: with projects, its workers would end after each.
  const given = joinProjectFlags(args).map(arg => arg.replace(/^--project=(e2e|a11y)$/, 'tests/$1/'))
  const browser = given.filter(arg => PLAYWRIGHT_PATH.test(arg))
  const node = given.filter(arg => VITEST_PATH.test(arg) || VITEST_PROJECT.test(arg))
  const others = given.filter(arg => !browser.includes(arg) && !node.includes(arg))
  const engines = node.some(arg => ENGINES.test(arg))
  const site = node.length === 0 || !node.every(arg => ONLY_UNIT.test(arg)) || browser.length > 0
  if (browser.length > 0 && node.length === 0) return { checks: false, site, engines, vitest: undefined, playwright: given }
  if (browser.length > 0) return { checks: false, site, engines, vitest: [...node, ...others], playwright: browser }
  // A flag such as -t differs between the runners; it means Vitest's.
  if (node.length > 0 || others.some(arg => arg.startsWith('-')))
    return { checks: false, site, engines, vitest: given, playwright: undefined }
  return { checks: false, site, engines, vitest: given, playwright: given }
}

/** Makes `--project=unit` of `--project unit`. @param {readonly string[]} args */
function joinProjectFlags(args) {
  return args.flatMap((arg, index) => {
    if (args[index - 1] === '--project') return []
    return arg === '--project' ? [`--project=${args[index + 1] ?? ''}`] : [arg]
  })
}
