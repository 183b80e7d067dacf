import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/core/embedded-postgres.ts'
import { type LoadBalancer, startLoadBalancer } from './load-balancer.ts'
import { GATEWAY_KEYS, gatewayObstacle, makeBucket, startObjectGateway } from './object-gateway.ts'
import { freePort, type ProductProcess, startProduct } from './product-process.ts'

/** The address of the gateway that the tests of one run share. */
const GATEWAY = 'TEST_GATEWAY'

/** Whether browser tests run against two machines: `TEST_MACHINES=2 npm test -- tests/e2e/`. */
export const areTwoMachines = (): boolean => process.env['TEST_MACHINES'] === '2'

/** Playwright's global set-up: for {@link startTwoMachines} the gateway, else nothing. @throws Error where no gateway can run */
export default async function setUp(): Promise<() => Promise<void>> {
  if (!areTwoMachines()) return async () => {}
  const obstacle = gatewayObstacle()
  if (obstacle !== null) throw new Error(`The tests on two machines need an object gateway: ${obstacle}.`)
  const { endpoint, stop } = await startObjectGateway()
  process.env[GATEWAY] = endpoint
  return stop
}

/** One product, or two machines. */
export type RunningProduct = {
  readonly origin: string
  /** Of each machine: none sees another's. */
  readonly dataDirs: readonly string[]
  /** What it printed so far. */
  output(): string
  /** @throws Error when a machine does not end cleanly */
  stop(): Promise<void>
  /** Kills what still runs, and removes the folders. */
  end(): Promise<void>
}

/**
 * Two products on one database and one bucket behind a load balancer, whose origin it has: one publishes, the other answers
 * from the bucket.
 * @throws Error with a machine's output when it does not start; by then nothing of it runs any more
 */
export async function startTwoMachines(): Promise<RunningProduct> {
  const home = mkdtempSync(join(tmpdir(), 'aroomikoda-machines-'))
  const [databaseDir, ...dataDirs] = ['database', 'machine-1', 'machine-2'].map(name => join(home, name)) as [string, ...string[]]
  const machines: ProductProcess[] = []
  let balancer: LoadBalancer | undefined
  let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>> | undefined
  const end = async () => {
    await Promise.all(machines.map(machine => machine.kill()))
    await balancer?.stop()
    await postgres?.stop()
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    // Run by root, the database works as another user, who must be able to enter.
    chmodSync(home, 0o755)
    for (const dir of [databaseDir, ...dataDirs]) mkdirSync(dir)
    postgres = await startEmbeddedPostgres({ dataDir: databaseDir, log: () => {}, durability: 'off' })
    const ports = [await freePort(), await freePort()]
    balancer = await startLoadBalancer(ports.map(port => `http://127.0.0.1:${port}`))
    const env = await sharedSettings(postgres.databaseUrl, balancer.origin)
    for (const [index, dataDir] of dataDirs.entries())
      machines.push(await startProduct({ dataDir, port: ports[index] as number, env }))
    const stop = async () => {
      for (const machine of machines.toReversed()) await machine.stop()
    }
    return { origin: balancer.origin, dataDirs, output: () => machines.map(({ output }) => output()).join('\n'), stop, end }
  } catch (error) {
    await end()
    throw error
  }
}

async function sharedSettings(databaseUrl: string, origin: string): Promise<Record<string, string>> {
  const { name, endpoint, region } = await makeBucket(process.env[GATEWAY] as string)
  return {
    ...GATEWAY_KEYS,
    DATABASE_URL: databaseUrl,
    DEMO_CONTENT: 'on',
    SESSION_SECRET: 'the-same-secret-on-both-machines',
    PUBLIC_URL: origin,
    TRUSTED_PROXIES: '127.0.0.1',
    S3_BUCKET: name,
    S3_ENDPOINT: endpoint as string,
    S3_REGION: region as string,
  }
}
