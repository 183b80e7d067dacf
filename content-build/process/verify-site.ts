import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import { type BucketComparison, BucketJournal } from '#server/bucket-journal/bucket-journal.entity.ts'
import { targetOf } from '#server/bucket-journal/bucket-warning.ts'
import type { BucketConfig, Config } from '#server/core/config.ts'
import { isLostConnection } from '#server/core/lost-connection.ts'
import { readSiteCheck, type SiteCheck } from '#server/site/site-check.ts'
import { runPublisher } from './publish-process.ts'
import { CHECK_SITE_CHANNEL } from './worker.ts'

const POLL_EVERY_MS = 200
/** The command repeats its request: the process that heard it may have ended. */
const ASK_EVERY_MS = 2_000
/** The terminal shows so often that the command still waits. */
const REMIND_EVERY_MS = 30_000

/** The report of a check of all files. */
export type WholeCheck = NonNullable<SiteCheck['whole']>
/** What a comparison of the bucket found, or why there is none. */
export type BucketCheck = Pick<BucketComparison, 'objects' | 'differing'> | { readonly failure: string }

/**
 * Has the publishing process compare the published folders with the release and with a full render, and mend them.
 * Where none publishes, this process does. It is on standby beside the publisher as `npm run worker` is, so that one of
 * them hears the request. A bucket is compared with the folder, and mended, too.
 * @param tell gets lines for the person at the terminal
 * @returns null when the check was stopped
 * @throws what the publisher throws
 */
export async function verifySite(options: {
  config: Config
  databaseUrl: string
  orm: MikroORM
  log: Parameters<typeof runPublisher>[0]['log']
  signal: AbortSignal
  tell: (line: string) => void
}): Promise<Found | null> {
  const { config, orm, signal, tell } = options
  const id = randomUUID()
  const done = new AbortController()
  const over = new AbortController()
  // Until the publisher reports its state, perhaps no process hears the request.
  let dueAt = Infinity
  const publishing = runPublisher({
    ...options,
    signal: AbortSignal.any([signal, done.signal]),
    checksWhenAsked: true,
    onState(state) {
      dueAt = state === 'waiting' ? Infinity : 0
      if (state === 'standby') tell('The running product checks its published files; edits go first.')
      if (state === 'ready') tell('Checking the published files.')
    },
  }).finally(() => over.abort())
  // The `finally` below reports a failure; without this one Node would end the process at once.
  publishing.catch(() => {})

  const askWhenDue = async () => {
    if (performance.now() < dueAt) return
    dueAt = performance.now() + ASK_EVERY_MS
    await ask(orm, id)
  }
  try {
    return await untilFound({ askWhenDue, look: lookFor({ config, orm, id }), over: over.signal, tell })
  } finally {
    // Otherwise this process would go on as a publisher.
    done.abort()
    await publishing
  }
}

/** Asks and looks until there is a result. @returns null when it is over without one */
async function untilFound({
  askWhenDue,
  look,
  over,
  tell,
}: {
  askWhenDue: () => Promise<void>
  look: () => Promise<Found | null>
  over: AbortSignal
  tell: (line: string) => void
}): Promise<Found | null> {
  const remind = reminder(tell)
  let found: Found | null = null
  while (!over.aborted && found === null) {
    await unlessLost(askWhenDue)
    remind()
    await sleep(POLL_EVERY_MS)
    found = (await unlessLost(look)) ?? null
  }
  return found
}

/** What the check found. */
type Found = { readonly whole: WholeCheck; readonly bucket: BucketCheck | null }

/** @returns a function that gives null while a part of the check is under way */
function lookFor({ config, orm, id }: { config: Config; orm: MikroORM; id: string }): () => Promise<Found | null> {
  // The report has the last check alone: another one may have taken its place before the bucket is compared.
  let seen: WholeCheck | null = null
  return async () => {
    const { whole } = await readSiteCheck(config.dataDir)
    if (whole?.id === id) seen = whole
    if (seen === null) return null
    if (config.bucket === null) return { whole: seen, bucket: null }
    const bucket = await bucketCheck(orm, config.bucket, id)
    return bucket && { whole: seen, bucket }
  }
}

/** @returns null while the comparison is under way */
async function bucketCheck(orm: MikroORM, bucket: BucketConfig, id: string): Promise<BucketCheck | null> {
  const entry = await orm.em.fork().findOne(BucketJournal, { target: targetOf(bucket) })
  if (entry?.comparison?.id === id) return entry.comparison
  return entry?.failing_since ? { failure: entry.failure ?? '' } : null
}

/** @returns a function to be called often, which tells every half minute that the command still waits */
function reminder(tell: (line: string) => void): () => void {
  let lastRemindedAt = performance.now()
  return () => {
    if (performance.now() - lastRemindedAt <= REMIND_EVERY_MS) return
    lastRemindedAt = performance.now()
    tell(
      'Still waiting. The product that publishes has to use the same DATA_DIR and this version; thousands of pages take a minute.',
    )
  }
}

/** Requests the check from the process that publishes. */
async function ask(orm: MikroORM, id: string): Promise<void> {
  await orm.em.fork().execute('select pg_notify(?, ?)', [CHECK_SITE_CHANNEL, id])
}

/** @returns undefined where the database's connection was lost: the next turn tries again */
async function unlessLost<T>(request: () => Promise<T>): Promise<T | undefined> {
  try {
    return await request()
  } catch (error) {
    if (!isLostConnection(error)) throw error
    return undefined
  }
}
