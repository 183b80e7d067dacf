import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fillDisk } from './small-disk.ts'
import type { World, WorldKind } from './world.ts'

/** A fault in an operator's week. */
export type Fault = {
  readonly name: string
  readonly kinds: readonly WorldKind[]
  /** It fills the disk of DATA_DIR: the soak skips it where that is not its own disk. */
  readonly needsSmallDisk?: true
  /** Harms the product and returns when the cause is gone: from then on it has to become ready again by itself. */
  readonly happen: (world: World, options: { longMs: number }) => Promise<void>
}

const BOTH: readonly WorldKind[] = ['embedded', 'external']
/** A short absence, as in a restart. */
const MOMENT_MS = 1_000
const BACK_WITHIN_MS = 60_000

/** One line for each; every soak of a fault's kinds includes it. */
export const FAULTS: readonly Fault[] = [
  { name: 'PostgreSQL restarted in order', kinds: BOTH, happen: world => restart(world, 'fast') },
  { name: 'PostgreSQL restarted at once', kinds: BOTH, happen: world => restart(world, 'immediate') },
  { name: 'one process of PostgreSQL killed', kinds: BOTH, happen: world => world.postgres.killOneProcess() },
  { name: 'every session ended', kinds: BOTH, happen: world => world.postgres.endSessions() },
  { name: 'PostgreSQL away for long', kinds: ['external'], happen: (world, { longMs }) => restart(world, 'fast', longMs) },
  { name: 'mail server away', kinds: BOTH, happen: mailServerAway },
  { name: 'disk full', kinds: BOTH, needsSmallDisk: true, happen: diskFull },
  { name: 'site/ deleted', kinds: BOTH, happen: siteDeleted },
  { name: 'an API process killed', kinds: ['external'], happen: world => killApi(world, 0) },
  { name: 'the other API process killed', kinds: ['external'], happen: world => killApi(world, 1) },
  { name: 'the worker killed', kinds: ['external'], happen: killWorker },
]

/** The product starts its own database again; the operator starts another one. */
async function restart(world: World, mode: 'fast' | 'immediate', awayMs = MOMENT_MS): Promise<void> {
  await world.postgres.stop(mode)
  if (world.kind === 'embedded') return
  await sleep(awayMs)
  await world.postgres.start()
}

async function mailServerAway({ mail }: World): Promise<void> {
  await mail.goDown()
  await sleep(2 * MOMENT_MS)
  await mail.comeUp()
}

async function diskFull({ dataDir }: World): Promise<void> {
  const makeRoom = fillDisk(dataDir)
  await sleep(5 * MOMENT_MS)
  makeRoom()
}

/** No server can send missing files: the soak counts requests until their return separately. */
async function siteDeleted(world: World): Promise<void> {
  const site = join(world.dataDir, 'site')
  world.isSiteThere = false
  // An edit may write there in the same moment: then this deletes the rest after it.
  await rm(site, { recursive: true, force: true, maxRetries: 20, retryDelay: 10 })
  const deadline = performance.now() + BACK_WITHIN_MS
  const last = join(site, '_headers')
  while (!existsSync(last) || !existsSync(join(site, 'ru', 'tooted.html'))) {
    if (performance.now() > deadline) throw new Error(`${site} was not published again within a minute`)
    await sleep(50)
  }
  // The server still answers requests from before the return of the last file.
  await sleep(MOMENT_MS)
  world.isSiteThere = true
}

async function killApi(world: World, index: number): Promise<void> {
  await world.killApi(index)
  await sleep(2 * MOMENT_MS)
  await world.startApiAgain(index)
}

async function killWorker(world: World): Promise<void> {
  await world.killWorker()
  await sleep(2 * MOMENT_MS)
  await world.startWorker()
}
