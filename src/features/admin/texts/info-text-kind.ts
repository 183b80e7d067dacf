import type { TextView } from '../../../../server/texts/text.schemas.ts'
import { adminPaths, type InfoTextName } from '../../../i18n/admin-paths.ts'
import { paths } from '../../../i18n/paths.ts'
import type { EditorKind } from '../editor/editor-kind.ts'
import { lazyPart } from '../loading/lazy-part.ts'
import { infoTextEditorMessages } from './info-text-editor.messages.ts'
import { type InfoTextField, infoTextFields } from './info-text-fields.ts'
import { INFO_TEXTS } from './info-texts.ts'

/** A text of the company's own; it is never deleted. */
export function infoTextKind(name: InfoTextName): EditorKind<TextView, InfoTextField> {
  const page = paths[INFO_TEXTS[name].page]
  return {
    entity: 'text',
    path: '/api/texts',
    fields: infoTextFields,
    loadExtra: async () => null,
    texts: infoTextEditorMessages,
    listPage: page,
    publicPage: () => page,
    editPage: () => adminPaths.editInfoText(name),
    pageAfter: () => page,
    preview: lazyPart(async () => (await import('./InfoTextPreview.tsx')).infoTextPreview(name)),
  }
}
