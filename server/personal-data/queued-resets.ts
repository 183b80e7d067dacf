import type { EntityManager } from '@mikro-orm/postgresql'
import { PREPARE_PASSWORD_RESET } from '../passwords/password-reset.service.ts'

/** Ids of the password-reset jobs with this address. A job holds it until it is done, and one that failed holds it for good. */
export async function queuedResetIds(em: EntityManager, email: string): Promise<string[]> {
  // The public view of graphile-worker leaves the payload out; the version is pinned.
  const rows = await em.execute<{ id: string }[]>(
    `select jobs.id::text as id from graphile_worker._private_jobs jobs
     join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
     where tasks.identifier = ? and lower(jobs.payload ->> 'email') = ?`,
    [PREPARE_PASSWORD_RESET, email],
  )
  return rows.map(({ id }) => id)
}

/** Deletes the queued password-reset jobs for this address; a job that runs finishes by itself. */
export async function dropQueuedResets(em: EntityManager, email: string): Promise<void> {
  const ids = await queuedResetIds(em, email)
  await em.execute('select graphile_worker.complete_jobs(?::bigint[])', [`{${ids.join(',')}}`])
}
