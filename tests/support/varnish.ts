import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { edgeSource } from '#content-build/edge/edge-source.ts'
import { varnishFiles } from '#content-build/edge/varnish.ts'
import { DIST_DIR } from '#content-build/process/publish-process.ts'
import { loadCompiledSite } from '#content-build/render/compiled-site.ts'
import { sharedPolicies } from '#content-build/render/content-security-policy.ts'
import type { BucketConfig } from '#server/core/config.ts'
import { freePort } from './product-process.ts'

const PROGRAM = '/usr/sbin/varnishd'
const STARTS_WITHIN_MS = 20_000

/** Why this machine cannot run Varnish; null when it can. */
export function varnishObstacle(): string | null {
  return existsSync(PROGRAM) ? null : `${PROGRAM} not found (Debian: varnish)`
}

export type VarnishInFront = {
  readonly origin: string
  /** What it takes a purge with. */
  readonly secret: string
  stop(): Promise<void>
}

/** Starts Varnish on loopback in front of the site in a bucket, configured as `npm run edge -- varnish` does it. */
export async function startVarnish({ endpoint, name }: BucketConfig): Promise<VarnishInFront> {
  const dir = mkdtempSync(join(tmpdir(), 'aroomikoda-varnish-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const secret = randomUUID()
  const secretFile = join(dir, 'secret')
  writeFileSync(secretFile, secret)
  const site = await loadCompiledSite(DIST_DIR, { origin, apiUrl: '' })
  const { policies } = await sharedPolicies(site)
  const source = edgeSource({ siteDir: dir, policy: policies.site, origin })
  // No server of ours: the pages that are read are files.
  const app = new URL(`http://127.0.0.1:${await freePort()}`)
  const files = new URL(`${endpoint}/${name}/site`)
  for (const file of varnishFiles(source, { files, app, purgers: ['127.0.0.1'], secretFile }))
    writeFileSync(join(dir, file.name), file.text)
  const args = [
    '-F',
    '-n',
    join(dir, 'work'),
    '-j',
    'none',
    '-a',
    `127.0.0.1:${port}`,
    '-T',
    'none',
    '-f',
    join(dir, 'aroomikoda.vcl'),
  ]
  const child = spawn(PROGRAM, [...args, '-s', 'malloc,256m'], { stdio: 'ignore' })
  const stop = async () => {
    await terminate(child)
    rmSync(dir, { recursive: true, force: true })
  }
  const deadline = performance.now() + STARTS_WITHIN_MS
  while (!(await fetch(origin).catch(() => null))) {
    if (performance.now() > deadline) throw new Error('Varnish did not start')
    await sleep(100)
  }
  return { origin, secret, stop }
}

function terminate(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  const exited = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  return exited
}
