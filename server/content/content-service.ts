import { isDeepStrictEqual } from 'node:util'
import { ConstraintViolationException, LockMode, type FilterQuery, type RequiredEntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { recordAuditEvent } from '../audit-log/record-audit-event.ts'
import { AppError } from '../core/errors.ts'
import { listEtag, requireCurrent, rowEtag } from '../core/etag.ts'
import { keepFormerAddresses } from '../former-addresses/former-address.service.ts'
import { enqueuePublication } from '../publication-queue/enqueue.ts'
import { Publication } from '../publication-queue/publication.entity.ts'
import type { RecordedChange } from '../publication-queue/publication.schemas.ts'
import type { ContentKind, ContentRow, ContentView, Edit, Scope } from './content-kind.ts'
import { requireAddedPictures } from './shown-pictures.ts'

/** A value and its entity tag. */
export type Tagged<Value> = { value: Value; etag: string }

/** A saved value; `publicationId` is null when the write changed nothing. */
export type Saved<Value> = Tagged<Value> & { publicationId: number | null }

/** The row to write, and the version that the caller based the write on, if it says so. */
export type Target = { scope: Scope; id: number; ifMatch: string | undefined }

/** A part of a list: its number of rows, and how many to skip. */
export type Part = { readonly limit: number; readonly offset: number }

/** Reads a list or a part of it, in its order, with one query. */
export async function listContent<Row extends ContentRow, Input, View extends ContentView>(
  em: EntityManager,
  kind: ContentKind<Row, Input, View>,
  scope: Scope,
  part?: Part,
): Promise<Tagged<View[]>> {
  const rows: Row[] = await em.find(kind.Row, scope as FilterQuery<Row>, { orderBy: kind.order, ...part })
  return { value: rows.map(kind.toView), etag: listEtag(kind.entity, rows) }
}

/**
 * Reads one item.
 * @throws AppError NOT_FOUND
 */
export async function getContent<Row extends ContentRow, Input, View extends ContentView>(
  em: EntityManager,
  kind: ContentKind<Row, Input, View>,
  target: Pick<Target, 'scope' | 'id'>,
): Promise<Tagged<View>> {
  return tagged(kind, await findRow(em, kind, target))
}

/**
 * Creates a row and queues its publication in one transaction.
 * @throws AppError CREATED_BEFORE, with the row's id, when the edit's key has made one, or what the kind's rules name
 */
export async function createContent<Row extends ContentRow, Input, View extends ContentView>(
  em: EntityManager,
  kind: ContentKind<Row, Input, View>,
  creation: { scope: Scope; input: Input; edit: Edit },
): Promise<Saved<View>> {
  const { scope, input, edit } = creation
  kind.checkCreation?.(input, scope)
  await refuseKnownKey(em, edit)
  const work = async (tx: EntityManager): Promise<Saved<View>> => {
    const extra = await kind.valuesAtCreation?.(tx, scope, edit)
    const row: Row = tx.create(kind.Row, { ...scope, ...kind.toValues(input), ...extra } as RequiredEntityData<Row>)
    await tx.flush()
    const created = tagged(kind, row)
    await requireAddedPictures(tx, kind.pictureFields, [{ before: null, after: created.value }])
    const publicationId = await publish(tx, [recordedChange(kind, null, created.value)], edit)
    return { ...created, publicationId }
  }
  try {
    return await inTransaction(em, kind.constraintErrors, work)
  } catch (error) {
    // Two requests with one key may both have found it unused above. Then the second fails here, at the unique key or at a rule
    // that the first one's row makes it break, and hears of that row.
    await refuseKnownKey(em, edit)
    throw error
  }
}

/** @throws AppError CREATED_BEFORE when the edit's key has made a row */
async function refuseKnownKey(em: EntityManager, { idempotencyKey }: Edit): Promise<void> {
  if (idempotencyKey === undefined) return
  const publication = await em.fork().findOne(Publication, { idempotency_key: idempotencyKey })
  if (publication) throw new AppError('CREATED_BEFORE', { details: { id: publication.changes[0]?.id } })
}

/**
 * Replaces a row's fields and queues the publication in one transaction; writes nothing when nothing differs.
 * @throws AppError NOT_FOUND, STALE_VERSION, or what the kind's rules name
 */
export function updateContent<Row extends ContentRow, Input, View extends ContentView>(
  em: EntityManager,
  kind: ContentKind<Row, Input, View>,
  change: { target: Target; input: Input; edit: Edit },
): Promise<Saved<View>> {
  return inTransaction(em, kind.constraintErrors, async tx => {
    const row = await lockRow(tx, kind, change.target)
    const before = kind.toView(row)
    // The ORM's types cannot follow a generic row.
    tx.assign(row as object, kind.toValues(change.input) as object)
    await tx.flush()
    const after = tagged(kind, row)
    await requireAddedPictures(tx, kind.pictureFields, [{ before, after: after.value }])
    const isSame = isDeepStrictEqual(before, after.value)
    const publicationId = isSame ? null : await publish(tx, [recordedChange(kind, before, after.value)], change.edit)
    return { ...after, publicationId }
  })
}

/**
 * Deletes a row and queues the publication in one transaction.
 * @returns the publication's id
 * @throws AppError NOT_FOUND, STALE_VERSION, or what the kind's rules name
 */
export function deleteContent<Row extends ContentRow, Input, View extends ContentView>(
  em: EntityManager,
  kind: ContentKind<Row, Input, View>,
  deletion: { target: Target; edit: Edit },
): Promise<number> {
  return inTransaction(em, kind.constraintErrors, async tx => {
    const row = await lockRow(tx, kind, deletion.target)
    await kind.checkDeletion?.(tx, row)
    const before = kind.toView(row)
    await tx.remove(row).flush()
    const label = kind.hasPersonalLabel ? '' : kind.label(before)
    const subject = { type: kind.entity, id: before.id, label }
    await recordAuditEvent(tx, { by: deletion.edit.by, action: 'content-deleted', subject, details: {} })
    return publish(tx, [recordedChange(kind, before, null)], deletion.edit)
  })
}

/**
 * One row's change as the list of publications and the publisher see it.
 * @param before null when the row is created
 * @param after null when the row is deleted
 */
export function recordedChange<Row extends ContentRow, Input, View extends ContentView>(
  kind: ContentKind<Row, Input, View>,
  before: View | null,
  after: View | null,
): RecordedChange {
  const view = after ?? before
  if (!view) throw new TypeError('A change needs a row before or after it.')
  return {
    entity: kind.entity,
    id: view.id,
    label: kind.label(view),
    before: before && { ...before },
    after: after && { ...after },
  }
}

/**
 * Keeps the addresses that these changes leave, and queues their publication, in the caller's transaction.
 * @param undoes the publication that these changes undo
 * @returns the id of the new publication
 */
export async function publish(em: EntityManager, changes: RecordedChange[], edit: Edit, undoes?: number): Promise<number> {
  await keepFormerAddresses(em, changes, edit.startedAt)
  return enqueuePublication(em, {
    changes,
    userId: edit.userId,
    queuedAt: edit.startedAt,
    ...(undoes !== undefined && { undoes }),
    ...(edit.idempotencyKey !== undefined && { idempotencyKey: edit.idempotencyKey }),
  })
}

function tagged<Row extends ContentRow, Input, View extends ContentView>(
  kind: ContentKind<Row, Input, View>,
  row: Row,
): Tagged<View> {
  return { value: kind.toView(row), etag: rowEtag(kind.entity, row) }
}

async function findRow<Row extends ContentRow, Input, View extends ContentView>(
  em: EntityManager,
  kind: ContentKind<Row, Input, View>,
  target: Pick<Target, 'scope' | 'id'>,
  lock?: LockMode.PESSIMISTIC_WRITE,
): Promise<Row> {
  const where = { ...target.scope, id: target.id } as FilterQuery<Row>
  const row: Row | null = await em.findOne(kind.Row, where, lock === undefined ? {} : { lockMode: lock })
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/**
 * Locks a row until the transaction ends. Of two writes based on one version the second waits, sees the first one's version,
 * and is refused.
 * @throws AppError NOT_FOUND, STALE_VERSION
 */
async function lockRow<Row extends ContentRow, Input, View extends ContentView>(
  em: EntityManager,
  kind: ContentKind<Row, Input, View>,
  target: Target,
): Promise<Row> {
  const row = await findRow(em, kind, target, LockMode.PESSIMISTIC_WRITE)
  requireCurrent(target.ifMatch, rowEtag(kind.entity, row))
  return row
}

/**
 * Runs work in a transaction.
 * @param constraintErrors the caller's error when a database constraint refuses, by the constraint's name
 */
export async function inTransaction<Result>(
  em: EntityManager,
  constraintErrors: Readonly<Record<string, () => AppError>> | undefined,
  work: (tx: EntityManager) => Promise<Result>,
): Promise<Result> {
  try {
    return await em.transactional(work)
  } catch (error) {
    throw constraintError(error, constraintErrors) ?? error
  }
}

/** The caller's error for a constraint that refused, whose name the ORM's exception takes over from PostgreSQL. */
function constraintError(error: unknown, errors: Readonly<Record<string, () => AppError>> = {}): AppError | undefined {
  if (!(error instanceof ConstraintViolationException) || !('constraint' in error)) return undefined
  return errors[String(error.constraint)]?.()
}
