import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type Fault, FAULTS } from './faults.ts'
import { Traffic } from './traffic.ts'
import { World, type WorldKind } from './world.ts'

export type SoakOptions = {
  readonly kind: WorldKind
  readonly seed: number
  /** Part of the names of the faults to run; default: all. */
  readonly only?: string
  /** How often each of them happens. */
  readonly rounds: number
  /** The length of a long absence. */
  readonly longMs: number
  /** Quiet time after each fault, with traffic. */
  readonly betweenMs: number
  /** The programs of a PostgreSQL of the system, for `external`; default: those of the npm package. */
  readonly postgresBinDir?: string | undefined
  readonly say: (line: string) => void
}

export type SoakReport = {
  readonly faults: readonly { readonly name: string; /** From the moment the cause is gone. */ readonly readyMs: number }[]
  readonly pages: number
  readonly badPages: readonly string[]
  readonly missedPages: number
  readonly edits: number
  readonly refusedEdits: number
  readonly lostEdits: readonly string[]
  readonly messages: number
  readonly refusedMessages: number
  readonly lostMessages: readonly string[]
  /** Mails that did not arrive, by their ids. */
  readonly lostMails: readonly string[]
  /** Processes that ended by themselves. */
  readonly ended: readonly string[]
  readonly live: { readonly medianMs: number; readonly maxMs: number; readonly notLive: number }
}

const READY_WITHIN_MS = 120_000
const SETTLE_WITHIN_MS = 120_000

/** Harms the product under readers, editors and senders, and counts refusals and losses. */
export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  const folder = mkdtempSync(join(tmpdir(), 'aroomikoda-soak-'))
  const world = await World.start(options.kind, folder, options.postgresBinDir)
  try {
    const traffic = new Traffic(world)
    await traffic.start()
    const faults = await hurt(world, options)
    await traffic.stop()
    const live = await liveFigures(world)
    const kept = await traffic.numbersKept()
    return {
      faults,
      pages: traffic.pages,
      badPages: traffic.badPages,
      missedPages: traffic.missedPages,
      edits: traffic.edits,
      refusedEdits: traffic.refusedEdits,
      lostEdits: [...traffic.acknowledged].flatMap(([id, number]) => lostEdit(id, number, kept.get(id), traffic.tried.get(id))),
      messages: traffic.messages.length,
      refusedMessages: traffic.refusedMessages,
      ...(await lostMessages(world, traffic.messages)),
      ended: world.ended,
      live,
    }
  } finally {
    await world.stop().catch((error: unknown) => options.say(String(error)))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function hurt(
  world: World,
  { kind, seed, rounds, longMs, betweenMs, say, only = '' }: SoakOptions,
): Promise<SoakReport['faults']> {
  const results: { name: string; readyMs: number }[] = []
  const wanted = FAULTS.filter(fault => fault.kinds.includes(kind) && fault.name.includes(only))
  const possible = wanted.filter(fault => !fault.needsSmallDisk || world.hasSmallDisk)
  if (wanted.length === 0) throw new Error(`No fault of ${kind} has "${only}" in its name.`)
  if (possible.length < wanted.length) say('left out: disk full (only root on Linux can mount a disk to fill)')
  const faults = inOrderOf(seed, Array.from({ length: rounds }, () => possible).flat())
  for (const fault of faults) {
    await sleep(betweenMs)
    await fault.happen(world, { longMs })
    const readyMs = Math.round(await world.untilReady(READY_WITHIN_MS))
    results.push({ name: fault.name, readyMs })
    say(`${fault.name}: ready ${readyMs} ms after its cause was gone`)
  }
  await sleep(betweenMs)
  return results
}

/** The faults in an order that the seed decides. */
function inOrderOf(seed: number, faults: readonly Fault[]): Fault[] {
  let state = seed
  const random = () => (state = (state * 48_271) % 2_147_483_647)
  return faults
    .map(fault => ({ fault, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ fault }) => fault)
}

/** A later edit without an answer may exist or not; an answered one has to exist, or a later one. */
function lostEdit(id: number, acknowledged: number, kept: number | undefined, tried: number | undefined): string[] {
  const isKept = kept !== undefined && kept >= acknowledged && kept <= (tried ?? acknowledged)
  return isKept ? [] : [`product ${id}: edit ${acknowledged} was answered, ${kept} is kept`]
}

/** Waits until everything saved is live, and tells how long edits waited for that. */
async function liveFigures(world: World): Promise<SoakReport['live']> {
  return onDatabase(world, async client => {
    const deadline = performance.now() + SETTLE_WITHIN_MS
    for (;;) {
      const { rows } = await client.query<{ waiting: number; median: number; max: number }>(
        `select count(*) filter (where state <> 'live')::int as waiting, coalesce(max(duration_ms), 0) as max,
           coalesce(percentile_cont(0.5) within group (order by duration_ms), 0)::int as median from publications where user_id is not null`,
      )
      const { waiting = 0, median = 0, max = 0 } = rows[0] ?? {}
      if (waiting === 0 || performance.now() > deadline) return { medianMs: median, maxMs: max, notLive: waiting }
      await sleep(50)
    }
  })
}

async function lostMessages(world: World, numbers: readonly string[]) {
  const stored = await onDatabase(world, async client => {
    const { rows } = await client.query<{ number: string }>('select number from messages')
    // The product would retry mails after a broken connection only in minutes.
    await client.query(`update mails set next_attempt_at = now() where state = 'queued'`)
    return new Set(rows.map(({ number }) => number))
  })
  const expected = numbers.flatMap(number => ['company', 'visitor'].map(role => `<${number}.${role}@example.ee>`))
  const missing = () => {
    const arrived = new Set(world.mail.accepted.map(({ messageId }) => messageId))
    return expected.filter(id => !arrived.has(id))
  }
  const deadline = performance.now() + SETTLE_WITHIN_MS
  while (missing().length > 0 && performance.now() < deadline) await sleep(50)
  return { lostMessages: numbers.filter(number => !stored.has(number)), lostMails: missing() }
}

async function onDatabase<Result>(world: World, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: world.postgres.databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
