import { useState } from 'react'
import type { InfoTextName } from '#common/admin-addresses.ts'
import { adminPaths } from '#common/admin-paths.ts'
import type { SitePath } from '#common/paths.ts'
import type { TextView } from '#server/texts/text.schemas.ts'
import { ContentEditor } from '../../editor/ContentEditor.tsx'
import type { EditorKind } from '../../editor/model/editor-kind.ts'
import { INFO_TEXT_FIELDS } from '../../fields/text-fields.ts'
import { lazyPart } from '../../loading/lazy-parts.tsx'
import { INFO_TEXTS } from '../../texts/info-texts.ts'
import { infoTextEditorMessages } from './info-text-editor.i18n.ts'
// Its only field: fetched with the rest.
import '../../rich-text/RichTextEditor.tsx'

type InfoTextEditorProps = {
  readonly name: InfoTextName
  /** The page that shows the text. It is passed in: the table of all pages, with their names, is not in the editor's scripts. */
  readonly page: SitePath
}

/** How one of the company's texts is edited. It cannot be deleted, and nothing in it is required (specification §5). */
function infoTextKind({ name, page }: InfoTextEditorProps): EditorKind<TextView> {
  return {
    entity: 'text',
    path: '/api/texts',
    fields: INFO_TEXT_FIELDS,
    texts: infoTextEditorMessages,
    listPage: page,
    publicPage: () => page,
    editPage: () => adminPaths.editInfoText(name),
    pageAfter: () => page,
    preview: lazyPart(async () => (await import('./InfoTextPreview.tsx')).infoTextPreview(name)),
  }
}

/** The island of the pages that edit a text. */
export function InfoTextEditor(props: InfoTextEditorProps) {
  const [kind] = useState(() => infoTextKind(props))
  return <ContentEditor kind={kind} target={INFO_TEXTS[props.name].id} />
}
