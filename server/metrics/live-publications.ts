import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * How many publications each call looks at: they stay for ever, no index has the time they went live, and recent ones are the
 * newest.
 */
const MAX_LOOKED_AT = 500

type Row = { id: number; live_at: string; seconds: number; pages: number }

/** A publication becomes visible to readers at most this long after its `live_at`: the marking transaction may take so long. */
const COMMITTED_WITHIN_SECONDS = 60

/** Finds the publications that went live since the last call, each once. */
export class LivePublications {
  #from: Date
  /** Publications from `#from` on that were already returned, and when they went live. */
  #returned = new Map<number, Date>()

  /** @param from leaves out earlier ones */
  constructor(from: Date) {
    this.#from = from
  }

  /** The publications since the last call. Of several that went live together only the first has `pages`. */
  async sinceLastTime(em: EntityManager): Promise<{ seconds: number; pages: number }[]> {
    const rows = await em.execute<Row[]>(
      `select id, live_at, duration_ms / 1000.0::float8 as seconds,
         case when row_number() over (partition by live_at order by id) = 1 then coalesce(pages_rendered, 0) else 0 end as pages
       from (select * from publications order by id desc limit ${MAX_LOOKED_AT}) as newest
       where state = 'live' and live_at >= ? and duration_ms is not null order by live_at`,
      [this.#from],
    )
    const fresh = rows.filter(({ id }) => !this.#returned.has(id))
    for (const { id, live_at } of fresh) this.#returned.set(id, new Date(live_at))
    // One that was marked live shortly before the newest of these may still be uncommitted: the next call begins before it.
    const committedUntil = rows.map(({ live_at }) => new Date(live_at).getTime() - COMMITTED_WITHIN_SECONDS * 1000)
    this.#from = new Date(Math.max(this.#from.getTime(), ...committedUntil))
    for (const [id, at] of this.#returned) if (at < this.#from) this.#returned.delete(id)
    return fresh
  }
}
