import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * Condition on the queue's rows: a job that a killed process had begun, and that was then queued again by its key.
 * graphile-worker takes key and attempts from such a row, and frees its lock some hours later: it never runs again.
 */
export const IS_REPLACED = 'key is null and attempts >= max_attempts and last_error is null'

/**
 * Deletes replaced jobs: each kill leaves one. The queue frees their locks after some hours. A worker that still works on such a
 * job finds no row at its end, which harms nothing.
 */
export async function deleteReplacedJobs(em: EntityManager): Promise<void> {
  await em.execute(
    `delete from graphile_worker._private_jobs where ${IS_REPLACED} and (locked_at is null or locked_at < now() - interval '1 day')`,
  )
}

/**
 * Deletes jobs of these tasks that failed too often, because a payload may name a person.
 * @param before keeps those that changed later
 */
export async function deleteGivenUpJobs(em: EntityManager, tasks: readonly string[], before: Date): Promise<void> {
  await em.execute(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs
       where task_identifier in (select jsonb_array_elements_text(?::jsonb)) and attempts >= max_attempts and updated_at < ?))`,
    [JSON.stringify(tasks), before],
  )
}
