import type { EntityManager } from '@mikro-orm/postgresql'
import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Purged, Purger } from './purge/purger.ts'

/** Names of the jobs that follow a delivery. */
export const PURGE_AGAIN = 'purge-again'
export const COMPARE_BUCKET = 'compare-bucket'

/** Why a second purge: a cache may have asked the bucket before the write, and stored the answer after the first purge. */
const PURGE_AGAIN_AFTER_S = 5
/** Longer than a request of a stopped writer can be under way. */
const COMPARE_AFTER_S = 60
/** How often the queue tries each of them. */
const MAX_ATTEMPTS = 12

const Purge = z.union([z.literal('everything'), z.object({ addresses: z.array(z.string()) })])

/** Queues the same purge once more, in the caller's transaction. */
export async function queueSecondPurge(em: EntityManager, purge: Purged): Promise<void> {
  await em.execute(
    `select graphile_worker.add_job('${PURGE_AGAIN}', ?::json, max_attempts := ${MAX_ATTEMPTS}, run_at := now() + interval '${PURGE_AGAIN_AFTER_S} seconds')`,
    [JSON.stringify({ purge })],
  )
}

/** Queues a comparison for the time when a writer that lost its lock has certainly stopped. */
export async function queueComparison(em: EntityManager): Promise<void> {
  await em.execute(
    `select graphile_worker.add_job('${COMPARE_BUCKET}', '{}'::json, job_key := '${COMPARE_BUCKET}', max_attempts := ${MAX_ATTEMPTS}, run_at := now() + interval '${COMPARE_AFTER_S} seconds')`,
  )
}

/** What these jobs do, by their names. */
export function laterJobs({
  purger,
  compare,
  signal,
}: {
  purger: Purger | null
  compare: () => void
  signal: AbortSignal
}): TaskList {
  return {
    async [PURGE_AGAIN](payload, { job }) {
      const { purge } = z.object({ purge: Purge }).parse(payload)
      await purger?.purge(purge, { id: `again-${job.id}`, signal })
    },
    async [COMPARE_BUCKET]() {
      compare()
    },
  }
}
