import type { TextView } from '../../../../server/texts/text.schemas.ts'
import type { InfoTextName } from '../../../i18n/admin-paths.ts'
import type { KindPreview } from '../editor/editor-kind.ts'
import type { InfoTextField } from './info-text-fields.ts'
import { infoTextPreview } from './InfoTextPreview.tsx'

/** The part of a page that shows a text, with the looks of that page. */
export function infoTextKindPreview(name: InfoTextName): KindPreview<InfoTextField, TextView, null> {
  return { Preview: infoTextPreview(name) }
}
