import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CreateBucketCommand, PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3'
import type { TestProject } from 'vitest/node'
import type { BucketConfig } from '#server/core/config.ts'
import { freePort } from './product-process.ts'

const run = promisify(execFile)

/** The gateway's only account. */
export const GATEWAY_KEYS = { AWS_ACCESS_KEY_ID: 'gateway-test', AWS_SECRET_ACCESS_KEY: 'gateway-test-secret' }

const STARTS_WITHIN_MS = 90_000
const LOOK_EVERY_MS = 200
const PROGRAMS = ['/usr/bin/radosgw', '/usr/bin/ceph-mon', '/usr/bin/ceph-osd', '/usr/bin/ceph']

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the object gateway that the tests of one run share. */
    gateway: string
  }
}

/** Vitest's global set-up of the project that needs a gateway. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const gateway = await startObjectGateway()
  project.provide('gateway', gateway.endpoint)
  return gateway.stop
}

export type ObjectGateway = { readonly endpoint: string; stop(): Promise<void> }

/** Why this machine cannot run the gateway; null when it can. */
export function gatewayObstacle(): string | null {
  const missing = PROGRAMS.filter(path => !existsSync(path))
  if (missing.length > 0) return `${missing.join(', ')} not found (Debian: radosgw ceph-mon ceph-osd ceph-common)`
  return process.getuid?.() === 0 ? null : 'Ceph starts as root only'
}

/**
 * The test files that need a gateway, when they are to run: with `npm run test:long`, or when an argument names them. Where
 * the machine cannot run one, says why.
 */
export function gatewayTests(): string[] {
  const isAsked = process.env['TEST_LENGTH'] === 'long' || process.argv.some(arg => /tests\/gateway|gateway$/.test(arg))
  if (!isAsked) return []
  const obstacle = gatewayObstacle()
  if (obstacle === null) return ['tests/gateway/**/*.test.ts']
  process.stderr.write(`The tests against an object gateway do not run: ${obstacle}.\n`)
  return []
}

/**
 * Starts a Ceph RADOS Gateway, a complete S3 server, on loopback: a monitor, a store in memory and the gateway. It takes
 * about 15 seconds.
 */
