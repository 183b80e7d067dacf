import { setTimeout as sleep } from 'node:timers/promises'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { ADVISORY_LOCK } from '#server/core/advisory-locks.ts'
import type { WorkLog } from '#server/core/log.ts'
import { restartPauses } from '#server/core/restart-pauses.ts'
import { NO_PROGRESS } from '#server/publication-queue/publication.schemas.ts'
import { announce, markLive, waitingPublications } from './publication-queue.ts'

/** Short: an administrator at work hardly notices it. */
const POLL_EVERY_MS = 200

/**
 * Marks publications live at once: every page of the development site already shows what is saved. It leaves alone those that
 * hold back a page, and all of them while a product publishes from the same database. It takes no jobs: a product that starts
 * later finds the jobs, and publishes everything with the first.
 * @returns a function that stops it
 */
export function markEditsLive(orm: MikroORM, log: WorkLog): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = restartPauses()
  const marking = (async () => {
    while (!signal.aborted) {
      try {
        await orm.em.fork().transactional(markLiveUnlessPublished)
        await sleep(POLL_EVERY_MS, undefined, { signal }).catch(() => {})
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, 'publications could not be marked live; it is tried again')
        await pause(signal)
      }
    }
  })()
  return () => {
    stopping.abort()
    return marking
  }
}

/** Marks what waits as live, unless a product publishes from this database: then its publisher holds the lock. */
export async function markLiveUnlessPublished(em: EntityManager): Promise<void> {
  const { freshIds: ids } = await waitingPublications(em)
  if (ids.length === 0) return
  const [lock] = await em.execute<{ taken: boolean }[]>('select pg_try_advisory_xact_lock(?) as taken', [ADVISORY_LOCK.publisher])
  if (!lock?.taken) return
  await markLive(em, ids, { rendered: 0, total: 0, awaitsDelivery: false }, new Date())
  await announce(em, { ...NO_PROGRESS, ids: [...ids], state: 'live', duration_ms: 0 })
}
