import type { EntityManager } from '@mikro-orm/postgresql'

/** The publications that are live here and that the bucket lacks. */
export async function undeliveredIds(em: EntityManager): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>('select id from publications where awaits_delivery order by id')
  return rows.map(({ id }) => id)
}

/** Marks publications as live at the CDN. @returns milliseconds since the first of them was saved; null when there is none */
export async function markDelivered(em: EntityManager, ids: readonly number[], at: Date): Promise<number | null> {
  if (ids.length === 0) return null
  const rows = await em.execute<{ queued_at: string }[]>(
    `update publications set awaits_delivery = false, delivered_at = ? where id = any(?::int[]) and awaits_delivery returning queued_at`,
    [at, `{${ids.join(',')}}`],
  )
  const saved = rows.map(row => new Date(row.queued_at).getTime())
  return saved.length === 0 ? null : at.getTime() - Math.min(...saved)
}

/** Marks all publications as not waiting for a bucket: there is none. */
export async function awaitNoDelivery(em: EntityManager): Promise<void> {
  await em.execute('update publications set awaits_delivery = false where awaits_delivery')
}

/** Ids of live publications that the bucket lacks. The files of small edits can be there before the rest. */
export class Undelivered {
  #edits: readonly number[] = []
  #others: readonly number[]

  constructor(others: readonly number[] = []) {
    this.#others = others
  }

  get edits(): readonly number[] {
    return this.#edits
  }

  /** The small edits and the others. */
  get all(): readonly number[] {
    return [...this.#edits, ...this.#others]
  }

  add(ids: readonly number[], { isEdit }: { isEdit: boolean }): void {
    if (isEdit) this.#edits = [...this.#edits, ...ids]
    else this.#others = [...this.#others, ...ids]
  }

  /** Counts the edits so far with the others: visitors see them only when the bucket has everything. */
  gather(): void {
    this.#others = this.all
    this.#edits = []
  }

  delete(ids: readonly number[]): void {
    const isLeft = (id: number) => !ids.includes(id)
    this.#edits = this.#edits.filter(isLeft)
    this.#others = this.#others.filter(isLeft)
  }
}
