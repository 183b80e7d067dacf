import { BODY } from '#common/localized-fields.ts'
import type { ContentKind } from '../content/content-kind.ts'
import { estonianHtml, translatedHtml } from '../content/rich-text-values.ts'
import { Text } from './text.entity.ts'
import { TextView, UpdateTextBody, type TextInput } from './text.schemas.ts'

/** Labels that say where each block appears (specification §3); some appear in two places. */
const LABELS: Readonly<Record<number, string>> = {
  1: 'Tooteinfo',
  2: 'Asutaja',
  3: 'Kaubamärk',
  4: 'Ürituste tutvustus, eraklient',
  5: 'Meeskonnakoolituste tutvustus, äriklient',
  6: 'Ninatrenni info',
  7: 'Ninatrenn',
  8: 'Kinkekaartide info',
  9: 'Lõhnastuslahenduste tutvustus',
}

/** Text blocks as content: how they are checked, stored and shown. */
export const texts: ContentKind<Text, TextInput, TextView> = {
  entity: 'text',
  plural: 'texts',
  Row: Text,
  isFixed: true,
  pictureFields: { texts: BODY.names },
  path: '/api/texts',
  View: TextView,
  UpdateBody: UpdateTextBody,
  order: { id: 'asc' },
  toView: text => ({ id: text.id, ...BODY.pick(text) }),
  toValues: input => BODY.map(input, estonianHtml, translatedHtml),
  label: text => LABELS[text.id] ?? `Tekst ${text.id}`,
}
