import { useState } from 'react'
import type { ServiceType } from '../../../../server/services/service.schemas.ts'
import { adminPaths } from '../../../i18n/admin-paths.ts'
import { ContentEditor } from '../editor/ContentEditor.tsx'
import { itemInAddress } from '../editor/editor-target.ts'
import { serviceKind } from './service-kind.ts'

type ServiceEditorProps = { readonly type: ServiceType; readonly isNew: boolean }

/** The island of the pages that add and edit an item of a service type. */
export function ServiceEditor({ type, isNew }: ServiceEditorProps) {
  const [kind] = useState(() => serviceKind(type))
  return <ContentEditor kind={kind} target={isNew ? 'new' : itemInAddress(editSegment(type))} />
}

/** `edituritus` of `/teenused/uritused/edituritus/12` */
function editSegment(type: ServiceType): string {
  return adminPaths.editService(type, 0).split('/').at(-2) ?? ''
}
