import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from '../child-process.mjs'
import { alreadyDone, step } from '../progress.mjs'
import { shareLockWith, withProjectLock } from '../project-lock.mjs'
import { inProject, packageCommand, SetupError } from '../project.mjs'
import { pinnedNode } from './pinned-node.mjs'
import { precompress } from './precompress.mjs'

/** Holds the hash of the compiled sources. It is written last, and a new compilation empties its folder first. */
const STAMP_FILE = inProject('dist', '.compiled-from')
const ENTRY = inProject('dist', 'server', 'entry.mjs')

/** Compiles the site's code into dist/, unless that is up to date. */
export async function ensureCompiled() {
  if (isCompiled()) return alreadyDone('The site is compiled')
  await withProjectLock(async () => {
    if (isCompiled()) return alreadyDone('The site is compiled')
    await step('Compiling the site', compile, { done: () => 'Compiled the site' })
  })
}

function isCompiled() {
  return existsSync(ENTRY) && existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === hashOfSources()
}

async function compile() {
  const sourcesHash = hashOfSources()
  const env = { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' }
  const { code, output } = await runProgram(pinnedNode(), [packageCommand('astro'), 'build'], { env, onStart: shareLockWith })
  if (code !== 0 || !existsSync(ENTRY))
    throw new SetupError('The site could not be compiled; Astro says why above.', { details: output })
  await precompress()
  writeFileSync(STAMP_FILE, sourcesHash)
}

/**
 * Hashes everything that gets into dist/: the site, its public files, the rules and schemas that it shares with the server, the
 * versions of all packages.
 */
function hashOfSources() {
  const files = [
    ...filesBelow('src'),
    ...filesBelow('common'),
    ...filesBelow('public'),
    ...filesBelow('server').filter(path => path.endsWith('.schemas.ts') || path.startsWith(join('server', 'core'))),
    'astro.config.mjs',
    'package-lock.json',
    'tsconfig.json',
  ]
  const hash = createHash('sha256')
  for (const path of files.filter(each => existsSync(inProject(each)))) {
    const content = readFileSync(inProject(path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** The files below a folder. @param {string} folder @returns {string[]} paths inside the repository, in a fixed order */
function filesBelow(folder) {
  if (!existsSync(inProject(folder))) return []
  return readdirSync(inProject(folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]))
}
