import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fillDisk } from './small-disk.ts'
import type { World, WorldKind } from './world.ts'

/** Something that goes wrong in an operator's week. */
export type Fault = {
  readonly name: string
  readonly kinds: readonly WorldKind[]
  /** It fills the disk of DATA_DIR: left out where that is not one of the soak's own. */
  readonly needsSmallDisk?: true
  /** Hurts the product and returns when the cause is gone: from then on it has to be ready again by itself. */
  readonly happen: (world: World, options: { longMs: number }) => Promise<void>
}

const BOTH: readonly WorldKind[] = ['embedded', 'external']
/** A short look away, as a restart takes. */
const MOMENT_MS = 1_000
const BACK_WITHIN_MS = 60_000

/** One line for each; what is added here is part of every soak of its kinds. */
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

/** No server can send files that are gone: requests until they are back are counted for themselves. */
async function siteDeleted(world: World): Promise<void> {
  const site = join(world.dataDir, 'site')
  world.isSiteThere = false
  // An edit may write there in the same moment: then the rest is deleted after it.
  await rm(site, { recursive: true, force: true, maxRetries: 20, retryDelay: 10 })
  const deadline = performance.now() + BACK_WITHIN_MS
  const last = join(site, '_headers')
  while (!existsSync(last) || !existsSync(join(site, 'ru', 'tooted.html'))) {
    if (performance.now() > deadline) throw new Error(`${site} was not published again within a minute`)
    await sleep(50)
  }
  // What was read before the last of them was back is still being answered.
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