export async function startObjectGateway(): Promise<ObjectGateway> {
  const dir = mkdtempSync(join(tmpdir(), 'aroomikoda-gateway-'))
  for (const name of ['mon', 'osd', 'rgw', 'run']) mkdirSync(join(dir, name))
  const [port, monitorPort] = await Promise.all([freePort(), freePort()])
  const config = join(dir, 'ceph.conf')
  writeFileSync(config, configOf(dir, { port, monitorPort }))
  const children: ChildProcess[] = []
  const start = (name: string, args: readonly string[]) => {
    const output = openSync(join(dir, `${name}.out`), 'a')
    children.push(spawn(name, ['-c', config, '-f', ...args], { stdio: ['ignore', output, output] }))
  }
  const stop = async () => {
    // The graceful stop takes seconds, and nothing is to be kept.
    await Promise.all(children.map(child => kill(child)))
    rmSync(dir, { recursive: true, force: true })
  }
  try {
    await makeKeys(dir)
    await makeMonitor(dir, monitorPort)
    start('ceph-mon', ['-i', 'a'])
    await retryUntilDone(() => run('ceph', ['-c', config, '--connect-timeout', '5', '-s']))
    await makeStore(dir)
    start('ceph-osd', ['-i', '0'])
    await retryUntilDone(async () => {
      const { stdout } = await run('ceph', ['-c', config, 'osd', 'stat'])
      if (!stdout.includes('1 up')) throw new Error('the store is not up')
    })
    start('radosgw', ['-n', 'client.rgw'])
    const { AWS_ACCESS_KEY_ID: access, AWS_SECRET_ACCESS_KEY: secret } = GATEWAY_KEYS
    const user = ['user', 'create', '--uid=test', '--display-name=test', `--access-key=${access}`, `--secret-key=${secret}`]
    await run('radosgw-admin', ['-c', config, '-n', 'client.rgw', ...user])
    const endpoint = `http://127.0.0.1:${port}`
    await retryUntilDone(() => fetch(endpoint))
    return { endpoint, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Makes a bucket that anyone may read and list, as a CDN's origin. */
export async function makeBucket(endpoint: string): Promise<BucketConfig> {
  const name = `test-${randomUUID()}`
  const region = 'us-east-1'
  const credentials = {
    accessKeyId: GATEWAY_KEYS.AWS_ACCESS_KEY_ID,
    secretAccessKey: GATEWAY_KEYS.AWS_SECRET_ACCESS_KEY,
  }
  const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials })
  await client.send(new CreateBucketCommand({ Bucket: name }))
  const statement = (action: string, resource: string) => ({
    Effect: 'Allow',
    Principal: '*',
    Action: [action],
    Resource: [`arn:aws:s3:::${resource}`],
  })
  const policy = { Version: '2012-10-17', Statement: [statement('s3:GetObject', `${name}/*`), statement('s3:ListBucket', name)] }
  await client.send(new PutBucketPolicyCommand({ Bucket: name, Policy: JSON.stringify(policy) }))
  client.destroy()
  return { name, endpoint, region, prefix: '', pathStyle: true, concurrency: 32 }
}

async function makeKeys(dir: string): Promise<void> {
  const keyring = join(dir, 'keyring')
  await run('ceph-authtool', ['-C', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *'])
  const everything = ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *', '--cap', 'mgr', 'allow *']
  for (const name of ['client.admin', 'client.rgw', 'osd.0'])
    await run('ceph-authtool', [keyring, '--gen-key', '-n', name, ...everything])
}

async function makeMonitor(dir: string, port: number): Promise<void> {
  const map = join(dir, 'monmap')
  await run('monmaptool', ['--create', '--fsid', CLUSTER, '--addv', 'a', `[v2:127.0.0.1:${port}]`, map])
  const keyring = join(dir, 'keyring')
  await run('ceph-mon', ['-c', join(dir, 'ceph.conf'), '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring])
}

async function makeStore(dir: string): Promise<void> {
  const config = join(dir, 'ceph.conf')
  const input = join(dir, 'new-osd.json')
  writeFileSync(input, '{}')
  await run('ceph', ['-c', config, 'osd', 'new', STORE, '-i', input])
  await run('ceph-osd', ['-c', config, '-i', '0', '--mkfs', '--osd-uuid', STORE])
}

async function retryUntilDone(attempt: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + STARTS_WITHIN_MS
  for (;;) {
    try {
      return void (await attempt())
    } catch (error) {
      if (performance.now() > deadline) throw error
      await sleep(LOOK_EVERY_MS)
    }
  }
}

function kill(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  const exited = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGKILL')
  return exited
}

const CLUSTER = '11111111-2222-3333-4444-555555555555'
const STORE = '66666666-2222-3333-4444-555555555555'

function configOf(dir: string, { port, monitorPort }: { port: number; monitorPort: number }): string {
  return `[global]
fsid = ${CLUSTER}
mon_host = v2:127.0.0.1:${monitorPort}
public_network = 127.0.0.0/8
ms_bind_ipv6 = false
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 4
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
mon_data = ${dir}/mon
mon_warn_on_insecure_global_id_reclaim_allowed = false
auth_allow_insecure_global_id_reclaim = false
osd_data = ${dir}/osd
osd_objectstore = memstore
memstore_device_bytes = 6442450944
osd_op_num_shards = 1
osd_op_num_threads_per_shard = 2
keyring = ${dir}/keyring
admin_socket = ${dir}/run/$name.$pid.asok
run_dir = ${dir}/run
log_to_stderr = false
log_file = ${dir}/$name.log
debug_ms = 0
[client.rgw]
rgw_data = ${dir}/rgw
# Without tcp_nodelay every second answer waits 40 ms.
rgw_frontends = beast endpoint=127.0.0.1:${port} tcp_nodelay=1
rgw_thread_pool_size = 64
rgw_gc_obj_min_wait = 1
`
}
