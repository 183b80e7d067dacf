import { useState } from 'react'
import type { TextView } from '../../../../server/texts/text.schemas.ts'
import type { InfoTextName } from '../../../../common/admin-addresses.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { PAGES } from '../../../i18n/page-names.ts'
import { ContentEditor } from '../../editor/ContentEditor.tsx'
import type { EditorKind } from '../../editor/model/editor-kind.ts'
import { lazyPart } from '../../loading/lazy-part.ts'
import { CONTENT_FIELDS } from '../../fields/content-fields.i18n.ts'
import { infoTextEditorMessages } from './info-text-editor.i18n.ts'
import { INFO_TEXTS } from '../../texts/info-texts.ts'
// Its only field: fetched with the rest.
import '../../rich-text/RichTextEditor.tsx'

/** One of the company's texts; administrators cannot delete it, and nothing in it is required (specification §5). */
function infoTextKind(name: InfoTextName): EditorKind<TextView> {
  const page = PAGES[INFO_TEXTS[name].page].path
  return {
    entity: 'text',
    path: '/api/texts',
    fields: CONTENT_FIELDS.text,
    texts: infoTextEditorMessages,
    listPage: page,
    publicPage: () => page,
    editPage: () => adminPaths.editInfoText(name),
    pageAfter: () => page,
    preview: lazyPart(async () => (await import('./InfoTextPreview.tsx')).infoTextPreview(name)),
  }
}

/** The island of the pages that edit a text. */
export function InfoTextEditor({ name }: { readonly name: InfoTextName }) {
  const [kind] = useState(() => infoTextKind(name))
  return <ContentEditor kind={kind} target={INFO_TEXTS[name].id} />
}
