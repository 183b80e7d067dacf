import type { EntityManager } from '@mikro-orm/postgresql'
import { BODY, DESCRIPTION } from '#common/localized-fields.ts'
import { pictureAddress } from '#common/picture-address.ts'
import { shortened } from '#common/shortened.ts'
import { plainText } from '../core/rich-text.ts'
import type { PictureUse } from './picture.schemas.ts'

const MAX_LABEL_LENGTH = 60

/** Finds the rows of every table that show an address: a row's label, and every column that may hold the address. */
const USES_SQL = [
  placeQuery('product', 'products', { label: 'header', fields: ['image', ...DESCRIPTION.names] }),
  placeQuery('post', 'posts', { label: 'header', fields: ['image', ...BODY.names] }),
  placeQuery('service', 'services', { label: 'title', fields: ['image', ...BODY.names], type: 'type' }),
  placeQuery('text', 'texts', { label: 'null', fields: BODY.names }),
  placeQuery('feedback', 'feedbacks', { label: 'body', fields: BODY.names }),
].join(' union all ')

/** Finds every item that shows the picture, as its image or in its text, in any language. */
export async function pictureUses(em: EntityManager, hash: string): Promise<PictureUse[]> {
  const rows = await em.execute<PictureUse[]>(`with wanted as (select ?::text as address) ${USES_SQL} order by entity, id`, [
    pictureAddress(hash, ''),
  ])
  return rows.map(row => ({
    ...row,
    label: row.label === null ? null : shortened(labelText(row.entity, row.label), MAX_LABEL_LENGTH),
  }))
}

/** Titles are plain text; a customer's words are rich text. */
function labelText(entity: PictureUse['entity'], label: string): string {
  return entity === 'feedback' ? plainText(label) : label
}

/**
 * SQL that finds a table's rows with the wanted address.
 * @param row the columns of the label, of the service's list (where there is one), and of the fields to search
 */
function placeQuery(entity: string, table: string, row: { label: string; fields: readonly string[]; type?: string }): string {
  return `select '${entity}' as entity, id, ${row.label}::text as label, ${row.type ?? 'null'}::text as type
    from ${table}, wanted where strpos(concat_ws(' ', ${row.fields.join(', ')}), wanted.address) > 0`
}
