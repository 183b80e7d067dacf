import type { TextView } from '../../../../server/texts/text.schemas.ts'
import { adminPaths, type InfoTextName } from '../../../i18n/admin-paths.ts'
import { paths } from '../../../i18n/paths.ts'
import services from '../../services/services.css?inline'
import text from '../../text/text.css?inline'
import { richTextFields } from '../editor/common-fields.ts'
import type { EditorKind } from '../editor/editor-kind.ts'
import { infoTextEditorMessages } from './info-text-editor.messages.ts'
import { INFO_TEXTS } from './info-texts.ts'
import { infoTextPreview } from './InfoTextPreview.tsx'

export type InfoTextField = Exclude<keyof TextView, 'id'>

/** A text of the company's own: nothing about it is required (specification §5), and it is never deleted. */
export function infoTextKind(name: InfoTextName): EditorKind<TextView, InfoTextField> {
  const { page: pageName, look } = INFO_TEXTS[name]
  const page = paths[pageName]
  return {
    entity: 'text',
    path: '/api/texts',
    fields: richTextFields('body', { label: 'body' }),
    loadExtra: async () => null,
    texts: infoTextEditorMessages,
    listPage: page,
    publicPage: () => page,
    editPage: () => adminPaths.editInfoText(name),
    pageAfter: () => page,
    Preview: infoTextPreview(name),
    previewSheets: [look === 'intro' || look === 'tab' ? services : text],
  }
}
