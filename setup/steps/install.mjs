import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runProgram } from '../child-process.mjs'
import { alreadyDone, step } from '../progress.mjs'
import { shareLockWith, withProjectLock } from '../project-lock.mjs'
import { inProject, ROOT, SetupError } from '../project.mjs'
import { nodeForInstall, removeBootstrap } from './pinned-node.mjs'

/** Names what was installed. npm empties the folder first and this is written last, so its presence means a whole install. */
const STAMP_FILE = inProject('node_modules', '.aroomikoda-install')
const LOCK_FILE = inProject('package-lock.json')
/** How often the packages are counted, for the progress. */
const COUNT_EVERY_MS = 500

/** Installs the packages of the lock file, unless exactly those are there. */
export async function ensureInstalled() {
  if (isInstalled()) return alreadyDone('Dependencies are installed')
  accessSync(ROOT, constants.W_OK)
  await withProjectLock(async () => {
    if (isInstalled()) return alreadyDone('Dependencies are installed')
    await step('Installing the dependencies', install, { done: count => `Installed the dependencies (${count} packages)` })
  })
}

function isInstalled() {
  if (!existsSync(inProject('node_modules'))) return false
  if (existsSync(STAMP_FILE)) return readFileSync(STAMP_FILE, 'utf8') === expectedStamp()
  if (!isInstalledByHand()) return false
  recordInstalled()
  return true
}

/** Writes the stamp. In another user's folder it cannot, and the next start checks again. */
function recordInstalled() {
  try {
    writeFileSync(STAMP_FILE, expectedStamp())
  } catch (error) {
    if (!['EACCES', 'EROFS'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error
  }
}

/** The stamp of the packages of the lock file on this system. */
function expectedStamp() {
  const lock = createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex')
  return `${process.platform}-${process.arch} ${lock}\n`
}

/**
 * Whether a developer ran `npm ci` or `npm install`: npm lists what it has installed, at the very end. Packages for
 * other systems are rightly missing.
 */
function isInstalledByHand() {
  const note = inProject('node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages
  return Object.entries(lockedPackages()).every(
    ([path, locked]) => !isForThisSystem(locked) || (installed[path]?.version === locked.version && existsSync(inProject(path))),
  )
}

/**
 * The packages of the lock file by their paths.
 * @returns {Record<string, { version: string, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string[] }>}
 */
function lockedPackages() {
  const { '': _, ...packages } = JSON.parse(readFileSync(LOCK_FILE, 'utf8')).packages
  return packages
}

/**
 * Whether npm installs a package here.
 * @param {{ os?: string | string[], cpu?: string | string[], libc?: string[], optional?: boolean }} locked
 */
function isForThisSystem({ os, cpu, libc, optional }) {
  if (!optional) return true
  // An optional package without a system, as for WebAssembly: npm decides by what needs it, so it may be missing.
  if ((os ?? cpu ?? libc) === undefined) return false
  const libraries = process.platform === 'linux' ? [hasGlibc() ? 'glibc' : 'musl'] : []
  return matches(os, [process.platform]) && matches(cpu, [process.arch]) && matches(libc, libraries)
}

/** Whether one of these is wanted; without a wish any is. @param {string | string[] | undefined} wanted @param {string[]} have */
function matches(wanted, have) {
  return wanted === undefined || [wanted].flat().some(name => have.includes(name))
}

/** @type {boolean | undefined} */
let glibc

function hasGlibc() {
  glibc ??= 'glibcVersionRuntime' in /** @type {{ header: object }} */ (process.report.getReport()).header
  return glibc
}

/** @param {import('../progress.mjs').Report} report */
async function install(report) {
  const total = Object.entries(lockedPackages()).filter(([path, locked]) => isTopLevel(path) && isForThisSystem(locked)).length
  try {
    report('fetching Node')
    const node = await nodeForInstall(npm)
    let before = 0
    const timer = setInterval(() => {
      const count = countPackages()
      report(progressText(count, before, total))
      before = count
    }, COUNT_EVERY_MS)
    try {
      await npm(['ci', '--ignore-scripts', '--include=dev', '--include=optional'], ROOT, node)
    } finally {
      clearInterval(timer)
    }
    writeFileSync(STAMP_FILE, expectedStamp())
    return countPackages()
  } finally {
    removeBootstrap()
  }
}

/**
 * The text of the progress. npm first makes all folders and then fills them. It may leave out some that the lock file does not
 * mark as for another system, so the folders count as complete when their number stops growing.
 * @param {number} count @param {number} before @param {number} total
 */
function progressText(count, before, total) {
  return count > 0 && count === before ? `unpacking ${count} packages` : `${count} of ${total} packages`
}

/**
 * Whether a package is no other's own, as in "node_modules/a/node_modules/b".
 * @param {string} path as the lock file has it
 */
function isTopLevel(path) {
  return path.lastIndexOf('node_modules/') === 0
}

/** How many packages are at the top of node_modules. */
function countPackages() {
  const folder = inProject('node_modules')
  return namesIn(folder).reduce((sum, name) => {
    if (name.startsWith('.')) return sum
    return sum + (name.startsWith('@') ? namesIn(`${folder}/${name}`).length : 1)
  }, 0)
}

/**
 * The names in a folder; none where npm is moving it just now.
 * @param {string} folder
 */
function namesIn(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/**
 * Runs npm: the one that runs this command, or else the one on the PATH.
 * @param {readonly string[]} args @param {string} cwd @param {string} node
 */
async function npm(args, cwd, node) {
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error', '--engine-strict=false', '--prefix', cwd]
  const own = process.env['npm_execpath']
  const isNpm = own !== undefined && /npm-cli\.[cm]?js$/.test(own) && existsSync(own)
  const [command, first] = isNpm ? [node, [own]] : ['npm', []]
  const path = `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env['PATH'] ?? ''}`
  const { code, output } = await runProgram(command, [...first, ...args, ...quiet], {
    cwd,
    env: { PATH: path },
    onStart: shareLockWith,
  }).catch(error => {
    if (error.code !== 'ENOENT') throw error
    throw new SetupError('npm was not found: run this command with npm (npm start, npm test).')
  })
  if (code !== 0) throw new SetupError('The dependencies could not be installed; npm says why above.', { details: output })
}
