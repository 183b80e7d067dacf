import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clusterDir, type Passwords, SUPERUSER } from '#server/core/embedded-postgres/cluster.ts'
import type { Home } from '#server/core/embedded-postgres/home.ts'
import { type Programs, runAs } from '#server/core/embedded-postgres/programs.ts'
import { logFile } from '#server/core/embedded-postgres/server-log.ts'

const PASSWORDS: Passwords = { superuser: 'of-this-test-alone-1', application: 'of-this-test-alone-2' }

/**
 * Makes a cluster with the programs of a PostgreSQL of the system, as a distribution or a hosting company runs it: 15 or later.
 * @param binDir where `initdb` and `pg_ctl` are, such as /usr/lib/postgresql/15/bin
 */
export function initInstalledCluster(home: Home, binDir: string): Programs {
  const { account } = home
  const own = (path: string) => account && chownSync(path, account.uid, account.gid)
  mkdirSync(home.path, { recursive: true, mode: 0o700 })
  const passwordFile = join(home.path, 'superuser-password')
  writeFileSync(passwordFile, PASSWORDS.superuser)
  writeFileSync(logFile(home), '')
  for (const path of [home.path, passwordFile, logFile(home)]) own(path)
  const login = ['--username', SUPERUSER, '--pwfile', passwordFile, '--auth', 'scram-sha-256']
  const args = ['--pgdata', clusterDir(home), ...login, '--encoding', 'UTF8', '--locale', 'C.UTF-8']
  execFileSync(join(binDir, 'initdb'), args, { stdio: 'ignore', ...runAs(account) })
  const passwords = join(clusterDir(home), 'aroomikoda-passwords.json')
  writeFileSync(passwords, JSON.stringify(PASSWORDS))
  own(passwords)
  return { binDir, account, version: programVersion(binDir) }
}

/** `postgres (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)` */
function programVersion(binDir: string): string {
  const text = execFileSync(join(binDir, 'postgres'), ['--version'], { encoding: 'utf8' })
  return /\d+(?:\.\d+)*/.exec(text)?.[0] ?? ''
}
