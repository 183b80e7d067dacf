import type { TextView } from '../../../../server/texts/text.schemas.ts'
import type { InfoTextName } from '../../../i18n/admin-paths.ts'
import services from '../../services/services.css?inline'
import text from '../../text/text.css?inline'
import type { KindPreview } from '../editor/editor-kind.ts'
import type { InfoTextField } from './info-text-fields.ts'
import { INFO_TEXTS } from './info-texts.ts'
import { infoTextPreview } from './InfoTextPreview.tsx'

/** The part of a page that shows a text, with the looks of that page. */
export function infoTextKindPreview(name: InfoTextName): KindPreview<InfoTextField, TextView, null> {
  const { look } = INFO_TEXTS[name]
  return { Preview: infoTextPreview(name), sheets: [look === 'intro' || look === 'tab' ? services : text] }
}
