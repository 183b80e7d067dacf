import { join } from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import { onTestFinished } from 'vitest'
import { categorySegment } from '#common/category-segment.ts'
import { BucketDelivery } from '#content-build/deliver/bucket-delivery.ts'
import type { DeliveryOptions } from '#content-build/deliver/delivery-options.ts'
import { Publisher } from '#content-build/process/publisher.ts'
import { startPublishWorker, type PublishWorker } from '#content-build/process/worker.ts'
import { ReleaseStore } from '#content-build/release/release-store.ts'
import type { CompiledSite } from '#content-build/render/compiled-site.ts'
import { loadDemoContent } from '#demo/load-demo-content.ts'
import { openDatabase } from '#server/app/database.ts'
import { Category } from '#server/categories/category.entity.ts'
import { Feedback } from '#server/feedbacks/feedback.entity.ts'
import { enqueuePublication } from '#server/publication-queue/enqueue.ts'
import { Publication } from '#server/publication-queue/publication.entity.ts'
import { Text } from '#server/texts/text.entity.ts'
import { demoMedia } from './demo-media.ts'
import { firstPublish } from './first-publish.ts'
import { createTestDatabase } from './postgres.ts'
import { filesOf } from './site-folder.ts'

/**
 * Names for {@link firstPublish}: of {@link demoDatabase}, of the same where the publisher finds no picture, and of
 * {@link emptyDatabase}.
 */
export const DEMO_COMPANY = 'demo company'
export const WITHOUT_PICTURES = 'demo company without pictures'
export const NO_CONTENT = 'no content'

/** A database without content, for one test. */
export async function emptyDatabase(): Promise<{ orm: MikroORM; databaseUrl: string }> {
  const { databaseUrl, drop } = await createTestDatabase()
  const orm = await openDatabase({ databaseUrl })
  onTestFinished(async () => {
    await orm.close()
    await drop()
  })
  return { orm, databaseUrl }
}

/** A database with the demo company, and publishers on it as separate processes would run them. */
export async function demoDatabase(): Promise<{ orm: MikroORM; databaseUrl: string }> {
  const database = await emptyDatabase()
  await loadDemoContent(database.orm, demoMedia)
  return database
}

export type PublishingProcess = {
  readonly worker: Promise<PublishWorker>
  readonly isStandingBy: () => boolean
  /** The logged errors. */
  readonly errors: readonly string[]
  files(): Record<string, string>
  stop(): Promise<void>
}

/** A publisher with a database connection of its own, publishing into a folder. @param beyond a bucket that it delivers to */
export async function startPublishingProcess(
  databaseUrl: string,
  site: CompiledSite,
  folder: string,
  beyond: Pick<DeliveryOptions, 'bucket' | 'purger'> | null = null,
): Promise<PublishingProcess> {
  const orm = await openDatabase({ databaseUrl, maxConnections: 10 })
  const errors: string[] = []
  const log = { info() {}, error: (_fields: object, message: string) => void errors.push(message) }
  const stopping = new AbortController()
  let standingBy = false
  const place = { target: 'bucket', dataDir: folder, origin: site.origin, concurrency: 8 }
  const delivery = beyond && new BucketDelivery({ ...place, ...beyond, orm, log })
  const published = { site, store: new ReleaseStore(folder), pictures: demoMedia }
  const publisher = new Publisher({ ...published, orm, log, delivery: delivery ?? undefined })
  const onStandby = () => void (standingBy = true)
  const start = () => startPublishWorker({ orm, publisher, delivery, log, signal: stopping.signal, onStandby, onReady() {} })
  const worker = firstPublish(DEMO_COMPANY, folder, start)
  let stopped: Promise<void> | null = null
  const stop = () =>
    (stopped ??= (async () => {
      stopping.abort()
      await worker.then(
        running => running.stop(),
        () => {},
      )
      await orm.close()
    })())
  onTestFinished(stop)
  return { worker, isStandingBy: () => standingBy, errors, files: () => filesOf(join(folder, 'site')), stop }
}

/** Saves a customer's new words as the API does, and returns the publication's id. */
export async function saveFeedback(orm: MikroORM, body: string): Promise<number> {
  return orm.em.fork().transactional(async em => {
    const feedback = em.create(Feedback, { body, body_en: null, body_ru: null, version: 1 })
    await em.flush()
    const change = { entity: 'feedback' as const, id: feedback.id, label: body, before: null, after: { body } }
    return enqueuePublication(em, { changes: [change], userId: null, queuedAt: new Date() })
  })
}

/** Deletes a customer's words, as undoing their publication does. */
export async function deleteFeedback(orm: MikroORM, words: string): Promise<number> {
  return orm.em.fork().transactional(async em => {
    const feedback = await em.findOneOrFail(Feedback, { body: { $like: `%${words}%` } })
    const change = { entity: 'feedback' as const, id: feedback.id, label: '', before: { body: feedback.body }, after: null }
    em.remove(feedback)
    return enqueuePublication(em, { changes: [change], userId: null, queuedAt: new Date() })
  })
}

/** Saves a text as the API does, and returns the publication's id. */
export async function saveText(orm: MikroORM, id: number, body: string): Promise<number> {
  return orm.em.fork().transactional(async em => {
    const text = await em.findOneOrFail(Text, { id })
    const change = { entity: 'text' as const, id, label: '', before: { body: text.body }, after: { body } }
    text.body = body
    return enqueuePublication(em, { changes: [change], userId: null, queuedAt: new Date() })
  })
}

/** Renames the category with the most products as the API does, and returns the publication's id. */
export async function renameCategory(orm: MikroORM, name: string): Promise<number> {
  return orm.em.fork().transactional(async em => {
    const [{ id } = { id: 0 }] = await em.execute<{ id: number }[]>(
      'select category_id as id from products group by category_id order by count(*) desc, category_id limit 1',
    )
    const category = await em.findOneOrFail(Category, { id })
    const change = { entity: 'category' as const, id, label: name, before: { name: category.name }, after: { name } }
    Object.assign(category, { name, segment: categorySegment(name) })
    return enqueuePublication(em, { changes: [change], userId: null, queuedAt: new Date() })
  })
}

export async function publication(orm: MikroORM, id: number): Promise<Publication> {
  return orm.em.fork().findOneOrFail(Publication, { id })
}
