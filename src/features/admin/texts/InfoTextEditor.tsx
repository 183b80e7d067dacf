import { useState } from 'react'
import type { InfoTextName } from '../../../i18n/admin-paths.ts'
import { ContentEditor } from '../editor/ContentEditor.tsx'
import { infoTextKind } from './info-text-kind.ts'
import { INFO_TEXTS } from './info-texts.ts'
// Its only field: asked for with the rest.
import '../rich-text/RichTextEditor.tsx'

/** The island of the pages that edit a text. */
export function InfoTextEditor({ name }: { readonly name: InfoTextName }) {
  const [kind] = useState(() => infoTextKind(name))
  return <ContentEditor kind={kind} target={INFO_TEXTS[name].id} />
}
