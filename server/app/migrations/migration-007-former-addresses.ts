import { raw } from '@mikro-orm/core'
import { Migration } from '@mikro-orm/migrations'
import { type LeftAddress, leftAddresses, segmentOfName } from '../../former-addresses/left-addresses.ts'
import type { RecordedChange } from '../../publication-queue/publication.schemas.ts'

type Publication = { changes: RecordedChange[]; queued_at: Date | string }

/** Of a recorded item only the columns of its address: histories hold long texts. */
const addressOf = (side: 'before' | 'after') => `case when jsonb_typeof(change->'${side}') = 'object' then
  jsonb_build_object('category_id', change->'${side}'->'category_id', 'name', change->'${side}'->'name') end`

/** The former addresses of items, those of earlier edits too: publications keep what each changed. */
export class Migration007FormerAddresses extends Migration {
  override name = '007-former-addresses'

  override async up(): Promise<void> {
    this.addSql(`create table "former_addresses" (
      "id" serial primary key,
      "entity" text not null,
      "item_id" int not null,
      "segment" varchar(200) not null,
      "category_id" int null,
      "since" timestamptz not null,
      constraint "former_addresses_entity_check" check ("entity" in ('category', 'product', 'post')),
      constraint "former_addresses_place_unique" unique ("entity", "item_id", "segment")
    )`)
    const left = new Map<string, LeftAddress & { since: Date }>()
    const segments = await this.#segmentsNow()
    for (const { changes, queued_at } of await this.#publications()) {
      for (const { entity, id, before } of changes) if (entity === 'category' && before) segments.set(id, segmentOfName(before))
      for (const address of leftAddresses(changes, id => segments.get(id))) {
        left.set(`${address.entity} ${address.item_id} ${address.segment}`, { ...address, since: new Date(queued_at) })
      }
      for (const { entity, id, after } of changes) if (entity === 'category' && after) segments.set(id, segmentOfName(after))
    }
    for (const { entity, item_id, segment, category_id, since } of left.values()) {
      const values = [entity, item_id, segment, category_id, since.toISOString()]
      this.addSql(
        raw('insert into former_addresses (entity, item_id, segment, category_id, since) values (?, ?, ?, ?, ?)', values),
      )
    }
  }

  /** Present names of categories, where history lacks one. */
  async #segmentsNow(): Promise<Map<number, string>> {
    const rows = (await this.execute('select id, segment from categories')) as { id: number; segment: string }[]
    return new Map(rows.map(({ id, segment }) => [id, segment]))
  }

  /** Publications that changed an item with an address of its own, oldest first. */
  async #publications(): Promise<Publication[]> {
    const rows = await this.execute(`select publications.queued_at, jsonb_agg(jsonb_build_object(
          'entity', change->>'entity', 'id', (change->>'id')::int,
          'before', ${addressOf('before')}, 'after', ${addressOf('after')})) as changes
        from publications, jsonb_array_elements(changes) change
        where change->>'entity' in ('category', 'product', 'post') and ${addressOf('before')} is distinct from ${addressOf('after')}
        group by publications.id order by publications.id`)
    return rows as Publication[]
  }
}
