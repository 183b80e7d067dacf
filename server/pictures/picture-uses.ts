import type { EntityManager } from '@mikro-orm/postgresql'
import { BODY, DESCRIPTION } from '#common/localized-fields.ts'
import { shortened } from '#common/shortened.ts'
import { plainText } from '../core/rich-text.ts'
import type { PictureUse } from './picture.schemas.ts'

const LABEL_LENGTH = 60

/** Each table that can show a picture: its rows' label, and every column that may hold an address. */
const PLACES = [
  placeQuery('product', 'products', { label: 'header', fields: ['image', ...DESCRIPTION.names] }),
  placeQuery('post', 'posts', { label: 'header', fields: ['image', ...BODY.names] }),
  placeQuery('service', 'services', { label: 'title', fields: ['image', ...BODY.names], type: 'type' }),
  placeQuery('text', 'texts', { label: 'null', fields: BODY.names }),
  placeQuery('feedback', 'feedbacks', { label: 'body', fields: BODY.names }),
].join(' union all ')

/** Every item that shows the picture, as its image or in its text, in any language. */
export async function pictureUses(em: EntityManager, hash: string): Promise<PictureUse[]> {
  const rows = await em.execute<PictureUse[]>(`with wanted as (select ?::text as address) ${PLACES} order by entity, id`, [
    `/media/${hash}/`,
  ])
  return rows.map(row => ({
    ...row,
    label: row.label === null ? null : shortened(labelText(row.entity, row.label), LABEL_LENGTH),
  }))
}

/** Titles are plain text; a customer's words are rich text. */
function labelText(entity: PictureUse['entity'], label: string): string {
  return entity === 'feedback' ? plainText(label) : label
}

function placeQuery(entity: string, table: string, row: { label: string; fields: readonly string[]; type?: string }): string {
  return `select '${entity}' as entity, id, ${row.label}::text as label, ${row.type ?? 'null'}::text as type
    from ${table}, wanted where strpos(concat_ws(' ', ${row.fields.join(', ')}), wanted.address) > 0`
}
