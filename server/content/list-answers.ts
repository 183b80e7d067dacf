import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { IsolationLevel, raw, type FilterQuery } from '@mikro-orm/core'
import type { EntityManager, QBFilterQuery } from '@mikro-orm/postgresql'
import { etagOfDigest, LIST_DIGEST_SQL } from '../core/etag.ts'
import type { ContentKind, ContentRow, ContentView, Scope } from './content-kind.ts'

/** A whole list as JSON text, compressed with gzip: 30 MB of 10,000 products become 2. */
export type ListAnswer = {
  /**
   * Strong entity tag of the list when the tag was read. An edit may come before the rows are read: then the rows are newer than
   * the tag, and later callers get another answer.
   */
  readonly etag: string
  readonly gzip: Buffer
}

/** How many rows are read and turned into text between two turns of the event loop. */
const ROWS_AT_A_TIME = 200

/**
 * Whole lists, each read, checked and compressed once for each of its states, however many callers ask. A caller costs
 * one query for the tag, which the database computes from all ids and versions.
 */
export class ListAnswers {
  readonly #kept = new Map<string, { readonly etag: string; readonly answer: Promise<ListAnswer> }>()

  /**
   * The present answer for a list.
   * @throws the database's error; the next caller begins again
   */
  async get<Row extends ContentRow, Input, View extends ContentView>(
    em: EntityManager,
    kind: ContentKind<Row, Input, View>,
    scope: Scope,
  ): Promise<ListAnswer> {
    const key = `${kind.entity} ${JSON.stringify(scope)}`
    const etag = await listTag(em, kind, scope)
    const kept = this.#kept.get(key)
    if (kept?.etag === etag) return kept.answer
    // Packing holds a connection, and a list may change faster than it is packed: each answer waits for the one before it.
    const packing = Promise.allSettled([kept?.answer]).then(() => packedList(em, kind, scope))
    const making = { etag, answer: packing.then(gzip => ({ etag, gzip })) }
    this.#kept.set(key, making)
    // An edit between reading the tag and reading the rows puts new rows under the old tag. Such an answer goes to the callers
    // that wait for it, and is then forgotten, as is one that failed.
    const tagAfter = await making.answer.then(() => listTag(em, kind, scope)).catch(() => null)
    if (tagAfter !== etag && this.#kept.get(key) === making) this.#kept.delete(key)
    return making.answer
  }
}

/** The list for a client that does not accept gzip. */
export function unpacked({ gzip }: ListAnswer): Readable {
  return Readable.from([gzip]).pipe(createGunzip())
}

/** The entity tag of a list's present rows. */
async function listTag<Row extends ContentRow, Input, View extends ContentView>(
  em: EntityManager,
  kind: ContentKind<Row, Input, View>,
  scope: Scope,
): Promise<string> {
  const query = em
    .createQueryBuilder(kind.Row)
    // The builder's types know the columns of the entity alone.
    .select(raw(LIST_DIGEST_SQL).as('digest') as never)
    .where(scope as QBFilterQuery<Row>)
  const { digest } = await query.execute<{ digest: string }>('get')
  return etagOfDigest(kind.entity, digest)
}

/**
 * Reads and compresses a list as of one moment, a part of the rows at a time: the ORM takes seconds to make objects of 10,000,
 * without a turn for others.
 */
async function packedList<Row extends ContentRow, Input, View extends ContentView>(
  em: EntityManager,
  kind: ContentKind<Row, Input, View>,
  scope: Scope,
): Promise<Buffer> {
  const oneMoment = { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true }
  return em.fork().transactional(async tx => {
    const query = tx
      .createQueryBuilder(kind.Row)
      // The builder's types cannot follow a generic row.
      .select('id' as never)
      .where(scope as QBFilterQuery<Row>)
    const rows = await query.orderBy(kind.order as never).execute<{ id: number }[]>('all')
    const gzip = createGzip()
    const text = listText(
      tx,
      kind,
      rows.map(({ id }) => id),
    )
    const [packed] = await Promise.all([buffer(gzip), pipeline(text, gzip)])
    return packed
  }, oneMoment)
}

/** Gives the list as JSON text, part by part, every row through its schema, as in other answers. */
async function* listText<Row extends ContentRow, Input, View extends ContentView>(
  tx: EntityManager,
  kind: ContentKind<Row, Input, View>,
  ids: readonly number[],
): AsyncGenerator<string> {
  for (let at = 0; at < ids.length; at += ROWS_AT_A_TIME) {
    const part = ids.slice(at, at + ROWS_AT_A_TIME)
    const found: Row[] = await tx.find(kind.Row, { id: { $in: part } } as unknown as FilterQuery<Row>)
    const rows = new Map(found.map(row => [row.id, row]))
    const texts = part.map(id => JSON.stringify(kind.View.encode(kind.toView(rows.get(id) as Row))))
    yield (at === 0 ? '[' : ',') + texts.join(',')
    tx.clear()
    await setImmediate()
  }
  yield ids.length === 0 ? '[]' : ']'
}
